/**
 * The values that one check passes to the next. The schemas are tolerant: `checkResponse` reports what is wrong with a
 * response, and it must not stop the run.
 */
import * as z from 'zod/mini'
import { type HostResponse, isSuccess } from './model.ts'

const text = z.string()
/** Also as text, as PHP frameworks write amounts and ids. */
const number = z.union([z.number(), z.pipe(text.check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number))])
const maybeNumber = z.catch(z.optional(number), undefined)
const maybeText = z.catch(z.optional(text), undefined)

const productFields = {
  product_name: maybeText,
  product_price: maybeNumber,
  product_type: maybeText,
  product_thumbnail: maybeText,
  min_order_quantity: maybeNumber,
  max_order_quantity: maybeNumber,
}

const product = z.object({ ...productFields, product_id: number, product_format: maybeText })
export type HostProduct = z.infer<typeof product>

const key = z.union([text, z.pipe(z.number(), z.transform(String))])

const cart = z.object({
  cart_id: number,
  cart_uid: key,
  items: z.array(z.object({ product_id: number, quantity: number, product: z.object(productFields) })),
})
export type HostCart = z.infer<typeof cart>

const placed = z.object({ order_txn_id: key, order_status: maybeText, order_total_amount: maybeNumber })

const page = z.object({
  data: z.array(z.record(text, z.unknown())),
  current_page: maybeNumber,
  last_page: maybeNumber,
  per_page: maybeNumber,
  total: maybeNumber,
})
export type HostPage = z.infer<typeof page>

const order = z.object({
  order_txn_id: key,
  order_txn_date: maybeText,
  order_customer_name: maybeText,
  order_customer_phone: maybeText,
  order_customer_email: maybeText,
  order_shipping_address: z.unknown(),
  order_billing_address: z.unknown(),
  order_tax_details: z.unknown(),
  items: z.array(z.object({ product_id: maybeNumber, quantity: number, product: z.object(productFields) })),
  order_sub_total_amount: number,
  order_discount_value: number,
  order_discount_amount: number,
  order_shipping_amount: number,
  order_total_amount: number,
})
export type HostOrder = z.infer<typeof order>

const couponResult = z.object({
  discount_value: maybeNumber,
  discount_amount: number,
  sub_total: maybeNumber,
  shipping_charges: maybeNumber,
  total: maybeNumber,
})
export type HostCoupon = z.infer<typeof couponResult>

/** The rows that have the form; others are skipped. */
const usable = <T extends z.core.$ZodType>(row: T) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => rows.flatMap((value) => z.safeParse(row, value).data ?? [])),
  )

export const values = {
  products: z.object({ data: usable(product) }),
  product: z.object({ data: product }),
  rows: z.object({ data: z.array(z.record(text, z.unknown())) }),
  shipping: z.object({ data: z.object({ shipping_charges: number }) }),
  customer: z.object({
    data: z.object({ customer_id: maybeNumber, email: maybeText, first_name: maybeText, last_name: maybeText }),
  }),
  page,
  cart: z.object({ cart }),
  cleared: z.object({ data: z.object({ items: z.array(z.unknown()) }) }),
  coupon: z.object({ data: couponResult }),
  placed: z.object({ data: placed }),
  order: z.object({ data: order }),
  payment: z.object({ clientSecret: text }),
  verification: z.object({ txnId: text, txnAmount: number }),
  signedIn: z.object({ authorisation: z.object({ token: text }) }),
  outbox: z.object({ data: z.array(z.object({ text: text })) }),
}

/** The value of a 2xx response; undefined for other statuses and for bodies without the value. */
export function parseValue<T extends z.core.$ZodType>(schema: T, response: HostResponse): z.core.output<T> | undefined {
  return isSuccess(response) ? z.safeParse(schema, response.json).data : undefined
}
