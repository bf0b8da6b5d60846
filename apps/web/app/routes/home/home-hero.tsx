import styled from '@emotion/styled'
import { ButtonLink } from '../../components/button'
import { Container, Row, Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { SampleRadar } from '../../content/drawings/sample-radar'

const Opening = styled('div')({
  display: 'grid',
  gap: '32px clamp(32px, 6vw, 96px)',
  alignItems: 'center',
  '@media (max-width: 699px)': { '& svg': { maxWidth: 440 } },
  '@media (min-width: 700px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
})

const Lead = styled('p')({ maxWidth: '34em', fontSize: 'var(--size-lead)', lineHeight: 1.5, color: 'var(--ink-soft)' })

/** The first view: what this is, and the two things to do. */
export const HomeOpening = () => (
  <Section>
    <Container>
      <Opening>
        <Stack gap={3}>
          <h1>A person, drawn in five dimensions</h1>
          <Lead>
            The LPI describes how someone meets the world: Openness, Neutral, Analytical, Relational, Decisive. Take the
            inventory, read the books behind it, or bring it to your team.
          </Lead>
          <Row>
            <ButtonLink to={paths.category({ format: 'online_test' })}>Take the inventory</ButtonLink>
            <ButtonLink to={paths.inventory} look="quiet">
              How it works
            </ButtonLink>
          </Row>
        </Stack>
        <SampleRadar />
      </Opening>
    </Container>
  </Section>
)
