import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The path of the product pages: `<path>/<id>`, and `<path>?id=<id>`, which is served with the same file. */
export const PRODUCT_PATH = '/product/detail'

const catalogue = z.object({
  details: z.array(z.object({ product_id: z.number() })),
  removed: z.array(z.number()),
})

/** The ids in the catalogue of scripts/collect-catalogue.ts; none without the file, as in development. */
export const readProductIds = (file: string) => {
  if (!existsSync(file)) return { ids: [], removed: [] }
  const { details, removed } = z.parse(catalogue, JSON.parse(readFileSync(file, 'utf8')))
  return { ids: details.map(({ product_id }) => product_id), removed }
}

const productFile = /^product\/detail\/\d+\/index\.html$/

/** The key of a page's headers: all product pages have the same, so that a new one needs no other configuration. */
export const headersKey = (file: string): string => (productFile.test(file) ? 'product/detail/:id/index.html' : file)
