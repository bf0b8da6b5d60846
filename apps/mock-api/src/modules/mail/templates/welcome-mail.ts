import { shopPaths } from '@shop/contract'
import { button, link, note, paragraph } from '../mail-content.ts'
import { type Mail, renderMail } from '../render-mail.ts'
import type { Recipient } from './reset-mail.ts'

/** The welcome after a sign-up. Earlier guest orders appear in the account once a mailed link has verified the address. */
export const welcomeMail = ({ email, first_name }: Recipient, shopOrigin: string): Mail =>
  renderMail({
    to: email,
    subject: 'Welcome to our shop',
    title: `Welcome, ${first_name}`,
    preview: 'Your account is open.',
    blocks: [
      paragraph(`Dear ${first_name}, your account is open. Your email address, ${email}, is your login.`),
      paragraph('In My Account you find your orders, your test accounts and your details.'),
      button(shopOrigin + shopPaths.profile, 'Go to My Account'),
      note(
        'If you have ordered with this address before, choose your password once more through the link that ',
        link(shopOrigin + shopPaths.forgotPassword, 'we mail you on request'),
        ': your earlier orders then appear.',
      ),
      note('If it was not you who opened it, choosing a password in the same way makes the account yours alone.'),
    ],
    reason: 'You get this mail because an account was opened with your address.',
  })
