import { shopPaths } from '@shop/contract'
import { button, link, type MailBlock, note, paragraph } from '../mail-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'
import { seller } from '../seller.ts'

export interface Recipient {
  readonly email: string
  readonly first_name: string
}

/**
 * The welcome after a sign-up. Earlier guest orders appear in the account once a mailed link has
 * verified the address.
 */
export const welcomeMail = ({ email, first_name }: Recipient, shopOrigin: string): Mail =>
  renderMail({
    to: email,
    subject: `Welcome to ${seller.brand}`,
    title: `Welcome, ${first_name}`,
    preview: 'Your orders, tests and details are in one place.',
    blocks: [
      paragraph(`Your account is ready. You sign in with ${email}.`),
      paragraph('You’ll find your orders, your tests and your details in My Account.'),
      button(shopOrigin + shopPaths.profile, 'Go to My Account'),
      note(
        'Have you ordered with this address before? ',
        link(shopOrigin + shopPaths.forgotPassword, 'Request a link to choose a password'),
        ', and your earlier orders will appear in your account.',
      ),
      note(
        'If you didn’t open this account, choose a password in the same way: ',
        'only you can then sign in.',
      ),
    ],
    reason: 'You’re receiving this because an account was opened with your address.',
  })

/**
 * The login of the account that a guest's first payment created: a link that sets the password,
 * never a password.
 */
export const loginMail = (
  { email, first_name }: Recipient,
  token: string,
  shopOrigin: string,
  next: string,
): Mail =>
  renderMail({
    to: email,
    subject: 'Your login information',
    title: 'Your account is ready',
    preview: 'Choose a password to see your order.',
    blocks: [
      paragraph(
        `Hello ${first_name}, we’ve opened an account for you. `,
        'Choose a password to see your order.',
      ),
      ...passwordLink('Choose your password', shopOrigin, { email, token, next }),
      note(`You sign in with ${email}.`),
    ],
  })

/** The link that sets a new password. The token exists nowhere else. */
export const resetMail = (
  { email, first_name }: Recipient,
  token: string,
  shopOrigin: string,
): Mail =>
  renderMail({
    to: email,
    subject: 'Choose a new password',
    title: 'Choose a new password',
    preview: 'The link works once, for one hour.',
    blocks: [
      paragraph(`Hello ${first_name}, here is your link to choose a new password.`),
      ...passwordLink('Choose a new password', shopOrigin, { email, token }),
      note(
        `Did you not ask for it? Then ignore this email: the password of ${email} stays the same.`,
      ),
    ],
    reason: 'You’re receiving this because a new password was requested for your account.',
  })

/** `next` is the path to open after signing in with a first password. */
type PasswordQuery = Readonly<{ email: string; token: string; next?: string }>

export const newLinkHref = (shopOrigin: string, query: Omit<PasswordQuery, 'token'>): string =>
  `${shopOrigin}${shopPaths.forgotPassword}?${new URLSearchParams(query)}`

export const passwordHref = (shopOrigin: string, { token, ...query }: PasswordQuery): string =>
  `${shopOrigin}${shopPaths.resetPassword}?${new URLSearchParams({ ...query, token })}`

/** A button to the page that sets a password, and how to get another link. */
const passwordLink = (
  label: string,
  shopOrigin: string,
  { token, ...query }: PasswordQuery,
): MailBlock[] => [
  button(passwordHref(shopOrigin, { ...query, token }), label),
  note(
    'The link works once, for one hour. After that, ',
    link(newLinkHref(shopOrigin, query), 'request a new one'),
    '.',
  ),
]
