import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/**
 * The path of the product pages: `<path>/<id>`, and `<path>?id=<id>`, which is served with the same
 * file.
 */
export const PRODUCT_PATH = '/product/detail'

/** What scripts/collect-catalogue.ts writes, with the pictures next to it. */
export const catalogueFile = fileURLToPath(new URL('../.catalogue/catalogue.json', import.meta.url))

const catalogue = z.object({ details: z.array(z.object({ product_id: z.number() })) })

/** The ids in the catalogue; none without the file, as in development. */
export const readProductIds = (): readonly number[] =>
  existsSync(catalogueFile)
    ? z
        .parse(catalogue, JSON.parse(readFileSync(catalogueFile, 'utf8')))
        .details.map(({ product_id }) => product_id)
    : []

/**
 * The key of a page's headers: all product pages have the same, so that a new one needs no other
 * configuration.
 */
export const headersKey = (file: string): string =>
  file.replace(/^product\/detail\/\d+\//, 'product/detail/:id/')
