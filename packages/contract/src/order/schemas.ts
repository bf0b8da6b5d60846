import * as z from 'zod/mini'
import { cartUidSchema } from '../cart/schemas.ts'
import { productTypeSchema } from '../catalog/schemas.ts'
import { couponCodeInputSchema } from '../coupon/schemas.ts'
import { addressInputSchema, addressSchema, taxDetailsInputSchema, taxDetailsSchema } from '../shared/address.ts'
import { fields } from '../shared/fields.ts'
import {
  amountSchema,
  emailInputSchema,
  idSchema,
  phoneInputSchema,
  requiredLine,
  timestampSchema,
  uploadNameSchema,
} from '../shared/schemas.ts'

/** Architecture §4; the spec leaves the statuses open. */
export const orderStatusSchema = z
  .enum(['pending', 'paid', 'processing', 'shipped', 'delivered', 'cancelled', 'failed', 'quote_requested'])
  .register(z.globalRegistry, { id: 'OrderStatus' })
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** Unguessable: whoever knows it may pay the order. */
export const orderTxnIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

export const orderItemSchema = fields({
  shown: {
    quantity: z.int().check(z.positive()),
    product: fields({
      shown: {
        product_name: z.string(),
        product_thumbnail: uploadNameSchema,
        product_type: productTypeSchema,
        product_price: amountSchema,
      },
    }),
  },
  // For ordering it again.
  assumed: { product_id: idSchema },
}).register(z.globalRegistry, { id: 'OrderItem' })
export type OrderItem = z.infer<typeof orderItemSchema>

/** Requirements §3. Amounts in RM; `order_discount_value` in percent. */
export const orderSchema = fields({
  shown: {
    order_txn_id: orderTxnIdSchema,
    order_txn_date: timestampSchema,
    order_customer_name: z.string(),
    order_customer_phone: z.string(),
    order_customer_email: z.string(),
    order_shipping_address: addressSchema,
    order_billing_address: addressSchema,
    order_tax_details: taxDetailsSchema,
    items: z.array(orderItemSchema),
    order_sub_total_amount: amountSchema,
    order_discount_value: z.number().check(z.nonnegative(), z.lte(100)),
    order_discount_amount: amountSchema,
    order_shipping_amount: amountSchema,
    order_total_amount: amountSchema,
  },
  assumed: {
    order_status: orderStatusSchema,
    cancellable: z.boolean(),
    /** Every status the order has had, oldest first. */
    order_status_history: z.array(fields({ assumed: { status: orderStatusSchema, at: timestampSchema } })),
  },
}).register(z.globalRegistry, { id: 'Order' })
export type Order = z.infer<typeof orderSchema>

/** A row of the order list. */
export const orderSummarySchema = fields({
  assumed: {
    order_txn_id: orderTxnIdSchema,
    order_txn_date: timestampSchema,
    order_status: orderStatusSchema,
    order_total_amount: amountSchema,
    order_item_names: z.array(z.string()),
    order_total_quantity: z.int().check(z.positive()),
  },
}).register(z.globalRegistry, { id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof orderSummarySchema>

/** Of the client's making: the same key is the same order, however often it is sent. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

export const customerInputSchema = fields({
  assumed: {
    first_name: requiredLine('First name', 60),
    last_name: requiredLine('Last name', 60),
    email: emailInputSchema,
    phone: phoneInputSchema,
  },
})
export type CustomerInput = z.infer<typeof customerInputSchema>

export const placeOrderInputSchema = fields({
  assumed: {
    cart_uid: cartUidSchema,
    customer: customerInputSchema,
    shipping_address: addressInputSchema,
    billing_address: addressInputSchema,
    tax_details: z.optional(taxDetailsInputSchema),
    coupon_code: z.optional(couponCodeInputSchema),
  },
})
export type PlaceOrderInput = z.infer<typeof placeOrderInputSchema>

export const placedOrderSchema = fields({
  assumed: {
    order_txn_id: orderTxnIdSchema,
    order_status: orderStatusSchema,
    order_total_amount: amountSchema,
    /** False for a quote, and for an order that costs nothing. */
    payment_required: z.boolean(),
  },
}).register(z.globalRegistry, { id: 'PlacedOrder' })
export type PlacedOrder = z.infer<typeof placedOrderSchema>
