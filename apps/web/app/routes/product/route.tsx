import { CURRENCY } from '@shop/contract'
import type { ProductDetail } from '@shop/contract/host'
import { asApiError } from '../../api/api-error'
import { usePrerenderedData } from '../../api/prerendered-data'
import { Section } from '../../components/page'
import { uploadUrl } from '../../config/env'
import { paths } from '../../config/paths'
import { absoluteUrl, breadcrumbs, jsonLd, shareTags, type Thing } from '../../config/seo'
import { builtSite } from '../../config/site'
import { BuyBox } from '../../features/cart/components/buy-box'
import { useProduct } from '../../features/catalogue/api/queries'
import { ProductDetails, productCrumbs } from '../../features/catalogue/components/product-details'
import { SampleReport } from '../../features/sample-report/components/sample-report'
import { WishlistButton } from '../../features/wishlist/components/wishlist-button'
import { useQueryParams } from '../../hooks/use-query-params'
import { productActions } from '../product-actions'
import type { Route } from './+types/route'

/**
 * The product as a schema.org `Product`, with its price in ringgit (architecture §4). No host says
 * whether it is in stock.
 */
const productThing = (product: ProductDetail, url: string): Thing => ({
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
  },
})

const factsOf = (product: ProductDetail | undefined, isNotFound: boolean) =>
  product
    ? {
        title: product.product_name,
        description: product.product_summary || product.product_name,
        path: paths.product(product.product_id),
      }
    : {
        title: isNotFound ? 'Product not found' : 'Product',
        description: 'Pictures, price, facts and delivery of a product of the shop.',
      }

interface ProductViewProps {
  readonly id: number | undefined
  /** False while the query of the URL is unknown. */
  readonly isReady: boolean
}

/**
 * Title, description, share tags, canonical URL and JSON-LD of the product page; they are known
 * only with the product.
 */
const ProductMeta = ({ id, isReady }: ProductViewProps) => {
  const { data, error } = useProduct(id)
  const isNotFound = id === undefined ? isReady : asApiError(error)?.status === 404
  const product = isNotFound ? undefined : data
  const facts = factsOf(product, isNotFound)
  const url = product && absoluteUrl(paths.product(product.product_id))
  return (
    <>
      <title>{`${facts.title} · ${builtSite.brand.name}`}</title>
      <meta name="description" content={facts.description} />
      {isNotFound ? <meta name="robots" content="noindex" /> : null}
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

const parseId = (text: string | null) =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

const ProductView = ({ id, isReady }: ProductViewProps) => (
  <Section style={{ paddingTop: 'clamp(12px, 3vw, 24px)' }}>
    <ProductMeta id={id} isReady={isReady} />
    <ProductDetails
      id={id}
      isReady={isReady}
      purchase={(product) => (
        <BuyBox product={product}>
          <WishlistButton product={product} />
        </BuyBox>
      )}
      sampleReport={(test) => <SampleReport test={test} />}
      cardActions={productActions}
    />
  </Section>
)

/**
 * `/product/detail?id=1`, for which servers send the HTML of `/product/detail/1`: the query is
 * unknown until it is hydrated.
 */
const ProductOfQuery = () => {
  const { query, ready } = useQueryParams()
  const prerenderedId = usePrerenderedData().product?.product_id
  return <ProductView id={ready ? parseId(query.get('id')) : prerenderedId} isReady={ready} />
}

/** Only what depends on the query is rendered again after hydration. */
export default function ProductPage({ params }: Route.ComponentProps) {
  return params.id === undefined ? (
    <ProductOfQuery />
  ) : (
    <ProductView id={parseId(params.id)} isReady />
  )
}
