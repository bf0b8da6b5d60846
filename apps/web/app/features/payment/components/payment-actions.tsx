import type { ReactNode } from 'react'
import { Row } from '../../../components/page'
import styles from './payment-actions.module.css'

/** The links and buttons at the end of a payment page. */
export const PaymentActions = ({ children }: { readonly children: ReactNode }) => (
  <Row className={styles.actions}>{children}</Row>
)
