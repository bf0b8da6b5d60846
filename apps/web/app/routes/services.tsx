import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Services')

export default function Services() {
  return <PlainPage title="Services" />
}
