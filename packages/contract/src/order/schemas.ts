import * as z from 'zod/mini'
import { cartUid } from '../cart/schemas.ts'
import { productType } from '../catalog/schemas.ts'
import { couponCodeInput } from '../coupon/schemas.ts'
import { address, addressInput, taxDetails, taxDetailsInput } from '../shared/address.ts'
import { fields } from '../shared/fields.ts'
import { amount, emailInput, id, line, phoneInput, timestamp, uploadName } from '../shared/schemas.ts'

/** Architecture §4; the spec leaves the statuses open. */
export const orderStatus = z.enum([
  'pending',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'failed',
  'quote_requested',
])
export type OrderStatus = z.infer<typeof orderStatus>

/** Unguessable: whoever knows it may pay the order. */
export const orderTxnId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

export const orderItem = fields({
  shown: {
    quantity: z.int().check(z.positive()),
    product: fields({
      shown: {
        product_name: z.string(),
        product_thumbnail: uploadName,
        product_type: productType,
        product_price: amount,
      },
    }),
  },
  // For ordering it again.
  assumed: { product_id: id },
})
export type OrderItem = z.infer<typeof orderItem>

/** Requirements §3. Amounts in RM; `order_discount_value` in percent. */
export const order = fields({
  shown: {
    order_txn_id: orderTxnId,
    order_txn_date: timestamp,
    order_customer_name: z.string(),
    order_customer_phone: z.string(),
    order_customer_email: z.string(),
    order_shipping_address: address,
    order_billing_address: address,
    order_tax_details: taxDetails,
    items: z.array(orderItem),
    order_sub_total_amount: amount,
    order_discount_value: z.number().check(z.nonnegative(), z.lte(100)),
    order_discount_amount: amount,
    order_shipping_amount: amount,
    order_total_amount: amount,
  },
  assumed: {
    order_status: orderStatus,
    cancellable: z.boolean(),
    /** Every status the order has had, oldest first. */
    order_status_history: z.array(fields({ assumed: { status: orderStatus, at: timestamp } })),
  },
})
export type Order = z.infer<typeof order>

/** A row of the order list. */
export const orderSummary = fields({
  assumed: {
    order_txn_id: orderTxnId,
    order_txn_date: timestamp,
    order_status: orderStatus,
    order_total_amount: amount,
    order_item_names: z.array(z.string()),
    order_total_quantity: z.int().check(z.positive()),
  },
})
export type OrderSummary = z.infer<typeof orderSummary>

/** Of the client's making: the same key is the same order, however often it is sent. */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

export const customerInput = fields({
  assumed: {
    first_name: line('First name', 60),
    last_name: line('Last name', 60),
    email: emailInput,
    phone: phoneInput,
  },
})
export type CustomerInput = z.infer<typeof customerInput>

export const placeOrderInput = fields({
  assumed: {
    cart_uid: cartUid,
    customer: customerInput,
    shipping_address: addressInput,
    billing_address: addressInput,
    tax_details: z.optional(taxDetailsInput),
    coupon_code: z.optional(couponCodeInput),
  },
})
export type PlaceOrderInput = z.infer<typeof placeOrderInput>

export const placedOrder = fields({
  assumed: {
    order_txn_id: orderTxnId,
    order_status: orderStatus,
    order_total_amount: amount,
    /** False for a quote, and for an order that costs nothing. */
    payment_required: z.boolean(),
  },
})
export type PlacedOrder = z.infer<typeof placedOrder>
