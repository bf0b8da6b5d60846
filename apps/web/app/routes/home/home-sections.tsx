import { Link } from 'react-router'
import { Emblem } from '../../components/brand-mark'
import { ButtonLink } from '../../components/button'
import { Container, Row, Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { Steps, Ways } from '../../content/blocks'
import { Drawing } from '../../content/drawings/drawing'
import { InlineText } from '../../content/inline-text'
import { dimensionTexts } from '../../content/pages/dimension-texts'
import styles from './home-sections.module.css'
import { authorWords, howItWorks, whatItIs, whoItIsFor } from './home-texts'

/** What the inventory is, in two paragraphs. */
export const WhatItIs = () => (
  <Section>
    <Container>
      <div className={styles.columns}>
        <h2>{whatItIs.title}</h2>
        <Stack gap={2}>
          {whatItIs.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <div>
            <ButtonLink variant="link" to={paths.inventory}>
              Read about the inventory
            </ButtonLink>
          </div>
        </Stack>
      </div>
    </Container>
  </Section>
)

/** The five dimensions, each with its emblem in its hue. */
export const FiveDimensions = () => (
  <Section className={styles.band}>
    <Container>
      <Stack gap={5}>
        <h2>The five dimensions</h2>
        <ol className={styles.five}>
          {dimensionTexts.map(({ dimension, name, short }) => (
            <li key={dimension}>
              <Emblem dimension={dimension} size={56} />
              <h3 style={{ color: `var(--${dimension})` }}>
                <Link to={`${paths.dimensions}#${dimension}`}>{name}</Link>
              </h3>
              <p>{short}</p>
            </li>
          ))}
        </ol>
      </Stack>
    </Container>
  </Section>
)

/** Who it is for: the ways in. */
export const WhoItIsFor = () => (
  <Section>
    <Container>
      <div className={styles.columns}>
        <h2>{whoItIsFor.title}</h2>
        <Ways items={whoItIsFor.ways} />
      </div>
    </Container>
  </Section>
)

/** From buying to talking it over, in four steps. */
export const HowItWorks = () => (
  <Section className={styles.band}>
    <Container>
      <Stack gap={4}>
        <h2>{howItWorks.title}</h2>
        <Steps items={howItWorks.steps} />
      </Stack>
    </Container>
  </Section>
)

/** The author, and where to read on. */
export const TheAuthor = () => (
  <Section>
    <Container>
      <div className={styles.portrait}>
        <Drawing name="spines" />
        <Stack gap={2}>
          <h2>{authorWords.title}</h2>
          <p className={styles.lead}>
            <InlineText text={authorWords.text} />
          </p>
          <Row gap={4}>
            <ButtonLink variant="link" to={paths.author}>
              About the author
            </ButtonLink>
            <ButtonLink variant="link" to={paths.publications}>
              Related publications
            </ButtonLink>
          </Row>
        </Stack>
      </div>
    </Container>
  </Section>
)
