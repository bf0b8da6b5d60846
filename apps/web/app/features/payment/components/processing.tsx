import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { PaymentSheet } from './payment-sheet'

const Ring = styled('div')({
  width: 48,
  height: 48,
  borderRadius: '50%',
  border: '3px solid var(--line)',
  borderTopColor: 'var(--accent)',
  animation: 'spin 0.9s linear infinite',
  '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
})

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
    <Ring aria-hidden />
    <p role="status" style={{ fontSize: 'var(--size-lead)' }}>
      {text}
    </p>
    {children}
  </PaymentSheet>
)
