import { ButtonLink } from '../../components/button'
import { SampleRadar } from '../../components/illustrations/sample-radar'
import { Container, Lead, Row, Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { absoluteUrl, organization, seo } from '../../config/seo'
import { builtSite } from '../../config/site'
import { BelowHero } from './below-hero'
import styles from './route.module.css'

export const meta = () =>
  seo({
    title: `${builtSite.brand.name}: ${builtSite.brand.tagline}`,
    titleAlone: true,
    description:
      'A personality inventory with five dimensions, a career test, and the books, ebooks and workshops around them. Free delivery within Malaysia.',
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

const Hero = () => (
  <Section>
    <Container>
      <div className={styles.hero}>
        <Stack gap={3}>
          <h1>A person, drawn in five dimensions</h1>
          <Lead className={styles.lead}>
            The LPI describes how you meet the world: Openness, Neutral, Analytical, Relational, Decisive. Take the
            inventory, read the books behind it, or bring it to your team.
          </Lead>
          <Row>
            <ButtonLink to={paths.category({ type: 'personal' })}>Take the inventory</ButtonLink>
            <ButtonLink to={paths.inventory} variant="quiet">
              How it works
            </ButtonLink>
          </Row>
        </Stack>
        <SampleRadar />
      </div>
    </Container>
  </Section>
)

export default function Home() {
  return (
    <>
      <Hero />
      <BelowHero />
    </>
  )
}
