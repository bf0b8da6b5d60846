import { shopPaths } from '@shop/contract'
import { button, link, type Mail, note, paragraph, renderMail } from '../render-mail.ts'
import type { Recipient } from './reset-mail.ts'

/** The welcome after a sign-up. Earlier guest orders appear in the account once a mailed link has verified the address. */
export const welcomeMail = ({ email, first_name }: Recipient, shopOrigin: string): Mail =>
  renderMail({
    to: email,
    subject: 'Welcome to our shop',
    title: `Welcome, ${first_name}`,
    preview: 'Your account is ready.',
    blocks: [
      paragraph(`Dear ${first_name}, your account is ready. You sign in with ${email}.`),
      paragraph('You’ll find your orders, your tests and your details in My Account.'),
      button(shopOrigin + shopPaths.profile, 'Go to My Account'),
      note(
        'Have you ordered with this address before? ',
        link(shopOrigin + shopPaths.forgotPassword, 'Request a link to choose a password'),
        ', and your earlier orders will appear in your account.',
      ),
      note('If you didn’t open this account, choose a password in the same way: only you can then sign in.'),
    ],
    reason: 'You’re receiving this because an account was opened with your address.',
  })
