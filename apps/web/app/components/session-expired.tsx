import { ButtonLink } from './button'
import { EmptyState } from './empty-state'

interface SessionExpiredProps {
  /** URL of the sign-in page with the return path. */
  readonly signInUrl: string
}

/** Shown instead of the cart of a customer whose session expired. */
export const SessionExpired = ({ signInUrl }: SessionExpiredProps) => (
  <EmptyState title="Your session has ended">
    <p>Sign in again to continue. Your cart is saved in your account, and we’ve kept what you typed.</p>
    <ButtonLink to={signInUrl}>Sign in</ButtonLink>
  </EmptyState>
)
