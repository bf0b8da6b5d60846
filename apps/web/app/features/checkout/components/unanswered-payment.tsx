import Alert from '@mui/material/Alert'
import { Link } from 'react-router'
import { paths } from '../../../config/paths'

/** Before a second payment, after one of which the shop does not know the result. */
export const UnansweredPayment = ({ sessionId }: { readonly sessionId: string }) => (
  <Alert severity="info" role="status">
    <p>
      We don’t know yet whether your last payment went through.{' '}
      <Link to={paths.verify(sessionId)}>Check the payment</Link> before you pay again.
    </p>
  </Alert>
)
