import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Forgot password')

export default function ForgotPassword() {
  return <PlainPage title="Forgot password" />
}
