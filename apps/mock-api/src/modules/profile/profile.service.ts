import type { ChangePasswordInput, Profile, ProfileInput, TestAccount } from '@shop/contract'
import { ShopError } from '../../shared/errors.ts'
import { randomToken } from '../../shared/ids.ts'
import { pageOf } from '../../shared/page-of.ts'
import { testPath } from '../../shared/product-links.ts'
import type { World } from '../../worlds/world.ts'
import { countAttempt, passwordTarget, resetPasswordAttempts } from '../auth/attempts.ts'
import {
  type CustomerRow,
  findCustomer,
  toProfile,
  updateCustomer,
} from '../auth/customer.store.ts'
import { hashPassword, isPassword } from '../auth/password.ts'
import { revokeTokensOf } from '../auth/token.service.ts'
import {
  type AvatarRow,
  findAvatar,
  listTestAccounts,
  replaceAvatar,
  testOfCode,
} from './profile.store.ts'

export const profileOf = (world: World, customerId: number): Profile =>
  toProfile(customerOf(world, customerId))

/** Stores the given fields; null removes an address or the tax details. */
export const updateDetails = (world: World, customerId: number, input: ProfileInput): Profile =>
  world.transaction(() => {
    updateCustomer(world.sql, customerId, input)
    return profileOf(world, customerId)
  })

/** Replaces the customer's picture, unchanged. Its file name is random. */
export const updateAvatar = (world: World, customerId: number, picture: AvatarRow): Profile =>
  world.transaction(() => {
    // A reset in the meantime may have removed the customer.
    customerOf(world, customerId)
    const file = `avatar-${randomToken()}.${picture.type.replace('image/', '')}`
    replaceAvatar(world.sql, customerId, file, picture)
    return profileOf(world, customerId)
  })

export const avatarFile = (world: World, file: string): AvatarRow | undefined =>
  findAvatar(world.sql, file)

/**
 * Changes the password. All other sessions end, and mailed links are revoked.
 * @param token of the current session, which stays
 * @param address the network address of the client
 * @throws ShopError `wrong_password`, `too_many_requests`
 */
export const updatePassword = async (
  world: World,
  customerId: number,
  token: string | undefined,
  input: ChangePasswordInput,
  address: string,
): Promise<void> => {
  const { email, password_hash } = customerOf(world, customerId)
  countAttempt(world, 'password', passwordTarget(email, address))
  const isCorrect = await isPassword(input.current_password, password_hash)
  const hash = await hashPassword(input.new_password)
  world.transaction(() => {
    // A password reset in the meantime wins.
    if (!isCorrect || customerOf(world, customerId).password_hash !== password_hash) {
      const message = 'This is not your current password.'
      throw new ShopError('wrong_password', message, { current_password: [message] })
    }
    resetPasswordAttempts(world, email, address)
    updateCustomer(world.sql, customerId, { password_hash: hash })
    revokeTokensOf(world, customerId, token)
  })
}

/**
 * The name of the test that an access code opens, typed in any case and with any marks; undefined
 * for an unknown code.
 */
export const testNameOf = (world: World, code: string): string | undefined =>
  testOfCode(world.sql, code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))

/**
 * A page of the customer's test accounts, those of the newest order first.
 * @param origin of the links to the tests
 * @throws ShopError `forbidden` for another customer's id
 */
export const testAccountsOf = (
  world: World,
  customerId: number,
  query: { readonly customer_id?: number | undefined; readonly page: number },
  origin: string,
) => {
  const { customer_id = customerId, page } = query
  if (customer_id !== customerId)
    throw new ShopError('forbidden', 'You can only see your own test accounts.')
  return pageOf(
    listTestAccounts(world.sql, customerId),
    page,
    (row): TestAccount => ({ ...row, test_url: origin + testPath(row.access_code) }),
  )
}

/** A session may exist without its account after a restore. */
const customerOf = (world: World, customerId: number): CustomerRow => {
  const customer = findCustomer(world.sql, customerId)
  if (!customer)
    throw new ShopError('unauthenticated', 'Your session has ended. Please sign in again.')
  return customer
}
