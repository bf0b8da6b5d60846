import type { MetaArgs } from 'react-router'
import { paths } from '../config/paths'
import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { contactHead, contactUsHead } from '../content/pages/contact.head'

const Page = contentPage(async () => (await import('../content/pages/contact')).contact)

export const meta = ({ location }: MetaArgs) =>
  contentMeta(location.pathname.startsWith(paths.contactUs) ? contactUsHead : contactHead)

/** Get In Touch, under both of its addresses (requirements §2). */
export default function Contact() {
  return <Page />
}
