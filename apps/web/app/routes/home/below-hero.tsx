import { Container, Section } from '../../components/page'
import { HomeShelf } from './featured-products'
import { FiveDimensions, HowItWorks, TheAuthor, WhatItIs, WhoItIsFor } from './home-sections'

/** The home page below its opening. */
export const HomeRest = () => (
  <>
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
