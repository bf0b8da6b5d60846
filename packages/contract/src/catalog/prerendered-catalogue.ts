import * as z from 'zod/mini'
import { productDetailSchema, productSchema, sliderSchema } from './schemas.ts'

/** The catalogue with which the shop's pages are prerendered: the responses of a host, collected before the build. */
export const prerenderedCatalogueSchema = z.object({
  /** The host's origin, or `mock`. */
  source: z.string(),
  products: z.array(productSchema),
  details: z.array(productDetailSchema),
  sliders: z.array(sliderSchema),
  /** The ids of products that the same host sold before. */
  removed: z.array(z.number()),
  /** The `srcset` of pictures of which the build has smaller files, by upload name (scripts/picture-variants.ts). */
  pictures: z.optional(z.record(z.string(), z.string())),
})
