import { html } from '../../../shared/html.ts'
import type { Mail } from '../mail.service.ts'
import { button, link, mailPage, paragraph, softly } from './mail-layout.ts'
import type { MailedOrder } from './order-table.ts'

/** How to sign in to the account that was made on a guest's first payment: a link that sets the password, never a password. */
export const loginMail = (order: MailedOrder, token: string, shopOrigin: string): Mail => {
  const setPassword = `${shopOrigin}/reset-password?email=${encodeURIComponent(order.email)}&token=${token}`
  const forgot = `${shopOrigin}/account/forgotpassword`
  const why = `Dear ${order.first_name}, we have made an account for you, so that you can see your order and what you bought.`
  const how = `Your email address, ${order.email}, is your login. Choose a password and you are in.`
  return {
    to: order.email,
    subject: 'Your login information',
    text: [
      why,
      how,
      `Choose your password: ${setPassword}`,
      `The link works once, for one hour. Later, ask for a new one: ${forgot}`,
    ].join('\n\n'),
    html: mailPage({
      title: 'Your account is ready',
      preview: how,
      body: html`${paragraph(why)}${paragraph(how)}${button(setPassword, 'Choose your password')}${softly(html`The link works once, for one hour. Later, ${link(forgot, 'ask for a new one')}.`)}`,
    }),
  }
}
