import type { SignedIn, User } from '@shop/contract'
import { findCustomerByEmail, listCustomers, toUser } from '../modules/auth/customer.store.ts'
import { startSession } from '../modules/auth/session.service.ts'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'

/** All accounts of a world. */
export const customersOf = (world: World): User[] => listCustomers(world.sql).map(toUser)

/**
 * Starts a session without a password, also for an account that has none yet.
 * @throws ShopError `not_found`
 */
export const signInAs = (world: World, email: string): Omit<SignedIn, 'cart'> => {
  const customer = findCustomerByEmail(world.sql, email)
  if (!customer) throw new ShopError('not_found', `World ${world.name} has no account with the email ${email}.`)
  const token = startSession(world, customer.customer_id)
  return {
    message: `Signed in as ${customer.email}.`,
    user: toUser(customer),
    authorisation: { token, type: 'Bearer' },
  }
}
