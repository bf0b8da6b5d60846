import { FiveDimensions, HowItWorks, TheAuthor, WhatItIs, WhoItIsFor } from '../../content/home-sections'
import { Container, Section } from '../../ui/page'
import { HomeShelf } from './home-shelf'

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
