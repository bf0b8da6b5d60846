import styled from '@emotion/styled'
import { Link } from 'react-router'
import { Emblem } from '../../components/brand-mark'
import { ButtonLink } from '../../components/button'
import { Container, Row, Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { Steps, Ways } from '../../content/blocks'
import { Drawing } from '../../content/drawings/drawing'
import { InlineText } from '../../content/inline-text'
import { dimensionTexts } from '../../content/pages/dimension-texts'
import { authorWords, howItWorks, whatItIs, whoItIsFor } from './home-texts'

const Lead = styled('p')({ maxWidth: '34em', fontSize: 'var(--size-lead)', lineHeight: 1.5, color: 'var(--ink-soft)' })

const Columns = styled('div')({
  display: 'grid',
  gap: '24px clamp(32px, 6vw, 96px)',
  '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
})

/** What the inventory is, in two paragraphs. */
export const WhatItIs = () => (
  <Section>
    <Container>
      <Columns>
        <h2>{whatItIs.title}</h2>
        <Stack gap={2}>
          {whatItIs.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <div>
            <ButtonLink look="link" to={paths.inventory}>
              Read about the inventory
            </ButtonLink>
          </div>
        </Stack>
      </Columns>
    </Container>
  </Section>
)

const Band = styled(Section)({ background: 'var(--shade)' })

const Five = styled('ol')({
  display: 'grid',
  gap: '32px 24px',
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: '4px 16px',
    alignItems: 'start',
    '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  },
  '& svg': { gridRow: 'span 2' },
  '& h3 a': { color: 'inherit', textDecorationColor: 'var(--control)' },
  '& p': { fontSize: 'var(--size-label)', lineHeight: 1.5, color: 'var(--ink-soft)' },
})

/** The five dimensions, each with its emblem in its hue. */
export const FiveDimensions = () => (
  <Band>
    <Container>
      <Stack gap={5}>
        <h2>The five dimensions</h2>
        <Five>
          {dimensionTexts.map(({ dimension, name, short }) => (
            <li key={dimension}>
              <Emblem dimension={dimension} size={56} />
              <h3 style={{ color: `var(--${dimension})` }}>
                <Link to={`${paths.dimensions}#${dimension}`}>{name}</Link>
              </h3>
              <p>{short}</p>
            </li>
          ))}
        </Five>
      </Stack>
    </Container>
  </Band>
)

/** Who it is for: the ways in. */
export const WhoItIsFor = () => (
  <Section>
    <Container>
      <Columns>
        <h2>{whoItIsFor.title}</h2>
        <Ways items={whoItIsFor.ways} />
      </Columns>
    </Container>
  </Section>
)

/** From buying to talking it over, in four steps. */
export const HowItWorks = () => (
  <Band>
    <Container>
      <Stack gap={4}>
        <h2>{howItWorks.title}</h2>
        <Steps items={howItWorks.steps} />
      </Stack>
    </Container>
  </Band>
)

const Portrait = styled('div')({
  display: 'grid',
  gap: '32px clamp(32px, 6vw, 96px)',
  alignItems: 'center',
  '@media (min-width: 700px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
  '& svg': { maxWidth: 360 },
})

/** The author, and where to read on. */
export const TheAuthor = () => (
  <Section>
    <Container>
      <Portrait>
        <Drawing name="spines" />
        <Stack gap={2}>
          <h2>{authorWords.title}</h2>
          <Lead as="p">
            <InlineText text={authorWords.text} />
          </Lead>
          <Row gap={4}>
            <ButtonLink look="link" to={paths.author}>
              About the author
            </ButtonLink>
            <ButtonLink look="link" to={paths.publications}>
              Related publications
            </ButtonLink>
          </Row>
        </Stack>
      </Portrait>
    </Container>
  </Section>
)
