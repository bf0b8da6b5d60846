/** A schema as a list of alternatives of a single type each, without references, `allOf`, `anyOf` and `oneOf`. */
import type { Json, JsonObject } from '../openapi/schemas.ts'
import { list, type Node, object, resolved, same, strings } from './json.ts'

/** Keywords that do not affect which values are valid, or that are compared elsewhere. */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  '$comment',
  '$schema',
  '$id',
])

/** `x-rules` and `x-trimmed` are compared like validation keywords. */
export const isAnnotation = (key: string): boolean =>
  annotations.has(key) || (key.startsWith('x-') && key !== 'x-rules' && key !== 'x-trimmed')

export interface Alternative {
  /** Undefined for any type. */
  readonly type: string | undefined
  readonly schema: JsonObject
  readonly node: Node
}

const withoutAnnotations = (schema: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !isAnnotation(key)))

/** The schema of a node with references and `allOf` merged. */
export function flattened(node: Node): { readonly schema: JsonObject; readonly node: Node } {
  const { document, path, value } = node
  if (value === false) return { schema: { not: {} }, node }
  const { $ref, allOf, ...own } = object(value)
  if (typeof $ref === 'string') {
    const target = resolved({ document, path, value: { $ref } })
    const { schema } = flattened(target)
    const isPlain = Object.keys(withoutAnnotations(own)).length === 0 && allOf === undefined
    if (isPlain) return { schema, node: target }
    return flattened({ document, path, value: { ...own, allOf: [...list(allOf), schema] } })
  }
  const members = list(allOf).map((member) => flattened({ document, path, value: member }).schema)
  return { schema: [own, ...members].reduce(conjunction), node }
}

const isLowerBound = (key: string): boolean => /^(min|exclusiveMin)/.test(key)

/** The schema of the values that match both. */
function conjunction(a: JsonObject, b: JsonObject): JsonObject {
  const merged: JsonObject = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const other = merged[key]
    merged[key] = other === undefined || isAnnotation(key) || same(other, value) ? value : combined(key, other, value)
  }
  return merged
}

function combined(key: string, a: Json, b: Json): Json {
  if (key === 'properties') {
    const both = Object.entries(object(b)).map(([name, schema]): [string, Json] => {
      const other = object(a)[name]
      return [name, other === undefined ? schema : { allOf: [other, schema] }]
    })
    return { ...object(a), ...Object.fromEntries(both) }
  }
  if (key === 'required' || key === 'x-rules') return [...new Set([...strings(a), ...strings(b)])]
  if (key === 'pattern') return [a, b].flat()
  if (key === 'enum') return list(a).filter((value) => list(b).some((other) => same(value, other)))
  if (key === 'type') return [a].flat().filter((type) => [b].flat().includes(type))
  if (typeof a === 'number' && typeof b === 'number' && /^(min|max|exclusive)/.test(key)) {
    return isLowerBound(key) ? Math.max(a, b) : Math.min(a, b)
  }
  return { conjunction: [a, b] }
}

export function alternatives(start: Node): Alternative[] {
  const { schema, node } = flattened(start)
  const kind = schema.anyOf === undefined ? 'oneOf' : 'anyOf'
  const { [kind]: branches, ...rest } = schema
  if (Array.isArray(branches)) {
    const shared = withoutAnnotations(rest)
    return branches.flatMap((branch, index) => {
      const value: Json = Object.keys(shared).length === 0 ? branch : { allOf: [shared, branch] }
      return alternatives({ document: node.document, path: [...node.path, kind, String(index)], value })
    })
  }
  const { const: constant, type, ...other } = schema
  const values = constant === undefined ? other.enum : [constant]
  const plain: JsonObject = values === undefined ? other : { ...other, enum: values }
  const types = type === undefined ? typesOf(values) : [type].flat()
  return types.map((single) => {
    const name = typeof single === 'string' ? single : undefined
    const members = Array.isArray(values) ? { enum: values.filter((value) => hasType(value, name)) } : {}
    return { type: name, schema: { ...plain, ...members, ...finiteValues(name, values) }, node }
  })
}

/** Types with few values are lists of values, so that they compare with `enum` and `const`. */
function finiteValues(type: string | undefined, values: Json | undefined): JsonObject {
  if (values !== undefined) return {}
  if (type === 'null') return { enum: [null] }
  return type === 'boolean' ? { enum: [true, false] } : {}
}

const typesOf = (values: Json | undefined): (string | undefined)[] =>
  Array.isArray(values) && values.length > 0 ? [...new Set(values.map(typeOf))] : [undefined]

const typeOf = (value: Json): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const hasType = (value: Json, type: string | undefined): boolean =>
  type === undefined || typeOf(value) === type || (type === 'integer' && Number.isInteger(value))

export const patternsOf = (schema: JsonObject): string[] => [schema.pattern ?? []].flat().map(String)

export const numberOr = (value: Json | undefined, fallback: number): number =>
  typeof value === 'number' ? value : fallback

/** Whether a single value matches the keywords for its type; lists and objects match by equality of `enum` alone. */
export function accepts({ type, schema }: Alternative, value: Json): boolean {
  if (!hasType(value, type)) return false
  if (schema.enum !== undefined) return list(schema.enum).some((member) => same(member, value))
  if (typeof value === 'string') {
    const length = [...value].length
    const fits =
      length >= numberOr(schema.minLength, 0) && length <= numberOr(schema.maxLength, Number.POSITIVE_INFINITY)
    return fits && patternsOf(schema).every((pattern) => new RegExp(pattern, 'u').test(value)) && isPlainText(schema)
  }
  if (typeof value !== 'number') return true
  const [low, high] = [lowerBound(schema), upperBound(schema)]
  const above = low.open ? value > low.at : value >= low.at
  const below = high.open ? value < high.at : value <= high.at
  return above && below && isMultiple(value, numberOr(schema.multipleOf, value || 1))
}

const isPlainText = (schema: JsonObject): boolean => schema.format === undefined || schema.format === 'password'

export interface Bound {
  readonly at: number
  /** Whether the bound itself is outside. */
  readonly open: boolean
}

export function lowerBound({ minimum, exclusiveMinimum }: JsonObject): Bound {
  const [closed, open] = [
    numberOr(minimum, Number.NEGATIVE_INFINITY),
    numberOr(exclusiveMinimum, Number.NEGATIVE_INFINITY),
  ]
  return open >= closed && exclusiveMinimum !== undefined ? { at: open, open: true } : { at: closed, open: false }
}

export function upperBound({ maximum, exclusiveMaximum }: JsonObject): Bound {
  const [closed, open] = [
    numberOr(maximum, Number.POSITIVE_INFINITY),
    numberOr(exclusiveMaximum, Number.POSITIVE_INFINITY),
  ]
  return open <= closed && exclusiveMaximum !== undefined ? { at: open, open: true } : { at: closed, open: false }
}

export const isMultiple = (value: number, of: number): boolean => Math.abs(value / of - Math.round(value / of)) < 1e-9
