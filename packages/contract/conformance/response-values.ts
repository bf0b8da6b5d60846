/**
 * The values that one check passes to the next. The schemas are tolerant: `checkResponse` reports what is wrong with a
 * response, and it must not stop the run.
 */
import * as z from 'zod/mini'
import type { HostResponse } from './model.ts'

const number = z.number()
const text = z.string()

export const values = {
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

/** The value of a 2xx response; undefined for other statuses and for bodies without the value. */
export function parseValue<T extends z.core.$ZodType>(schema: T, response: HostResponse): z.core.output<T> | undefined {
  if (response.status < 200 || response.status > 299) return undefined
  return z.safeParse(schema, response.json).data
}
