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
})
