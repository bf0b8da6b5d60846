import { CURRENCY } from '@shop/contract'
import type { ProductDetail } from '@shop/contract/host'
import { asApiError } from '../../../api/api-error'
import { uploadUrl } from '../../../config/env'
import { paths } from '../../../config/paths'
import { absoluteUrl, breadcrumbs, jsonLd, shareTags, type Thing } from '../../../config/seo'
import { builtSite } from '../../../config/site'
import { useProduct } from '../api/queries'

/** The product as a schema.org `Product`, with its price in ringgit (architecture §4). No host says whether it is in stock. */
const productThing = (product: ProductDetail, url: string): Thing => ({
  '@type': 'Product',
  name: product.product_name,
  description: product.product_summary,
  sku: String(product.product_id),
  image: new URL(uploadUrl(product.product_thumbnail), url).href,
  brand: { '@type': 'Brand', name: builtSite.brand.name },
  offers: { '@type': 'Offer', url, price: product.product_price.toFixed(2), priceCurrency: CURRENCY },
})

/** The breadcrumb of a product page, also as JSON-LD. */
export const productCrumbs = ({ product_id, product_name }: Pick<ProductDetail, 'product_id' | 'product_name'>) => [
  { title: 'Home', path: paths.home },
  { title: 'Shop', path: paths.category() },
  { title: product_name, path: paths.product(product_id) },
]

const factsOf = (product: ProductDetail | undefined, isRemoved: boolean) =>
  product
    ? {
        title: product.product_name,
        description: product.product_summary || product.product_name,
        path: paths.product(product.product_id),
      }
    : {
        title: isRemoved ? 'Product not found' : 'Product',
        description: 'Pictures, price, facts and delivery of a product of the shop.',
      }

/** Title, description, share tags, canonical URL and JSON-LD of the product page; they are known only with the product. */
export const ProductMeta = ({ id }: { readonly id: number | undefined }) => {
  const { data, error } = useProduct(id)
  const isRemoved = asApiError(error)?.status === 404
  const product = isRemoved ? undefined : data
  const facts = factsOf(product, isRemoved)
  const url = product && absoluteUrl(paths.product(product.product_id))
  return (
    <>
      <title>{`${facts.title} · ${builtSite.brand.name}`}</title>
      <meta name="description" content={facts.description} />
      {isRemoved ? <meta name="robots" content="noindex" /> : null}
      {shareTags(facts).map((tag) => (
        <meta key={JSON.stringify(tag)} {...tag} />
      ))}
      {product && url ? (
        <>
          <link rel="canonical" href={url} />
          <script type="application/ld+json">{jsonLd(productThing(product, url))}</script>
          <script type="application/ld+json">{jsonLd(breadcrumbs(productCrumbs(product)))}</script>
        </>
      ) : null}
    </>
  )
}
