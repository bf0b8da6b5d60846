import { lazyComponent } from '../../components/lazy-component'
import { Container, Section } from '../../components/page'
import { paths } from '../../config/paths'
import { absoluteUrl, organization, seo } from '../../config/seo'
import { builtSite } from '../../config/site'
import { homeDescription } from './home-description'
import { HomeOpening } from './home-hero'
import styles from './route.module.css'

// Drawn at build time like all else; their scripts are not needed before the opening has been read.
const HomeSlides = lazyComponent(
  async () => (await import('../../features/catalogue/components/home-slides')).HomeSlides,
  null,
)
const HomeRest = lazyComponent(async () => (await import('./below-hero')).HomeRest, null)

export const meta = () =>
  seo({
    title: `${builtSite.brand.name}: ${builtSite.brand.tagline}`,
    titleAlone: true,
    description: homeDescription,
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

export default function Home() {
  return (
    <>
      <HomeOpening />
      <Section className={styles.section}>
        <Container>
          <HomeSlides />
        </Container>
      </Section>
      <HomeRest />
    </>
  )
}
