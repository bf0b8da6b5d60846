import type { ReactNode } from 'react'
import { Card, Section } from '../../../components/page'
import styles from './payment-card.module.css'

export const PaymentCard = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Card className={styles.card}>{children}</Card>
  </Section>
)
