/** Where the contract declares what a change is about, so that a reviewer sees the annotation next to the code. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_PREFIX, operations } from '@shop/contract'
import { requestName } from './document/document.ts'

const root = join(import.meta.dirname, '../../..')
const RULES = 'packages/contract-check/src/document/rules.ts'
const ROUTES = 'packages/contract/src/routes.ts'

/** @param where such as `Order.items`, `POST /api/v1/cart: body.quantity` or `rule password` */
export function sourceOf(where: string): { file: string; line: number } {
  const [, rule] = /^rule (\S+)/.exec(where) ?? []
  if (rule !== undefined) return positionOf(RULES, new RegExp(`^ {2}'?${rule}'?:`, 'm'))
  const request = operations.find((operation) => where.startsWith(`${requestName(operation)}.`))
  const [, path = request?.route.path.replace(API_PREFIX, '')] = /^[A-Z]+ \/api\/v\d+([^:\s]*)/.exec(where) ?? []
  if (path !== undefined) return positionOf(ROUTES, `path: '${path.replace(/\{(\w+)\}/g, ':$1')}'`)
  const [schema = '', ...fields] = where.replace(/:.*/, '').split('.')
  const name = `id: '${schema}'`
  const files = globSync('packages/contract/src/*/*.ts', { cwd: root })
  const file = files.find((each) => textOf(each).includes(name))
  if (file === undefined) return { file: ROUTES, line: 1 }
  const field = fields.at(-1)?.replace(/\W.*/, '')
  return positionOf(file, field ? new RegExp(`\\b${field}(?::|,)`) : name, name)
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The line of a text: in the declaration that ends with `end`, if it is there. */
function positionOf(file: string, text: string | RegExp, end = '') {
  const source = textOf(file)
  const start = end === '' ? 0 : source.lastIndexOf('export const', source.indexOf(end))
  const search = (part: string) => (typeof text === 'string' ? part.indexOf(text) : part.search(text))
  const inside = search(source.slice(start))
  const index = inside === -1 ? search(source) : start + inside
  return { file, line: source.slice(0, Math.max(index, 0)).split('\n').length }
}
