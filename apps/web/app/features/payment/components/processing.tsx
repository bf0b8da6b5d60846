import type { ReactNode } from 'react'
import { PaymentSheet } from './payment-sheet'
import styles from './processing.module.css'

/** Requirements §2, hand-off and return pages. */
const processingText = 'Please wait, we are processing your request...'

/** Requirements §2, clearing page: the same without the comma. */
export const clearingText = 'Please wait we are processing your request...'

interface ProcessingProps {
  readonly title: string
  readonly text?: string
  /** What to say when it takes longer than usual. */
  readonly children?: ReactNode
}

/** A spinner and the words of requirements §2. */
export const Processing = ({ title, text = processingText, children }: ProcessingProps) => (
  <PaymentSheet>
    <h1 className="visually-hidden">{title}</h1>
    <div className={styles.ring} aria-hidden />
    <p className={styles.lead} role="status">
      {text}
    </p>
    {children}
  </PaymentSheet>
)
