import styled from '@emotion/styled'
import { paths } from '../config/paths'
import { builtSite } from '../config/site'
import { AddToCart } from '../features/cart/add-to-cart'
import { Highlights } from '../features/catalog/highlights'
import { HomeSlides } from '../features/catalog/slides'
import { ButtonLink } from '../ui/button'
import { Container, Row, Section, Stack } from '../ui/page'
import { Radar } from '../ui/radar'

export const meta = () => [
  { title: builtSite.brand.name },
  { name: 'description', content: 'Books, ebooks, a five-dimension personality inventory and a career test.' },
]

const Hero = styled('div')({
  display: 'grid',
  gap: '32px clamp(32px, 6vw, 96px)',
  alignItems: 'center',
  '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
})

const Lead = styled('p')({ maxWidth: '34em', fontSize: 'var(--size-lead)', lineHeight: 1.5, color: 'var(--ink-soft)' })

export default function Home() {
  return (
    <>
      <Section>
        <Container>
          <Hero>
            <Stack gap={3}>
              <h1>A person, drawn in five dimensions</h1>
              <Lead>
                The LPI describes how someone meets the world: Openness, Neutral, Analytical, Relational, Decisive. Take
                the inventory, read the books behind it, or bring it to your team.
              </Lead>
              <Row>
                <ButtonLink to={paths.category({ format: 'online_test' })}>Take the inventory</ButtonLink>
                <ButtonLink to={paths.category()} look="quiet">
                  Browse the shop
                </ButtonLink>
              </Row>
            </Stack>
            <Radar
              scores={[0.82, 0.46, 0.7, 0.9, 0.58]}
              title="A sample profile on the five dimensions of the inventory"
            />
          </Hero>
        </Container>
      </Section>
      <Section style={{ paddingBlock: 0 }}>
        <Container>
          <HomeSlides />
        </Container>
      </Section>
      <Section>
        <Container>
          <Highlights
            parts={[{ title: 'From the shop', pick: () => true }]}
            action={(product) => <AddToCart product={product} look="quiet" />}
          />
        </Container>
      </Section>
    </>
  )
}
