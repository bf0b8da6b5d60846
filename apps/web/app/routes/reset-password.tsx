import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Reset Password')

export default function ResetPassword() {
  return <PlainPage title="Reset Password" />
}
