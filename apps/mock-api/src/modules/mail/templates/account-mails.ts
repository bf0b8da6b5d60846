import { shopPaths } from '@shop/contract'
import { button, link, type MailBlock, note, paragraph } from '../mail-blocks.ts'
import { type Mail, renderMail } from '../render-mail.ts'
import { seller } from '../seller.ts'

export interface Recipient {
  readonly email: string
  readonly first_name: string
}

/** The account that has an order, as the mails of the order need it. */
export interface MailedAccount {
  /** It may differ from the email address of the order. */
  readonly email: string
  /** Sets the password of an account that a guest has not entered yet. */
  readonly passwordToken: string | undefined
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

/** The link that sets a new password. The token exists nowhere else. */
export const resetMail = (
  { email, first_name }: Recipient,
  token: string,
  shopOrigin: string,
): Mail =>
  renderMail({
    to: email,
    subject: 'Choose a new password',
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

const passwordHref = (shopOrigin: string, { token, ...query }: PasswordQuery): string =>
  `${shopOrigin}${shopPaths.resetPassword}?${new URLSearchParams({ ...query, token })}`

/** A button to the page that sets a password, and how to get another link. */
export const passwordLink = (
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
