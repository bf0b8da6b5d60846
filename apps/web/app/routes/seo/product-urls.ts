import { contract } from '@shop/contract'
import * as z from 'zod/mini'
import { paths } from '../../config/paths'

const catalogue = z.object({ data: z.array(z.object({ product_id: z.int().check(z.positive()) })) })
const TIMEOUT_MS = 10_000

/**
 * Paths of the products for the sitemap, from the shop admin host if the build knows it (`VITE_API_URL`). Without it, or when it
 * fails, there are none: the build succeeds anyway, and /category links to each product.
 */
export const productUrls = async (apiOrigin: string): Promise<readonly string[]> => {
  if (!apiOrigin) return []
  try {
    const response = await fetch(`${apiOrigin}${contract.catalog.products.path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`Status ${response.status}`)
    return z.parse(catalogue, await response.json()).data.map(({ product_id }) => paths.product(product_id))
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: a warning of the build
    console.warn(`The sitemap leaves out the products: ${apiOrigin} did not return them.`, cause)
    return []
  }
}
