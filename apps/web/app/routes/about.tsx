import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('About Us')

export default function About() {
  return <PlainPage title="About Us" />
}
