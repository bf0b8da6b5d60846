import type { ResetPasswordInput, SignedIn, SignInInput, SignUpInput } from '@shop/contract'
import { ShopError } from '../../shared/errors.ts'
import { randomToken } from '../../shared/ids.ts'
import type { World } from '../../worlds/world.ts'
import { joinCarts } from '../cart/cart.service.ts'
import { deliver } from '../mail/mail.service.ts'
import { resetMail } from '../mail/templates/reset-mail.ts'
import { welcomeMail } from '../mail/templates/welcome-mail.ts'
import { type AttemptLimits, countAttempt, forgiveAttempts, passwordSubject } from './attempts.ts'
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  setPasswordHash,
  toUser,
  verifyEmail,
} from './customer.store.ts'
import { hashPassword, isPassword } from './password.ts'
import { holderOfResetToken, issueResetToken, voidResetTokens } from './reset-token.ts'
import { endSessionsOf, startSession } from './session.service.ts'

/**
 * Opens an account and signs in to it. Its address is only typed as yet: what guests ordered with it stays hidden until
 * a mailed link has proved the mailbox.
 * @throws ShopError `email_taken`, also for an account that waits for its first password
 */
export const signUp = async (world: World, input: SignUpInput, shopOrigin: string): Promise<SignedIn> => {
  const password_hash = await hashPassword(input.password)
  return world.transaction(() => {
    if (findCustomerByEmail(world.sql, input.email)) {
      const message = 'There is an account with this email already. Sign in, or ask for a link to choose a password.'
      throw new ShopError('email_taken', message, { email: [message] })
    }
    const { email, first_name, last_name, phone = '' } = input
    const created_at = world.clock.now().toISOString()
    const id = insertCustomer(world.sql, { email, first_name, last_name, phone, password_hash, created_at })
    deliver(world, welcomeMail({ email, first_name }, shopOrigin))
    return enter(world, mustFind(world, id), input.cart_uid, `Welcome, ${first_name}.`)
  })
}

/**
 * Signs in; the guest's cart joins the account's (architecture §4).
 * @throws ShopError `invalid_credentials`, the same whether the account or the password is wrong; `too_many_requests`
 */
export const signIn = async (world: World, input: SignInInput, limits: AttemptLimits): Promise<SignedIn> => {
  const subject = passwordSubject(input.email)
  countAttempt(world, subject, limits.passwords)
  const customer = findCustomerByEmail(world.sql, input.email)
  const right = await isPassword(input.password, customer?.password_hash)
  return world.transaction(() => {
    const current = customer && findCustomer(world.sql, customer.customer_id)
    // A reset that came in between has ended all sessions: the old password must not begin another.
    if (!right || !current || current.password_hash !== customer.password_hash) {
      throw new ShopError('invalid_credentials', 'The email or the password is not right.')
    }
    forgiveAttempts(world, subject)
    return enter(world, current, input.cart_uid, `Welcome back, ${current.first_name}.`)
  })
}

const enter = (world: World, customer: CustomerRow, cartUid: string | null | undefined, message: string): SignedIn => {
  const cart = joinCarts(world, customer.customer_id, cartUid ?? null)
  return {
    message,
    user: toUser(customer),
    authorisation: { token: startSession(world, customer.customer_id), type: 'bearer' },
    ...(cart && { cart }),
  }
}

/**
 * Mails a link to choose a new password, where there is an account. Where there is none the same is done but for the
 * two rows, so that neither answer nor time tells.
 * @throws ShopError `too_many_requests`, counted for any address
 */
export const forgotPassword = (world: World, email: string, shopOrigin: string, limits: AttemptLimits): void => {
  countAttempt(world, `mail ${email.toLowerCase()}`, limits.mails)
  world.transaction(() => {
    const customer = findCustomerByEmail(world.sql, email)
    const token = customer ? issueResetToken(world, customer.customer_id) : randomToken()
    const mail = resetMail(
      { email: customer?.email ?? email, first_name: customer?.first_name ?? '' },
      token,
      shopOrigin,
    )
    if (customer) deliver(world, mail)
  })
}

/**
 * Sets a new password with a mailed token. Every session and every other link of the account ends; the mailbox is
 * proved, so that what guests ordered with it comes into sight.
 * @throws ShopError `reset_token_invalid` for a token that is unknown, used, expired or of another address
 */
export const resetPassword = async (world: World, input: ResetPasswordInput): Promise<void> => {
  holderOf(world, input)
  const hash = await hashPassword(input.password)
  world.transaction(() => {
    // Looked at again: two requests may have come with one token.
    const customer = holderOf(world, input)
    setPasswordHash(world.sql, customer.customer_id, hash)
    voidResetTokens(world, customer.customer_id)
    endSessionsOf(world, customer.customer_id)
    verifyEmail(world.sql, customer, world.clock.now().toISOString())
    forgiveAttempts(world, passwordSubject(customer.email))
  })
}

const holderOf = (world: World, { token, email }: ResetPasswordInput): CustomerRow => {
  const holder = holderOfResetToken(world, token)
  const customer = holder === undefined ? undefined : findCustomer(world.sql, holder)
  if (customer?.email.toLowerCase() !== email.toLowerCase()) {
    throw new ShopError('reset_token_invalid', 'This link does not work any more. Please ask for a new one.')
  }
  return customer
}

const mustFind = (world: World, customerId: number): CustomerRow => {
  const customer = findCustomer(world.sql, customerId)
  if (!customer) throw new Error(`Customer ${customerId} is gone.`)
  return customer
}
