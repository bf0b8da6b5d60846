import type { ResetPasswordInput, SignedIn, SignInInput, SignUpInput } from '@shop/contract'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { mergeCarts } from '../cart/cart.service.ts'
import { deliver } from '../mail/mail.service.ts'
import { resetMail, welcomeMail } from '../mail/templates/account-mails.ts'
import { countAttempt, passwordTarget, resetPasswordAttempts } from './attempts.ts'
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  toUser,
  updateCustomer,
  verifyEmail,
} from './customer.store.ts'
import { hashPassword, isPassword } from './password.ts'
import { customerOfToken, issueToken, revokeTokensOf } from './token.service.ts'

/**
 * Creates an account and signs in to it. Its email address is unverified: guest orders with that
 * address stay hidden until a mailed link verifies it.
 * @throws ShopError `email_taken`, also for an account without a password yet
 */
export const signUp = async (
  world: World,
  input: SignUpInput,
  shopOrigin: string,
): Promise<SignedIn> => {
  const password_hash = await hashPassword(input.password)
  return world.transaction(() => {
    if (findCustomerByEmail(world.sql, input.email)) {
      const message =
        'There is already an account with this email. ' +
        'Sign in, or request a link to choose a password.'
      throw new ShopError('email_taken', message, { email: [message] })
    }
    const { password: _, cart_uid, ...details } = input
    const created_at = world.clock.now().toISOString()
    const customer = insertCustomer(world.sql, { ...details, password_hash, created_at })
    deliver(world, welcomeMail(customer, shopOrigin))
    return completeSignIn(world, customer, cart_uid, `Welcome, ${customer.first_name}.`)
  })
}

/**
 * Signs in and merges the guest cart into the account's (architecture §4).
 * @param address the network address of the client
 * @throws ShopError `invalid_credentials`, the same for an unknown account and a wrong password;
 * `too_many_requests`
 */
export const signIn = async (
  world: World,
  input: SignInInput,
  address: string,
): Promise<SignedIn> => {
  countAttempt(world, 'password', passwordTarget(input.email, address))
  const customer = findCustomerByEmail(world.sql, input.email)
  const isCorrect = await isPassword(input.password, customer?.password_hash)
  return world.transaction(() => {
    const current = customer && findCustomer(world.sql, customer.customer_id)
    // A password reset in the meantime has ended all sessions: the old password must not start one.
    if (!isCorrect || !current || current.password_hash !== customer.password_hash) {
      throw new ShopError('invalid_credentials', 'Wrong email or password.')
    }
    resetPasswordAttempts(world, input.email, address)
    return completeSignIn(
      world,
      current,
      input.cart_uid,
      `You’re signed in, ${current.first_name}.`,
    )
  })
}

const completeSignIn = (
  world: World,
  customer: CustomerRow,
  cartUid: string | null | undefined,
  message: string,
): SignedIn => {
  const cart = mergeCarts(world, customer.customer_id, cartUid ?? null)
  return {
    message,
    user: toUser(customer),
    authorisation: { token: issueToken(world, 'session', customer.customer_id), type: 'bearer' },
    ...(cart && { cart }),
  }
}

/**
 * Mails a link that sets a new password, if the account exists: the response is the same if it does
 * not.
 * @throws ShopError `too_many_requests`, counted for any address
 */
export const forgotPassword = (world: World, email: string, shopOrigin: string): void => {
  countAttempt(world, 'mail', email.toLowerCase())
  world.transaction(() => {
    const customer = findCustomerByEmail(world.sql, email)
    if (!customer) return
    const token = issueToken(world, 'link', customer.customer_id)
    deliver(world, resetMail(customer, token, shopOrigin))
  })
}

/**
 * Sets a new password with a mailed token. It ends all sessions and links of the account and
 * verifies the email address, so that guest orders with that address appear in the account. Returns
 * the message to the customer.
 * @throws ShopError `reset_token_invalid` for a token that is unknown, used, expired or of another
 * address
 */
export const resetPassword = async (world: World, input: ResetPasswordInput): Promise<string> => {
  customerOfLink(world, input)
  const hash = await hashPassword(input.password)
  return world.transaction(() => {
    // Checked again: a parallel request may have used the token.
    const customer = customerOfLink(world, input)
    updateCustomer(world.sql, customer.customer_id, { password_hash: hash })
    revokeTokensOf(world, customer.customer_id)
    verifyEmail(world.sql, customer, world.clock.now().toISOString())
    resetPasswordAttempts(world, customer.email)
    return customer.password_hash === null
      ? 'Your password is set. Please sign in with it.'
      : 'Your password has been changed. Please sign in with the new one.'
  })
}

const customerOfLink = (world: World, { token, email }: ResetPasswordInput): CustomerRow => {
  const id = customerOfToken(world, 'link', token)
  const customer = id === undefined ? undefined : findCustomer(world.sql, id)
  if (customer?.email.toLowerCase() !== email.toLowerCase()) {
    throw new ShopError(
      'reset_token_invalid',
      'This link has expired or was already used. Request a new one.',
    )
  }
  return customer
}
