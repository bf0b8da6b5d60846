import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const contactHead: PageHead = {
  path: paths.contact,
  title: 'Get In Touch',
  headTitle: 'Get in touch by email, phone or post',
  description:
    'Email, phone number, mailing address and office hours: how to reach us about an order, a test, a workshop, a licence or your data.',
}

/** The same page under its second address: the first stays the one that machines are told. */
export const contactUsHead: PageHead = {
  ...contactHead,
  headTitle: 'Contact Us',
  description:
    'Contact us: our email, telephone number, postal address and business hours, and quick answers to what visitors ask us most often.',
}
