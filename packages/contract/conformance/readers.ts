/**
 * The few values that one step of the suite hands to the next, read as loosely as can be: what is wrong with an
 * answer is the judge's business, and must not keep the rest of the host from being looked at.
 */
import * as z from 'zod/mini'
import type { Observation } from './model.ts'

const number = z.number()
const text = z.string()

export const readers = {
  products: z.object({
    data: z.array(z.object({ product_id: number, product_type: text, product_format: z.catch(text, '') })),
  }),
  customer: z.object({ data: z.object({ customer_id: number }) }),
  page: z.object({
    data: z.array(z.unknown()),
    current_page: number,
    last_page: number,
    per_page: number,
    total: number,
  }),
  orders: z.object({ data: z.array(z.object({ order_txn_id: text })) }),
  cart: z.object({
    cart: z.object({
      cart_id: number,
      cart_uid: text,
      items: z.array(z.object({ product_id: number, quantity: number })),
    }),
  }),
  cleared: z.object({ data: z.object({ items: z.array(z.unknown()) }) }),
  placed: z.object({ data: z.object({ order_txn_id: text }) }),
  payment: z.object({ clientSecret: text }),
  signedIn: z.object({ authorisation: z.object({ token: text }) }),
  outbox: z.object({ data: z.array(z.object({ text: text })) }),
}

/** The value of a 2xx answer; undefined for any other, and for one that does not carry it. */
export function read<T extends z.core.$ZodType>(schema: T, observation: Observation): z.core.output<T> | undefined {
  if (observation.status < 200 || observation.status > 299) return undefined
  return z.safeParse(schema, observation.json).data
}
