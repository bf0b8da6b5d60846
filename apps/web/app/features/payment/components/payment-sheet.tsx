import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container, Section, Sheet } from '../../../components/page'

const Narrow = styled(Sheet)({
  display: 'grid',
  gap: 24,
  justifyItems: 'center',
  maxWidth: 640,
  marginInline: 'auto',
  paddingBlock: 'clamp(32px, 6vw, 56px)',
  textAlign: 'center',
  '& h1': { fontSize: 'var(--size-title)' },
})

/** The one sheet that each page around a payment is. */
export const PaymentSheet = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container>
      <Narrow>{children}</Narrow>
    </Container>
  </Section>
)
