import { productFormatSchema, productTypeSchema } from '@shop/contract'
import * as z from 'zod/mini'

/** The columns of a product that every query selects. */
export const productRow = z.object({
  product_id: z.number(),
  name: z.string(),
  price_sen: z.number(),
  thumbnail: z.string(),
  type: productTypeSchema,
  format: productFormatSchema,
  min_quantity: z.number(),
  max_quantity: z.number(),
})
export type ProductRow = z.infer<typeof productRow>
