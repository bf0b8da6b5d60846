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
  if (rule !== undefined) return positionOf(RULES, [new RegExp(`^ {2}'?${rule}'?:`, 'm')])
  const [schema = '', ...fields] = where.replace(/:.*/, '').split('.')
  const name = fields.at(-1)?.replace(/\W.*/, '')
  const field = name ? [new RegExp(`\\b${name}(?::|,)`)] : []
  const request = operations.find((operation) => requestName(operation) === schema)
  const [, path = request?.route.path.replace(API_PREFIX, '')] = /^[A-Z]+ \/api\/v\d+([^:\s]*)/.exec(where) ?? []
  const route = `path: '${path?.replace(/\{(\w+)\}/g, ':$1')}'`
  const [, body] = request
    ? (/^[\s\S]*?(?:body: (\w+),|responses:)/.exec(textOf(ROUTES).split(route)[1] ?? '') ?? [])
    : []
  const declared = body === undefined ? `id: '${schema}'` : `export const ${body} =`
  const files = globSync('packages/contract/src/*/*.ts', { cwd: root })
  const file = files.find((each) => textOf(each).includes(declared))
  const anchor = file === undefined ? route : declared
  return positionOf(file ?? ROUTES, [...field, new RegExp(RegExp.escape(anchor))], anchor)
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The line of the first pattern that is there: from the declaration with `anchor` on, or anywhere. */
function positionOf(file: string, patterns: readonly RegExp[], anchor = '') {
  const source = textOf(file)
  const place = source.indexOf(anchor)
  const declaration = anchor.startsWith('id:') ? source.lastIndexOf('export const', place) : place
  const indexFrom = (start: number, pattern: RegExp): number[] => {
    const index = source.slice(start).search(pattern)
    return index === -1 ? [] : [start + index]
  }
  const [index = 0] = patterns.flatMap((pattern) => [declaration, 0].flatMap((start) => indexFrom(start, pattern)))
  return { file, line: source.slice(0, index).split('\n').length }
}
