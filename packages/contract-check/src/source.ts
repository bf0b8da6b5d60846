/** Where the contract declares what a change is about, so that a reviewer sees the annotation next to the code. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_PREFIX, operations } from '@shop/contract'
import { requestName } from './document/document.ts'

const root = join(import.meta.dirname, '../../..')
const RULES = 'packages/contract-check/src/document/rules.ts'
const ERRORS = 'packages/contract/src/shared/errors.ts'
const ROUTES = 'packages/contract/src/routes.ts'

/**
 * @param where such as `Order.items`, `POST /api/v1/cart: body.quantity` or `rule password`
 * @param text what changed: it names the input of a rule
 */
export function sourceOf(where: string, text = ''): { file: string; line: number } {
  const [, rule] = /^(?:rule|constant) (\S+)/.exec(where) ?? []
  if (rule !== undefined) return sourceOfRule(rule, text)
  const [, code] = /: error code (\w+)/.exec(where) ?? []
  if (code !== undefined)
    return positionOf(ERRORS, [new RegExp(`^ {2}${code}:`, 'm'), /^export const OPERATION_ERRORS/m])
  // The errors of all statuses have the same body.
  const [schema = '', ...fields] = where
    .replace(/:.*/, '')
    .replace(/^Error\d+/, 'Error')
    .split('.')
  const name = fields.at(-1)?.replace(/\W.*/, '')
  const field = name ? [new RegExp(`\\b${name}(?::|,)`)] : []
  const request = operations.find((operation) => requestName(operation) === schema)
  const [, path = request?.route.path.replace(API_PREFIX, '')] = /^[A-Z]+ \/api\/v\d+([^:\s]*)/.exec(where) ?? []
  const route = `path: '${path?.replace(/\{(\w+)\}/g, ':$1')}'`
  const parameter = parameterOf(where, text, route)
  if (parameter !== undefined) return parameter
  const [, body] = request
    ? (/^[\s\S]*?(?:body: (\w+),|responses:)/.exec(textOf(ROUTES).split(route)[1] ?? '') ?? [])
    : []
  const declared = body === undefined ? `id: '${schema}'` : `export const ${body} =`
  const file = contractFiles().find((each) => textOf(each).includes(declared))
  const anchor = file === undefined ? route : declared
  return positionOf(file ?? ROUTES, [...field, new RegExp(RegExp.escape(anchor))], anchor)
}

/** The schema that a parameter has, or else the parameter itself where the change is not of its values. */
function parameterOf(where: string, text: string, route: string) {
  const [, name] = /: (?:query|header) parameter (\S+)/.exec(where) ?? []
  const [own = ''] = textOf(ROUTES).split(route)[1]?.split('responses:') ?? []
  const [declared, schema] = new RegExp(`\\b${name}'?: (?:z\\.optional\\()?(\\w+)`).exec(own) ?? []
  if (name === undefined || declared === undefined) return undefined
  const isPresence = /^(?:is|became) /.test(text)
  const declaration = `export const ${schema} =`
  const file = isPresence ? undefined : contractFiles().find((each) => textOf(each).includes(declaration))
  if (file !== undefined) return positionOf(file, [new RegExp(RegExp.escape(declaration))])
  return positionOf(ROUTES, [new RegExp(RegExp.escape(declared))], route)
}

const contractFiles = () => globSync('packages/contract/src/*/*.ts', { cwd: root })

/** The declaration of the first export of the contract that the rule uses, itself or in functions of the same file. */
function sourceOfRule(rule: string, text: string) {
  const source = textOf(RULES)
  const imported = new Set(/import \{([^}]*)\}/.exec(source)?.[1]?.match(/(?<=^ {2})\w+(?=,)/gm))
  const entry = (name: string) => new RegExp(`^ {2}'?${name}'?: .*(?:\\n {4}.*)*`, 'm').exec(source)?.[0] ?? ''
  const declaration = (name: string) =>
    new RegExp(`(?<=^(?:const|function) ${name}\\b)[\\s\\S]*?\\n\\n`, 'm').exec(source)?.[0] ?? ''
  const inputs = [...text.matchAll(/"(\w+)"/g)].map(([, input = '']) => entry(input))
  const levels = [inputs.join('\n') + entry(rule)]
  // Functions of functions of functions are enough.
  for (const code of levels) if (levels.length < 4) levels.push((code.match(/\w+/g) ?? []).map(declaration).join(''))
  const name = levels.flatMap((code) => code.match(/\w+/g) ?? []).find((word) => imported.has(word))
  const declared = new RegExp(`^export (?:const|function) ${name}\\b`, 'm')
  const file = contractFiles().find((each) => declared.test(textOf(each)))
  return positionOf(file ?? RULES, [declared, /^export const rules/m])
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The line of the first pattern that is there: in the declaration with `anchor` and constants that it uses, or anywhere. */
function positionOf(file: string, patterns: readonly RegExp[], anchor = '') {
  const source = textOf(file)
  const place = source.indexOf(anchor)
  const start = anchor.startsWith('id:') ? source.lastIndexOf('export const', place) : place
  const length = anchor === '' ? -1 : source.slice(place + anchor.length).search(/\n\n|path: '/)
  const declaration = source.slice(start, length === -1 ? undefined : place + anchor.length + length)
  const used = [...source.matchAll(/^const (\w+) = .*(?:\n.+)*/gm)].filter(([, name = '']) =>
    declaration.includes(name),
  )
  const parts = [{ 0: declaration, index: start }, ...used]
  const indexes = patterns.flatMap((pattern) =>
    parts.flatMap(({ 0: text, index }) => (pattern.test(text) ? index + text.search(pattern) : [])),
  )
  return { file, line: source.slice(0, indexes[0] ?? 0).split('\n').length }
}
