import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Get In Touch')

export default function Contact() {
  return <PlainPage title="Get In Touch" />
}
