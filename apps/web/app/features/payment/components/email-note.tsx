import { Link } from 'react-router'
import { paths } from '../../../config/paths'

interface EmailNoteProps {
  readonly email?: string | undefined
  /**
   * An account's receipt says with which email its owner signs in; a guest gets a mail of its own
   * with the login.
   */
  readonly sends?: 'login' | 'login and receipt' | 'receipt with login'
}

/** Requirements §2: on the success and the failed page. */
export const EmailNote = ({ email, sends = 'login' }: EmailNoteProps) => (
  <p>
    An email with {sends === 'receipt with login' ? 'your receipt and ' : null}login information is
    on its way to {email ? <strong>{email}</strong> : 'you'}.{' '}
    {sends === 'login and receipt'
      ? 'Your receipt is on its way too. Please check your spam folder.'
      : 'Please check your spam folder too.'}
    {email ? (
      <>
        {' '}
        Wrong address? <Link to={paths.contact}>{'Write\u00a0to\u00a0us'}</Link>.
      </>
    ) : null}
  </p>
)
