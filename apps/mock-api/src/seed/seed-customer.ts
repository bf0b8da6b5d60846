import type { Seed, SeedCustomer } from './seed-schema.ts'

/**
 * The customer with an email address, in any case; undefined for null, a guest.
 * @throws Error if the seed has no such customer
 */
export const customerOf = (seed: Seed, email: string | null): SeedCustomer | undefined => {
  if (email === null) return undefined
  const customer = seed.customers.find(
    (candidate) => candidate.email.toLowerCase() === email.toLowerCase(),
  )
  if (!customer) throw new Error(`There is no customer ${email}.`)
  return customer
}

/** The id of the customer of `customerOf`; null for a guest. */
export const customerIdOf = (seed: Seed, email: string | null): number | null =>
  customerOf(seed, email)?.customer_id ?? null
