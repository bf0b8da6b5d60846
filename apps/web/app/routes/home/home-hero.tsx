import { ButtonLink } from '../../components/button'
import { Container, Row, Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { SampleRadar } from '../../content/drawings/sample-radar'
import styles from './home-hero.module.css'

/** The first view: what this is, and the two things to do. */
export const HomeOpening = () => (
  <Section>
    <Container>
      <div className={styles.opening}>
        <Stack gap={3}>
          <h1>A person, drawn in five dimensions</h1>
          <p className={styles.lead}>
            The LPI describes how someone meets the world: Openness, Neutral, Analytical, Relational, Decisive. Take the
            inventory, read the books behind it, or bring it to your team.
          </p>
          <Row>
            <ButtonLink to={paths.category({ format: 'online_test' })}>Take the inventory</ButtonLink>
            <ButtonLink to={paths.inventory} variant="quiet">
              How it works
            </ButtonLink>
          </Row>
        </Stack>
        <SampleRadar />
      </div>
    </Container>
  </Section>
)
