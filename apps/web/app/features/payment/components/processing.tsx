import type { ReactNode } from 'react'
import { OfflineNote } from '../../../components/offline-note'
import { Spinner } from '../../../components/page-states'
import { PaymentCard } from './payment-card'
import styles from './processing.module.css'

/** Requirements §2, hand-off and return pages. */
const processingText = 'Please wait, we are processing your request...'

interface ProcessingProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

export const Processing = ({ title, text = processingText, children }: ProcessingProps) => (
  <PaymentCard>
    <h1 className="visually-hidden">{title}</h1>
    <Spinner />
    <p className={styles.text} role="status">
      {text}
    </p>
    <OfflineNote />
    {children}
  </PaymentCard>
)
