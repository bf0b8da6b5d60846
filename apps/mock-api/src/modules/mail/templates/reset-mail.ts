import { shopPaths } from '@shop/contract'
import { button, link, type Mail, type MailBlock, note, paragraph, renderMail } from '../render-mail.ts'

/** The recipient of a mail about an account. */
export interface Recipient {
  readonly email: string
  readonly first_name: string
}

/** The link that sets a new password. The token exists nowhere else. */
export const resetMail = ({ email, first_name }: Recipient, token: string, shopOrigin: string): Mail =>
  renderMail({
    to: email,
    subject: 'Choose a new password',
    title: 'Choose a new password',
    preview: 'The link works once, for one hour.',
    blocks: [
      paragraph(`Dear ${first_name}, someone, most likely you, requested a new password for the account ${email}.`),
      ...passwordLink('Choose a new password', shopOrigin, email, token),
      note('If it wasn’t you, ignore this email: your password stays the same.'),
    ],
    reason: 'You’re receiving this because a new password was requested for your account.',
  })

/** A button to the page that sets a password with a token, and how to get another link. */
export const passwordLink = (label: string, shopOrigin: string, email: string, token: string): MailBlock[] => [
  button(`${shopOrigin}${shopPaths.resetPassword}?email=${encodeURIComponent(email)}&token=${token}`, label),
  note(
    'The link works once, for one hour. After that, ',
    link(shopOrigin + shopPaths.forgotPassword, 'request a new one'),
    '.',
  ),
]
