import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Support')

export default function Support() {
  return <PlainPage title="Support" />
}
