import * as z from 'zod/mini'
import { productFormatSchema, productTypeSchema } from '../catalog/schemas.ts'
import { fields, needed } from '../shared/fields.ts'
import { amountSchema, idSchema, opaqueKeySchema, uploadNameSchema } from '../shared/schemas.ts'
import { hostValue } from '../shared/tolerant.ts'

/** Requirements §3. */
export const cartItemSchema = fields({
  shown: {
    product_id: idSchema,
    product_type: productTypeSchema,
    quantity: z.int().check(z.positive()),
    product_name: z.string(),
    product: fields({
      shown: {
        product_name: z.string(),
        product_price: amountSchema,
        product_thumbnail: uploadNameSchema,
        min_order_quantity: z.int().check(z.positive()),
        max_order_quantity: z.int().check(z.positive()),
        product_type: productTypeSchema,
      },
      // The shop treats a product without it as its type suggests.
      assumed: { product_format: productFormatSchema },
    }),
  },
}).register(z.globalRegistry, { id: 'CartItem' })
export type CartItem = z.infer<typeof cartItemSchema>

export const cartUidSchema = hostValue('key', z.uuid(), opaqueKeySchema)

export const cartSchema = fields({
  shown: { items: z.array(cartItemSchema) },
  needed: {
    // A random number of 52 bits: guests use it in a path without a token.
    cart_id: needed('the removal of an item names the cart by it', idSchema),
    cart_uid: needed('every change names the cart by it', cartUidSchema),
  },
}).register(z.globalRegistry, { id: 'Cart' })
export type Cart = z.infer<typeof cartSchema>
