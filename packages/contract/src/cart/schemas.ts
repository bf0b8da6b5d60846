import * as z from 'zod/mini'
import { productFormatSchema, productShown, productTypeSchema } from '../catalog/schemas.ts'
import { fields } from '../shared/fields.ts'
import { hostValue } from '../shared/host-value.ts'
import { idParamSchema, idSchema, opaqueKeySchema, positiveInteger } from '../shared/schemas.ts'

/** Requirements §3. */
export const cartItemSchema = fields({
  shown: {
    product_id: idSchema,
    product_type: productTypeSchema,
    quantity: positiveInteger(),
    product_name: z.string(),
    product: fields({
      shown: productShown,
      // The shop treats a product without it as its type suggests.
      assumed: { product_format: productFormatSchema },
    }),
  },
}).register(z.globalRegistry, { id: 'CartItem' })
export type CartItem = z.infer<typeof cartItemSchema>

export const cartUidSchema = hostValue('key', z.uuid(), opaqueKeySchema)

/** Names a cart in the path of a removal: its `cart_id`, or its `cart_uid` where it has none. */
export const cartKeySchema = z.union([idParamSchema, cartUidSchema])

/**
 * The requirements show the items alone. A cart without a `cart_uid` keeps the one that the shop
 * sent, and without a `cart_id` it is named by its `cart_uid`.
 */
export const cartSchema = fields({
  shown: { items: z.array(cartItemSchema) },
  assumed: {
    // A random number of 52 bits: guests use it in a path without a token.
    cart_id: idSchema,
    cart_uid: cartUidSchema,
  },
}).register(z.globalRegistry, { id: 'Cart' })
export type Cart = z.infer<typeof cartSchema>
