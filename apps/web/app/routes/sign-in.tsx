import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Shop Login')

export default function SignIn() {
  return <PlainPage title="Shop Login" />
}
