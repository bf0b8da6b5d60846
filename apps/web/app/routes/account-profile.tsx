import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('My Account')

export default function AccountProfile() {
  return <PlainPage title="My Account" />
}
