import { CURRENCY } from '@shop/contract'
import { uploadUrl } from '../../../config/env'
import { paths } from '../../../config/paths'
import { absoluteUrl, breadcrumbs, jsonLd, type Thing } from '../../../config/seo'
import { builtSite } from '../../../config/site'
import { useProduct } from '../api/queries'

type Loaded = NonNullable<ReturnType<typeof useProduct>['data']>

/** A product as schema.org describes it, with its price in ringgit (architecture §4: RM, at most 2 decimals). */
const productThing = (product: Loaded, url: string): Thing => ({
  '@type': 'Product',
  name: product.product_name,
  description: product.product_summary,
  sku: String(product.product_id),
  image: new URL(uploadUrl(product.product_thumbnail), url).href,
  brand: { '@type': 'Brand', name: builtSite.brand.name },
  offers: {
    '@type': 'Offer',
    url,
    price: product.product_price.toFixed(2),
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
  },
})

/** The way to a product, as the page shows it and machines are told. */
export const productCrumbs = ({ product_id, product_name }: Pick<Loaded, 'product_id' | 'product_name'>) => [
  { title: 'Home', path: paths.home },
  { title: 'Shop', path: paths.category() },
  { title: product_name, path: paths.product(product_id) },
]

/** What the product page tells machines: its head is known only once the product is. */
export const ProductHead = ({ id }: { readonly id: number | undefined }) => {
  const { data: product } = useProduct(id)
  if (!product) {
    return (
      <>
        <title>{`Product · ${builtSite.brand.name}`}</title>
        <meta
          name="description"
          content="One product of the shop: pictures, price, facts and what goes well with it."
        />
      </>
    )
  }
  const url = absoluteUrl(paths.product(product.product_id))
  const trail = breadcrumbs(productCrumbs(product))
  return (
    <>
      <title>{`${product.product_name} · ${builtSite.brand.name}`}</title>
      <meta name="description" content={product.product_summary} />
      <link rel="canonical" href={url} />
      <script type="application/ld+json">{jsonLd(productThing(product, url))}</script>
      <script type="application/ld+json">{jsonLd(trail)}</script>
    </>
  )
}
