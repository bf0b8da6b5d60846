import { html } from '../../../shared/html.ts'
import type { Mail } from '../mail.service.ts'
import { button, link, mailPage, paragraph, softly } from './mail-layout.ts'

/** Whom a mail about an account goes to. */
export interface Addressee {
  readonly email: string
  readonly first_name: string
}

/** The link of a forgotten password; the token stands nowhere else. */
export const resetMail = ({ email, first_name }: Addressee, token: string, shopOrigin: string): Mail => {
  const reset = `${shopOrigin}/reset-password?email=${encodeURIComponent(email)}&token=${token}`
  const forgot = `${shopOrigin}/account/forgotpassword`
  const what = `Dear ${first_name}, somebody, most likely you, asked for a new password for the account ${email}.`
  const calm = 'If it was not you, you need do nothing: your password stays as it is.'
  return {
    to: email,
    subject: 'Choose a new password',
    text: [
      what,
      `Choose a new password: ${reset}`,
      `The link works once, for one hour. Later, ask for a new one: ${forgot}`,
      calm,
    ].join('\n\n'),
    html: mailPage({
      title: 'Choose a new password',
      preview: 'The link works once, for one hour.',
      body: html`${paragraph(what)}${button(reset, 'Choose a new password')}${softly(html`The link works once, for one hour. Later, ${link(forgot, 'ask for a new one')}.`)}${softly(calm)}`,
      reason: 'You get this mail because a new password was asked for.',
    }),
  }
}
