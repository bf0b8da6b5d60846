import { paths } from '../config/paths'
import { absoluteUrl, organization, seo } from '../config/seo'
import { builtSite } from '../config/site'
import { homeDescription } from '../content/home-head'
import { HomeOpening } from '../content/home-opening'
import { later } from '../ui/later'
import { Container, Section } from '../ui/page'

// Drawn at build time like all else; their scripts are not needed before the opening has been read.
const HomeSlides = later(async () => (await import('../features/catalog/slides')).HomeSlides, null)
const HomeRest = later(async () => (await import('./later/home-rest')).HomeRest, null)

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
      <Section style={{ paddingBlock: 0 }}>
        <Container>
          <HomeSlides />
        </Container>
      </Section>
      <HomeRest />
    </>
  )
}
