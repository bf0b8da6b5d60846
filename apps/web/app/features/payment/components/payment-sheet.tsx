import type { ReactNode } from 'react'
import { Container, Section, Sheet } from '../../../components/page'
import styles from './payment-sheet.module.css'

/** The one sheet that each page around a payment is. */
export const PaymentSheet = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container>
      <Sheet className={styles.narrow}>{children}</Sheet>
    </Container>
  </Section>
)
