import type { ReactNode } from 'react'
import { Card, Container, Section } from '../../../components/page'
import styles from './payment-card.module.css'

/** The content of every page around a payment. */
export const PaymentCard = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container>
      <Card className={styles.card}>{children}</Card>
    </Container>
  </Section>
)
