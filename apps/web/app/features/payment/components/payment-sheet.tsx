import type { ReactNode } from 'react'
import { Card, Container, Section } from '../../../components/page'
import styles from './payment-sheet.module.css'

/** The one sheet that each page around a payment is. */
export const PaymentSheet = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container>
      <Card className={styles.narrow}>{children}</Card>
    </Container>
  </Section>
)
