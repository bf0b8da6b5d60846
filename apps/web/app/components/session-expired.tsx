import { ButtonLink } from './button'
import { Empty } from './states'

interface SessionEndedProps {
  /** The sign-in page, with the way back to this one. */
  readonly signIn: string
}

/** Stands where a cart was whose owner's session ran out. */
export const SessionEnded = ({ signIn }: SessionEndedProps) => (
  <Empty title="Your session has ended">
    <p>Sign in again to go on: your cart waits on your account, and what you typed is kept.</p>
    <ButtonLink to={signIn}>Sign in</ButtonLink>
  </Empty>
)
