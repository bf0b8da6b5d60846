import { Container, Section } from '../../components/page'
import styles from './below-hero.module.css'
import { HomeShelf } from './featured-products'
import { FiveDimensions, HowItWorks, TheAuthor, WhatItIs, WhoItIsFor } from './home-sections'

/** The home page below its opening. */
export const HomeRest = () => (
  <>
    <WhatItIs />
    <FiveDimensions />
    <WhoItIsFor />
    <Section className={styles.section}>
      <Container>
        <HomeShelf />
      </Container>
    </Section>
    <HowItWorks />
    <TheAuthor />
  </>
)
