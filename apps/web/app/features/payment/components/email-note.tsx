import { Link } from 'react-router'
import { paths } from '../../../config/paths'

interface EmailNoteProps {
  readonly email?: string | undefined
  /** Something was paid. */
  readonly hasReceipt?: boolean
}

/** Which mails are on their way after a payment (requirements §2). */
export const EmailNote = ({ email, hasReceipt = false }: EmailNoteProps) => (
  // A new text for new mails, as parts of it come and go (architecture §8).
  <p key={`${hasReceipt} ${email}`}>
    An email with login information is on its way to {email ? <strong>{email}</strong> : 'you'}
    {hasReceipt ? ', as is your receipt' : null}. Please check your spam folder too.
    {email ? (
      <>
        {' '}
        Wrong address? <Link to={paths.contact}>{'Write\u00a0to\u00a0us'}</Link>.
      </>
    ) : null}
  </p>
)
