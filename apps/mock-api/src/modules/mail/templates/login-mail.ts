import type { MailedOrder } from '../order-blocks.ts'
import { type Mail, paragraph, renderMail } from '../render-mail.ts'
import { passwordLink } from './reset-mail.ts'

/** The login of the account that a guest's first payment created: a link that sets the password, never a password. */
export const loginMail = (order: MailedOrder, token: string, shopOrigin: string): Mail => {
  const login = `You sign in with ${order.email}. Choose a password to start.`
  return renderMail({
    to: order.email,
    subject: 'Your login information',
    title: 'Your account is ready',
    preview: login,
    blocks: [
      paragraph(
        `Dear ${order.first_name}, we’ve opened an account for you, so that you can see your order and what you bought.`,
      ),
      paragraph(login),
      ...passwordLink('Choose your password', shopOrigin, order.email, token),
    ],
  })
}
