import { Container, Section, Stack } from './page'
import styles from './page-skeleton.module.css'
import { Loading, Skeleton } from './states'

/** A page that is not known yet, in the shape of one. */
export const PageWaits = () => (
  <Section className={styles.section}>
    <Container>
      <Loading>
        <Stack gap={3}>
          <Skeleton width="min(100%, 24rem)" height="3rem" />
          <Skeleton width="min(100%, 40rem)" height="1.25rem" />
          <Skeleton width="min(100%, 36rem)" height="1.25rem" />
        </Stack>
      </Loading>
    </Container>
  </Section>
)
