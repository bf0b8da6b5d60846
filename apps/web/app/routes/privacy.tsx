import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Privacy Policy')

export default function Privacy() {
  return <PlainPage title="Privacy Policy" />
}
