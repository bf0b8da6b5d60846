import { Container, Section, Stack } from './page'
import { Loading, Skeleton } from './states'

/** A page that is not known yet, in the shape of one. */
export const PageWaits = () => (
  <Section style={{ minHeight: '60vh' }}>
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
