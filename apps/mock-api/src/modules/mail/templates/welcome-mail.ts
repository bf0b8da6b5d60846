import { html } from '../../../shared/html.ts'
import type { Mail } from '../mail.service.ts'
import { button, link, mailPage, paragraph, softly } from './mail-layout.ts'
import type { Addressee } from './reset-mail.ts'

/** After a sign-up. It also tells how to bring in what was ordered as a guest, which takes a proof of the mailbox. */
export const welcomeMail = ({ email, first_name }: Addressee, shopOrigin: string): Mail => {
  const profile = `${shopOrigin}/profile`
  const forgot = `${shopOrigin}/account/forgotpassword`
  const what = `Dear ${first_name}, your account is open. Your email address, ${email}, is your login.`
  const where = 'In My Account you find your orders, your test accounts and your details.'
  const guest = 'If you have ordered with this address before, choose your password once more through the link that'
  const stranger = 'If it was not you who opened it, choosing a password in the same way makes the account yours alone.'
  return {
    to: email,
    subject: 'Welcome to our shop',
    text: [
      what,
      `${where} ${profile}`,
      `${guest} we mail you from ${forgot}: your earlier orders then appear.`,
      stranger,
    ].join('\n\n'),
    html: mailPage({
      title: `Welcome, ${first_name}`,
      preview: 'Your account is open.',
      body: html`${paragraph(what)}${paragraph(where)}${button(profile, 'Go to My Account')}${softly(html`${guest} ${link(forgot, 'we mail you on request')}: your earlier orders then appear.`)}${softly(stranger)}`,
      reason: 'You get this mail because an account was opened with your address.',
    }),
  }
}
