import type { ReactNode } from 'react'
import { CountdownHome } from './countdown-home'
import { PaymentCard } from './payment-card'

interface PaymentResultProps {
  readonly icon: ReactNode
  readonly title: string
  /** Seconds until the home page opens. */
  readonly redirectSeconds: number
  readonly children: ReactNode
}

/** The success, failed and cancelled pages (requirements §2). */
export const PaymentResult = ({ icon, title, redirectSeconds, children }: PaymentResultProps) => (
  <PaymentCard>
    {icon}
    <h1>{title}</h1>
    {children}
    <CountdownHome seconds={redirectSeconds} />
  </PaymentCard>
)

/** Requirements §2: on the success and the failed page. */
export const EmailNote = ({ email }: { readonly email?: string | undefined }) => (
  <p>
    An email with login information is on its way to {email ? <strong>{email}</strong> : 'you'}. Please check your spam
    folder too.
  </p>
)
