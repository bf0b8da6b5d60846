import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Disclaimer')

export default function Disclaimer() {
  return <PlainPage title="Disclaimer" />
}
