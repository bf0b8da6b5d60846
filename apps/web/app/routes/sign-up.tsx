import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Sign up')

export default function SignUp() {
  return <PlainPage title="Sign up" />
}
