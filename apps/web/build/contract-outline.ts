import { contract } from '@shop/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:contract-outline'

/** A call as the client needs it to ask: everything but the schemas, of which the answers' statuses stay. */
const outline = (value: unknown, key = ''): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (key === 'responses') return Object.fromEntries(Object.keys(value).map((status) => [status, {}]))
  if (['body', 'query', 'pathParams', 'headers'].includes(key)) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, outline(inner, name)]))
}

/**
 * Gives the browser the contract's calls (method, path, metadata) without its zod schemas, as `virtual:contract-outline`, so
 * that a page can ask before the 15 KiB of schemas are there; the answers are read with the whole contract all the same
 * (app/api/parse-response.ts). A development server that runs while the contract's calls change has to be started again.
 */
export const contractOutline = (): Plugin => ({
  name: 'contract-outline',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export const contract = ${JSON.stringify(outline(contract))}` : undefined),
})
