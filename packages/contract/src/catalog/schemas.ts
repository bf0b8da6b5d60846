import * as z from 'zod/mini'
import { PRODUCT_FORMATS, PRODUCT_TYPES } from '../shared/constants.ts'
import { fields } from '../shared/fields.ts'
import { amount, id, uploadName } from '../shared/schemas.ts'

/** Requirements §1. */
export const productType = z.enum(PRODUCT_TYPES)
export type ProductType = z.infer<typeof productType>

/** What the buyer gets: a book by post, an ebook by mail, or access to an online test. */
export const productFormat = z.enum(PRODUCT_FORMATS)
export type ProductFormat = z.infer<typeof productFormat>

const productShown = {
  product_name: z.string(),
  product_price: amount,
  product_thumbnail: uploadName,
  product_type: productType,
  min_order_quantity: z.int().check(z.positive()),
  max_order_quantity: z.int().check(z.positive()),
}

const productAssumed = {
  product_id: id,
  product_format: productFormat,
  product_summary: z.string(),
  is_featured: z.boolean(),
  is_best_seller: z.boolean(),
}

export const product = fields({ shown: productShown, assumed: productAssumed })
export type Product = z.infer<typeof product>

export const productDetail = fields({
  shown: productShown,
  assumed: {
    ...productAssumed,
    /** Paragraphs of plain text. */
    product_description: z.array(z.string()),
    product_images: z.array(uploadName),
    /** Rows of the page's facts table, such as Pages and 240. */
    product_facts: z.array(fields({ assumed: { label: z.string(), value: z.string() } })),
    related_product_ids: z.array(id),
  },
})
export type ProductDetail = z.infer<typeof productDetail>

export const slider = fields({
  assumed: {
    slider_id: id,
    title: z.string(),
    text: z.string(),
    image: uploadName,
    /** A path of the shop. */
    link: z.string().check(z.regex(/^\/(?!\/)/)),
    link_label: z.string(),
  },
})
export type Slider = z.infer<typeof slider>
