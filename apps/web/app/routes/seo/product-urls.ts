import { contract } from '@shop/contract'
import * as z from 'zod/mini'
import { paths } from '../../config/paths'

const catalogue = z.object({ data: z.array(z.object({ product_id: z.int().check(z.positive()) })) })
const PATIENCE_MS = 10_000

/**
 * The addresses of the products on sale, for the sitemap that a build writes: asked of the shop admin host when the build
 * knows it (`VITE_API_URL`). Without one, or while it does not answer, there are none: the shop is built all the same, and
 * /category still leads to each product.
 */
export const productAddresses = async (apiOrigin: string): Promise<readonly string[]> => {
  if (!apiOrigin) return []
  try {
    const answer = await fetch(`${apiOrigin}${contract.catalog.products.path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
    return z.parse(catalogue, await answer.json()).data.map(({ product_id }) => paths.product(product_id))
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: whoever builds the shop should hear of it
    console.warn(`The sitemap leaves out the products: ${apiOrigin} did not list them.`, cause)
    return []
  }
}
