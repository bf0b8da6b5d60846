import * as z from 'zod/mini'
import { PRODUCT_FORMATS } from '../shared/constants.ts'
import { fields, neededFor } from '../shared/fields.ts'
import { hostValue } from '../shared/host-value.ts'
import {
  amountSchema,
  idSchema,
  positiveInteger,
  shopPathSchema,
  uploadNameSchema,
} from '../shared/schemas.ts'
import { PRODUCT_TYPES } from './product-types.ts'

const typeSchema = z.enum(PRODUCT_TYPES)
/** A type that another host adds is sold like any other product. */
export const productTypeSchema = hostValue(
  'product_type',
  typeSchema.register(z.globalRegistry, { id: 'ProductType' }),
  z.catch(typeSchema, 'other'),
)

/** A book by post, an ebook by mail, or access to an online test. */
export const productFormatSchema = z
  .enum(PRODUCT_FORMATS)
  .register(z.globalRegistry, { id: 'ProductFormat' })
export type ProductFormat = z.infer<typeof productFormatSchema>

/** Requirements §3. */
export const productShown = {
  product_name: z.string(),
  product_price: amountSchema,
  product_thumbnail: uploadNameSchema,
  product_type: productTypeSchema,
  min_order_quantity: positiveInteger(),
  max_order_quantity: positiveInteger(),
}

const productNeeded = {
  product_id: neededFor('the cart and the links name the product by it', idSchema),
}

const productAssumed = {
  product_format: productFormatSchema,
  product_summary: z.string(),
  is_featured: z.boolean(),
  is_best_seller: z.boolean(),
}

export const productSchema = fields({
  shown: productShown,
  needed: productNeeded,
  assumed: productAssumed,
}).register(z.globalRegistry, { id: 'Product' })
export type Product = z.infer<typeof productSchema>

export const productDetailSchema = fields({
  shown: productShown,
  needed: productNeeded,
  assumed: {
    ...productAssumed,
    product_description: z.array(z.string()),
    product_images: z.array(uploadNameSchema),
    product_facts: z.array(fields({ assumed: { label: z.string(), value: z.string() } })),
    related_product_ids: z.array(idSchema),
  },
}).register(z.globalRegistry, { id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof productDetailSchema>

export const sliderSchema = fields({
  assumed: {
    slider_id: idSchema,
    title: z.string(),
    text: z.string(),
    image: uploadNameSchema,
    link: shopPathSchema,
    link_label: z.string(),
  },
}).register(z.globalRegistry, { id: 'Slider' })
export type Slider = z.infer<typeof sliderSchema>

/**
 * The catalogue with which the shop's pages are prerendered: the responses of a host, collected
 * before the build.
 */
export const prerenderedCatalogueSchema = z.object({
  /** The host's origin, or `mock`. */
  source: z.string(),
  products: z.array(productSchema),
  details: z.array(productDetailSchema),
  sliders: z.array(sliderSchema),
  /**
   * The `srcset` of pictures of which the build has smaller files, by upload name
   * (scripts/picture-variants.ts).
   */
  pictures: z.optional(z.record(z.string(), z.string())),
})
