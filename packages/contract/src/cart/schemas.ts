import * as z from 'zod/mini'
import { productFormat, productType } from '../catalog/schemas.ts'
import { fields } from '../shared/fields.ts'
import { amount, id, uploadName } from '../shared/schemas.ts'

/** Requirements §3. */
export const cartItem = fields({
  shown: {
    product_id: id,
    product_type: productType,
    quantity: z.int().check(z.positive()),
    product_name: z.string(),
    product: fields({
      shown: {
        product_name: z.string(),
        product_price: amount,
        product_thumbnail: uploadName,
        min_order_quantity: z.int().check(z.positive()),
        max_order_quantity: z.int().check(z.positive()),
        product_type: productType,
      },
      // So that the checkout can tell what ships before the order is placed.
      assumed: { product_format: productFormat },
    }),
  },
})
export type CartItem = z.infer<typeof cartItem>

export const cartUid = z.uuid()

export const cart = fields({
  shown: { items: z.array(cartItem) },
  assumed: {
    // A random number of 52 bits, since it stands in a path that guests may call.
    cart_id: id,
    cart_uid: cartUid,
  },
})
export type Cart = z.infer<typeof cart>
