import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('LPI - Related Publications')

export default function Publications() {
  return <PlainPage title="LPI - Related Publications" />
}
