import { paths } from '../config/paths'
import { absoluteUrl, organization, seo } from '../config/seo'
import { builtSite } from '../config/site'
import { FiveDimensions, HomeOpening, HowItWorks, TheAuthor, WhatItIs, WhoItIsFor } from '../content/home-sections'
import { homeDescription } from '../content/home-texts'
import { later } from '../ui/later'
import { Container, Section } from '../ui/page'

// Drawn at build time like all else; their scripts are not needed before the products themselves have come.
const HomeSlides = later(async () => (await import('../features/catalog/slides')).HomeSlides, null)
const HomeShelf = later(async () => (await import('./later/home-shelf')).HomeShelf, null)

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
      <WhatItIs />
      <FiveDimensions />
      <WhoItIsFor />
      <Section style={{ paddingTop: 0 }}>
        <Container>
          <HomeShelf />
        </Container>
      </Section>
      <HowItWorks />
      <TheAuthor />
    </>
  )
}
