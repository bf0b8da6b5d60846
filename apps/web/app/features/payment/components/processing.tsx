import type { ReactNode } from 'react'
import { Spinner } from '../../../components/spinner'
import { PaymentCard } from './payment-card'
import styles from './processing.module.css'

/** Requirements §2, hand-off and return pages. */
const processingText = 'Please wait, we are processing your request...'

/** Requirements §2, clearing page: the same without the comma. */
export const clearingText = 'Please wait we are processing your request...'

interface ProcessingProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** A spinner and its text. */
export const Processing = ({ title, text = processingText, children }: ProcessingProps) => (
  <PaymentCard>
    <h1 className="visually-hidden">{title}</h1>
    <Spinner />
    <p className={styles.text} role="status">
      {text}
    </p>
    {children}
  </PaymentCard>
)
