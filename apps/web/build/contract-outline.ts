import { contract } from '@shop/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:contract-outline'

/** A route of the contract without its schemas; the declared response statuses stay. */
const outline = (value: unknown, key = ''): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (key === 'responses') return Object.fromEntries(Object.keys(value).map((status) => [status, {}]))
  if (['body', 'query', 'pathParams', 'headers'].includes(key)) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, outline(inner, name)]))
}

/**
 * Provides the contract's routes (method, path, metadata) without the zod schemas as `virtual:contract-outline`, so that a page
 * can send requests before it has loaded the 15 KiB of schemas; responses are parsed with the contract's
 * schemas (app/api/response-parser.ts). Restart the development server when the contract's routes change.
 */
export const contractOutline = (): Plugin => ({
  name: 'contract-outline',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export const contract = ${JSON.stringify(outline(contract))}` : undefined),
})
