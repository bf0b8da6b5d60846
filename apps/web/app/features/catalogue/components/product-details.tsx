import { formatOf, POLICY, productTypes } from '@shop/contract'
import type { ProductDetail } from '@shop/contract/host'
import { Clock, CreditCard, RotateCcw } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { asApiError } from '../../../api/api-error'
import { useSite } from '../../../api/site-settings'
import { Breadcrumb } from '../../../components/breadcrumb'
import { ButtonLink } from '../../../components/button'
import { classNames } from '../../../components/class-names'
import { Facts } from '../../../components/facts'
import { ExternalLink, FragmentLink } from '../../../components/links'
import { Columns, Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { Loading, NeedsScript, Skeleton } from '../../../components/skeleton'
import { uploadUrl } from '../../../config/env'
import { kindLabel } from '../../../config/labels'
import type { SiteSettings, Test } from '../../../config/parse-site'
import { paths } from '../../../config/paths'
import { useProduct } from '../api/queries'
import { testFacts } from '../product-texts'
import { CatalogueError } from './catalogue-error'
import { ChildAge } from './child-age'
import { OtherTests, RelatedProducts } from './other-products'
import { PopularProducts } from './popular-products'
import { ProductCover } from './product-cover'
import styles from './product-details.module.css'
import type { ProductActions } from './product-grid'
import { ProductPrice } from './product-price'

/** The breadcrumb of a product page, also as JSON-LD. */
export const productCrumbs = ({
  product_id,
  product_name,
}: Pick<ProductDetail, 'product_id' | 'product_name'>) => [
  { title: 'Home', path: paths.home },
  { title: 'Shop', path: paths.category() },
  { title: product_name, path: paths.product(product_id) },
]

interface OpenPictureProps {
  readonly upload: string
  /** The page of a sample report, as the fragment that opens it. */
  readonly page: string | undefined
  readonly children: ReactNode
}

const OpenPicture = ({ upload, page, children }: OpenPictureProps) =>
  page ? (
    <FragmentLink fragment={page}>{children}</FragmentLink>
  ) : (
    <ExternalLink href={uploadUrl(upload)}>{children}</ExternalLink>
  )

/**
 * All pictures at once: the cover with the others below it, or on a phone a row that scrolls. Those
 * after the cover of a test are the third and later pages of its sample report, and open it there;
 * others open in their full size, as the inside pages of a book.
 */
const Gallery = ({
  product,
  sample,
}: {
  readonly product: ProductDetail
  readonly sample: string | undefined
}) => {
  const images = [...new Set([product.product_thumbnail, ...(product.product_images ?? [])])]
  const isRow = images.length > 1
  return (
    <ul
      className={styles.gallery}
      data-row={isRow}
      aria-label="Pictures"
      // A row that scrolls is reached with the Tab key.
      tabIndex={isRow ? 0 : undefined}
    >
      {images.map((upload, index) => {
        const picture = (
          <ProductCover
            upload={upload}
            alt={product.product_name + (isRow ? `, picture ${index + 1} of ${images.length}` : '')}
            width={480}
            height={640}
            sizes={`(max-width:639px) 152px, ${index === 0 ? 480 : 240}px`}
            {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        )
        return (
          <li key={upload}>
            {index === 0 ? (
              picture
            ) : (
              <OpenPicture upload={upload} page={sample && `${sample}/${index + 2}`}>
                {picture}
              </OpenPicture>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const { deliveryWorkingDays, ebookWorkingDays, internationalDays, refundDays } = POLICY

const parcel =
  `Free delivery in Malaysia within ${deliveryWorkingDays} working days. To other ` +
  `countries ${internationalDays.min} to ${internationalDays.max} days on average, and ` +
  'we’ll email you the shipping cost first.'
const ebook = `We’ll email it to you within ${ebookWorkingDays} working days of your payment.`
const faulty = `Faulty or wrong? Return it within ${refundDays} days of purchase for a full refund.`

const accessOf = ({
  hasAccessCodes,
  isPerSeat,
}: (typeof productTypes)[ProductDetail['product_type']]) => {
  if (!hasAccessCodes)
    return (
      'You take it on the career test site, which our menu links to. You’ll get the link to ' +
      'start as soon as you’ve paid. It stays in your order.'
    )
  return isPerSeat
    ? 'Your access codes, one for each seat, will be in My Account as ' +
        'soon as you’ve paid. Give them out to your group. For a member under 18, ask a ' +
        'parent or guardian first.'
    : 'Your access code will be in My Account as soon as you’ve paid. Start whenever you like.'
}

/**
 * When and how a product arrives, and whether it can be returned (requirements §9). A host may not
 * say whether it is printed.
 */
const promisesOf = (product: ProductDetail): readonly [delivery: string, refund: string] => {
  const format = formatOf(product)
  if (format === 'online_test')
    return [accessOf(productTypes[product.product_type]), 'Tests are non-refundable.']
  if (format === 'ebook') return [ebook, 'Ebooks are non-refundable.']
  if (product.product_format) return [parcel, faulty]
  return [
    `${parcel} Ebooks come by email within ${ebookWorkingDays} working days.`,
    `${faulty} Ebooks are non-refundable.`,
  ]
}

/** What a buyer wants to know next to the button: delivery, refunds and payment. */
const ProductPromises = ({ product }: { readonly product: ProductDetail }) => {
  const [delivery, refund] = promisesOf(product)
  return (
    <ul className={styles.promises} aria-label="Delivery, refunds and payment">
      <li>
        <Clock size={20} aria-hidden />
        <p>{delivery}</p>
      </li>
      <li>
        <RotateCcw size={20} aria-hidden />
        <p>
          {refund} <Link to={paths.shippingReturns}>Shipping and returns</Link>
        </p>
      </li>
      <li>
        <CreditCard size={20} aria-hidden />
        <p>
          You’ll pay on our card provider’s secure page. We never see your card number. No account
          needed. <Link to={paths.support}>Questions and answers</Link>
        </p>
      </li>
    </ul>
  )
}

/** What the LPI rests on, as far as data.json says it. */
const evidenceFacts = ({ since, norm_group, reliability }: SiteSettings['evidence']) => [
  { label: 'Since', value: since },
  { label: 'Norm group', value: norm_group },
  { label: 'Reliability', value: reliability },
]

interface ProductProps {
  readonly product: ProductDetail
  /** What data.json says about it, if it is a test. */
  readonly test: Test | undefined
}

const ForSomeoneElse = ({ product, test }: ProductProps) => {
  const { hasAccessCodes } = productTypes[product.product_type]
  return (
    <Stack gap={1}>
      <h2 className={styles.small}>Buying for your child or a friend?</h2>
      <p>
        One {hasAccessCodes ? 'code' : 'test'} is for one person, who also gets the report: you see
        it only if they show it to you. After paying you get{' '}
        {hasAccessCodes
          ? 'a card with the code, to print or send'
          : 'its link, to pass on with your order number'}
        . <ChildAge test={test} productName={product.product_name} />
      </p>
    </Stack>
  )
}

const columns = {
  template: 'minmax(0, 5fr) minmax(0, 7fr)',
  from: 640,
  gap: 'clamp(16px, 4vw, 32px) clamp(32px, 6vw, 80px)',
} as const

const ProductDetailsSkeleton = () => (
  <Loading label="Loading the product">
    <Columns {...columns}>
      <div className={styles.breadcrumb}>
        <Skeleton width={200} height={32} />
      </div>
      <div className={classNames(styles.gallery, styles.coverSkeleton)}>
        <Skeleton height="100%" />
      </div>
      <Stack gap={2}>
        <Skeleton height="3rem" />
        <Skeleton width="30%" height="2rem" />
        <Skeleton height="8rem" />
      </Stack>
    </Columns>
  </Loading>
)

interface ProductDetailsProps {
  readonly id: number | undefined
  /**
   * False during hydration, while the query of the URL is unknown. The id is then that of the
   * prerendered product, if any.
   */
  readonly isReady: boolean
  /** The quantity field and the Add button. */
  readonly purchase: (product: ProductDetail) => ReactNode
  readonly sampleReport: (test: Test) => ReactNode
  readonly cardActions: ProductActions
}

const UnknownProduct = ({ cardActions }: Pick<ProductDetailsProps, 'cardActions'>) => (
  <>
    <EmptyState title="Product not found" as="h1">
      <p>We no longer sell this product, or the link is wrong.</p>
      <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
    </EmptyState>
    <PopularProducts actions={cardActions} />
  </>
)

const ProductTitle = ({ product, test }: ProductProps) => (
  <Stack gap={1}>
    <p className={styles.format}>{kindLabel(product)}</p>
    <h1>{product.product_name}</h1>
    <p className={styles.summary}>{product.product_summary}</p>
    {test ? <p className={styles.testLine}>{testFacts(test)}</p> : null}
  </Stack>
)

/** The facts of the host, and of a test of the LPI those of data.json. */
const ProductFacts = ({ product, test }: ProductProps) => {
  const { tests, evidence } = useSite()
  const { isPerSeat } = productTypes[product.product_type]
  const isOfLpi = isPerSeat || (test !== undefined && test === tests[0])
  const facts = [
    ...(product.product_facts ?? []),
    ...(isOfLpi ? evidenceFacts(evidence) : []),
  ].flatMap(({ label, value }) => (label && value ? { label, value } : []))
  return facts.length > 0 ? <Facts className={styles.facts} facts={facts} /> : null
}

/** The name of the sample report of a test, if its pages can be read on this page. */
const useSampleName = (test: Test | undefined): string | undefined => {
  const { pdfs, report_pages } = useSite()
  const report = test?.sample_report ?? ''
  return pdfs[report] && report_pages[report] ? report : undefined
}

type LoadedProductProps = ProductProps & Omit<ProductDetailsProps, 'id' | 'isReady'>

const LoadedProduct = ({ product, test, cardActions, ...parts }: LoadedProductProps) => {
  const sample = useSampleName(test)
  const isTest = formatOf(product) === 'online_test'
  const { isPerSeat } = productTypes[product.product_type]
  return (
    <>
      <Columns {...columns}>
        <div className={styles.breadcrumb}>
          <Breadcrumb crumbs={productCrumbs(product)} />
        </div>
        <Gallery product={product} sample={sample} />
        <Stack gap={3} className={styles.details}>
          <ProductTitle product={product} test={test} />
          <p className={styles.price}>
            <ProductPrice product={product} />
          </p>
          <Stack gap={1}>
            {parts.purchase(product)}
            <NeedsScript />
          </Stack>
          <ProductPromises product={product} />
          {product.product_description?.map((paragraph) => (
            <p key={paragraph} className={styles.description}>
              {paragraph}
            </p>
          ))}
          <ProductFacts product={product} test={test} />
          {isTest && !isPerSeat ? <ForSomeoneElse product={product} test={test} /> : null}
        </Stack>
        {test ? parts.sampleReport(test) : null}
      </Columns>
      {isTest ? <OtherTests product={product} /> : null}
      <RelatedProducts id={product.product_id} actions={cardActions} />
    </>
  )
}

export const ProductDetails = ({ id, isReady, ...parts }: ProductDetailsProps) => {
  const query = useProduct(id)
  const product = useDeferredValue(query.data)
  const test = useSite().tests.find(({ product_id }) => product_id === id)
  if (id === undefined && !isReady) return <ProductDetailsSkeleton />
  if (id === undefined || asApiError(query.error)?.status === 404)
    return <UnknownProduct cardActions={parts.cardActions} />
  if (!product)
    return query.error ? <CatalogueError {...query} as="h1" /> : <ProductDetailsSkeleton />
  return (
    <Stack gap={8}>
      {query.error ? <CatalogueError {...query} /> : null}
      <LoadedProduct key={product.product_id} {...parts} product={product} test={test} />
    </Stack>
  )
}
