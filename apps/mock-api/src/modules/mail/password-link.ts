import { shopPaths } from '@shop/contract'
import { button, link, type MailBlock, note } from './mail-content.ts'

/** A button to the page that sets a password with a token, and how to get another link. */
export const passwordLink = (label: string, shopOrigin: string, email: string, token: string): MailBlock[] => [
  button(`${shopOrigin}${shopPaths.resetPassword}?email=${encodeURIComponent(email)}&token=${token}`, label),
  note(
    'The link works once, for one hour. After that, ',
    link(shopOrigin + shopPaths.forgotPassword, 'request a new one'),
    '.',
  ),
]
