import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Reset link sent')

export default function PasswordLink() {
  return <PlainPage title="Reset link sent" />
}
