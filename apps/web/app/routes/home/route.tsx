import { POLICY } from '@shop/contract'
import { dimensions } from '@shop/design'
import { type PropsWithChildren, Suspense } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../api/site-settings'
import { Emblem } from '../../components/brand-mark'
import { ButtonLink } from '../../components/button'
import { SampleRadar } from '../../components/illustrations/sample-radar'
import { Money } from '../../components/money'
import { Columns, Lead, Row, Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { absoluteUrl, organization, seo } from '../../config/seo'
import { builtSite } from '../../config/site'
import { Step, Steps } from '../../content/components/steps'
import { useListedProducts } from '../../features/catalogue/api/queries'
import { Highlights } from '../../features/catalogue/components/highlights'
import { HomeSlides } from '../../features/catalogue/components/home-slides'
import { ProductPrice } from '../../features/catalogue/components/product-price'
import { TestFinder } from '../../features/catalogue/components/test-finder'
import { homeProducts } from '../../features/catalogue/product-filters'
import { dimensionNames } from '../../features/dimensions/dimension-names'
import { ReportPages } from '../../features/sample-report/components/report-pages'
import { productActions } from '../product-actions'
import styles from './route.module.css'

export const meta = () =>
  seo({
    title: `${builtSite.brand.name}: ${builtSite.brand.tagline}`,
    titleAlone: true,
    description:
      'A personality test with five dimensions, a career test, and the books, ebooks and ' +
      'workshops around them. Free delivery within Malaysia.',
    path: paths.home,
    things: [
      organization(),
      {
        '@type': 'WebSite',
        name: builtSite.brand.name,
        url: absoluteUrl(paths.home),
        inLanguage: 'en-MY',
        publisher: { '@id': absoluteUrl('/#organization') },
      },
    ],
  })

/** The price of the test that the hero describes, and of the cheapest for one person. */
const TestPrices = () => {
  const { product_id: id } = useSite().tests[0] ?? {}
  const products = useListedProducts().data ?? []
  const tests = products.filter(({ product_type }) => product_type === 'lpitest')
  if (tests.length === 0) return null
  const lowest = Math.min(...tests.map(({ product_price }) => product_price))
  const price = tests.find(({ product_id }) => product_id === id)?.product_price ?? lowest
  return price === lowest ? (
    <p className={styles.from}>
      From <Money amount={lowest} />
    </p>
  ) : (
    <p className={styles.from}>
      <Money amount={price} />, other tests from <Money amount={lowest} />
    </p>
  )
}

/** What a visitor can check, as far as data.json has it. */
const Proof = () => {
  const { evidence, pdfs } = useSite()
  const publications = Object.keys(pdfs).filter((name) => name.startsWith('publication_')).length
  return (
    <ul className={styles.proof}>
      {evidence.since ? <li>Since {evidence.since}</li> : null}
      {evidence.used_by ? <li>Used by {evidence.used_by}</li> : null}
      <li>
        <Link to={paths.trainers}>Licensed trainers</Link>
      </li>
      {publications > 0 ? (
        <li>
          <Link to={paths.publications}>{publications} publications to read</Link>
        </li>
      ) : null}
    </ul>
  )
}

const Hero = () => {
  const { brand, evidence, tests } = useSite()
  const { minutes, report } = tests[0] ?? {}
  const name = evidence.full_name ? `${brand.short} (${evidence.full_name})` : brand.short
  return (
    <Section>
      <div className={styles.hero}>
        <Stack gap={3}>
          <h1>Your personality, drawn in five dimensions</h1>
          <Lead className={styles.lead}>
            {`The ${name} is a personality test that you take online` +
              (minutes ? ` in ${minutes} minutes. ` : '. ') +
              `You get ${report ? `an ${report}` : 'a report'} in plain words about how you ` +
              'think, feel and decide. For yourself, your child or your team.'}
          </Lead>
          <TestPrices />
          <Row>
            <ButtonLink to={tests.length > 0 ? '#which-one' : paths.category()}>
              Choose a test
            </ButtonLink>
            <ButtonLink to="#how-it-works" variant="quiet">
              How it works
            </ButtonLink>
          </Row>
          <Proof />
        </Stack>
        <div className={styles.sheet}>
          <p className={styles.sheetTitle}>A sample profile</p>
          <SampleRadar />
          <div className={styles.sheetNote}>
            <p>A made-up profile. The further out a corner, the higher the score.</p>
            <p>
              <strong>Relational</strong>, 90, high. Friendly, sympathetic, quick to connect. May
              find it hard to say no.
            </p>
            <p>Openness and Relational: Thinks aloud, in company, and likes new ground.</p>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** A heading next to its content on a wide window. */
const HeadingColumns = (props: PropsWithChildren) => (
  <Columns
    {...props}
    template="minmax(0, 4fr) minmax(0, 7fr)"
    from={800}
    gap="24px clamp(32px, 6vw, 96px)"
  />
)

/** What the test is, with pages of its report. The most thorough test is the first in data.json. */
const WhatItIs = () => {
  const { product_id: id, sample_report: report = '' } = useSite().tests[0] ?? {}
  const product = useListedProducts().data?.find(({ product_id }) => product_id === id)
  return (
    <Section className={styles.what}>
      <Stack gap={4}>
        <HeadingColumns>
          <h2>A description, not a verdict</h2>
          <Stack gap={2}>
            <p>
              You say how well short statements describe you. Your answers are added up along five
              dimensions, and together these form a shape: your profile. It has no pass mark and no
              best result. Both ends of every scale have their strengths.
            </p>
            {product ? (
              <Row>
                <ButtonLink to={paths.product(product.product_id)}>Take the test</ButtonLink>
                <ProductPrice product={product} />
              </Row>
            ) : null}
          </Stack>
        </HeadingColumns>
        {/* The reader of the report is on the product page; closing it leads back here. */}
        {product ? <ReportPages name={report} path={paths.product(product.product_id)} /> : null}
      </Stack>
    </Section>
  )
}

const WhichOne = () =>
  useSite().tests.length > 0 ? (
    <Section className={styles.band}>
      <Stack gap={4}>
        <h2 id="which-one">Which one is for me?</h2>
        <TestFinder />
      </Stack>
    </Section>
  ) : null

const FiveDimensions = () => (
  <Section className={styles.band}>
    <Stack gap={5}>
      <h2>The five dimensions</h2>
      <ol className={styles.five}>
        {dimensions.map((dimension) => (
          <li key={dimension}>
            <Emblem dimension={dimension} size={56} />
            <h3 style={{ color: `var(--${dimension})` }}>
              <Link to={`${paths.dimensions}#${dimension}`}>{dimensionNames[dimension].name}</Link>
            </h3>
            <p>{dimensionNames[dimension].short}</p>
          </li>
        ))}
      </ol>
    </Stack>
  </Section>
)

const FeaturedProducts = () => (
  <Section>
    <Stack gap={4}>
      <Highlights title="From the shop" select={homeProducts} actions={productActions} />
      <Row>
        <ButtonLink variant="quiet" to={paths.category()}>
          See the whole shop
        </ButtonLink>
        <ButtonLink variant="link" to={paths.starZone}>
          Star Zone
        </ButtonLink>
      </Row>
    </Stack>
  </Section>
)

const HowItWorks = () => (
  <Section>
    <Stack gap={4}>
      <h2 id="how-it-works">How it works</h2>
      <Steps>
        <Step title="Choose">A test, a book or an ebook. All prices are in ringgit.</Step>
        <Step title="Pay by card">
          On our card provider’s secure page. You don’t need an account.
        </Step>
        <Step title="Receive">
          Tests start as soon as you have paid. Ebooks come by email within{' '}
          {POLICY.ebookWorkingDays} working days. Books reach you within{' '}
          {POLICY.deliveryWorkingDays}, free in Malaysia.
        </Step>
        <Step title="Talk it over">
          With a friend or colleague, or with a <Link to={paths.trainers}>licensed trainer</Link>.
        </Step>
      </Steps>
    </Stack>
  </Section>
)

const { name, biography } = builtSite.author

const TheAuthor = () => (
  <Section>
    <HeadingColumns>
      <h2>{name || 'The author'}</h2>
      <Stack gap={2}>
        <Lead className={styles.lead}>{biography[0]}</Lead>
        <Row gap={4}>
          <ButtonLink variant="link" to={paths.author}>
            About the author
          </ButtonLink>
          <ButtonLink variant="link" to={paths.publications}>
            Related publications
          </ButtonLink>
        </Row>
      </Stack>
    </HeadingColumns>
  </Section>
)

/** What it is and which one to take, then the shop. */
export default function Home() {
  return (
    <>
      <Hero />
      <WhatItIs />
      <WhichOne />
      <HowItWorks />
      <FeaturedProducts />
      {/* Hydrated after the products, whose buttons are pressed first. */}
      <Suspense>
        <FiveDimensions />
        <HomeSlides />
        {biography.length > 0 ? <TheAuthor /> : null}
      </Suspense>
    </>
  )
}
