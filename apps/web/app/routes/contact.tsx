import type { MetaArgs } from 'react-router'
import { paths } from '../config/paths'
import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { contact, contactUs } from '../content/pages/contact'

export const meta = ({ location }: MetaArgs) =>
  contentMeta(location.pathname.startsWith(paths.contactUs) ? contactUs : contact)

/** Get In Touch, under both of its addresses (spec §2). */
export default function Contact() {
  return <ContentPage page={contact} />
}
