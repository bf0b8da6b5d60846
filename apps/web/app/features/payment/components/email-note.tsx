import { Link } from 'react-router'
import { paths } from '../../../config/paths'

interface EmailNoteProps {
  readonly email?: string | undefined
  /**
   * What is on its way. `login and receipt`: two mails, to a guest. `receipt with login`: one mail,
   * to a customer, whose receipt says with which email they sign in. `login`: nothing was paid.
   */
  readonly sends?: 'login' | 'login and receipt' | 'receipt with login'
}

/** Which mails are on their way after a payment (requirements §2). */
export const EmailNote = ({ email, sends = 'login' }: EmailNoteProps) => (
  // A new text for new mails, as parts of it come and go (architecture §8).
  <p key={`${sends} ${email}`}>
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
