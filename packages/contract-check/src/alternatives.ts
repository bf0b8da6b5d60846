/**
 * A schema as a list of alternatives of a single type each, without references, `allOf`, `anyOf`
 * and `oneOf`.
 */
import {
  child,
  type Json,
  type JsonObject,
  list,
  type Node,
  object,
  resolved,
  same,
} from './json.ts'

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
  // The `encoding` of a form lists its media types, too.
  'contentMediaType',
])

/** Whether a keyword says nothing about which values are valid, as `x-rules` and `x-trimmed` do. */
const isAnnotation = (key: string): boolean =>
  annotations.has(key) || (key.startsWith('x-') && key !== 'x-rules' && key !== 'x-trimmed')

/** Keywords that only apply to values of one type. */
const keywordTypes: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'x-trimmed'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: [
    'properties',
    'required',
    'additionalProperties',
    'minProperties',
    'maxProperties',
    'propertyNames',
  ],
}

/** A schema without the keywords that only apply to other types. */
export function keywordsFor(type: Json | undefined, schema: JsonObject): JsonObject {
  if (type === undefined) return schema
  const others = Object.entries(keywordTypes).flatMap(([other, keys]) =>
    other === type ? [] : keys,
  )
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !others.includes(key)))
}

export interface Alternative {
  /**
   * Has at most one `type`: an integer is a number with a step of 1. Types with few values have an
   * `enum`.
   */
  readonly schema: JsonObject
  readonly node: Node
}

/** The target of a reference that has no other keywords than annotations, or the node itself. */
export function targetOf(node: Node): Node {
  const { $ref, ...siblings } = object(node.value)
  return $ref !== undefined && Object.keys(siblings).every(isAnnotation) ? resolved(node) : node
}

/** The keywords of a schema, together with those of its reference and of `allOf`. */
export function merged({ document, path, value }: Node): JsonObject {
  if (value === false || same(object(value).not, {})) return { enum: [] }
  const { $ref, allOf, ...own } = object(value)
  const parts = [...($ref === undefined ? [] : [{ $ref }]), ...list(allOf)]
  return parts
    .map((part) => merged(resolved({ document, path, value: part })))
    .reduce(conjunction, own)
}

/**
 * The schema of the values that match both; annotations of the first win. Two values of a keyword
 * cannot be compared.
 */
function conjunction(first: JsonObject, second: JsonObject): JsonObject {
  const both = Object.entries(first).flatMap(([key, value]): Json[] => {
    const other = second[key]
    return other === undefined || isAnnotation(key) || same(other, value)
      ? []
      : [[key, value, other]]
  })
  return { ...second, ...first, ...(both.length > 0 && { conjunction: both }) }
}

export function alternatives(start: Node): Alternative[] {
  const node = targetOf(start)
  const schema = Object.fromEntries(
    Object.entries(merged(node)).filter(([key]) => !isAnnotation(key)),
  )
  const kind = schema.anyOf === undefined ? 'oneOf' : 'anyOf'
  const { [kind]: branches, ...shared } = schema
  if (Array.isArray(branches)) {
    return branches.flatMap((branch, index) => {
      const value = Object.keys(shared).length === 0 ? branch : { allOf: [shared, branch] }
      return alternatives({ ...child(node, kind, String(index)), value })
    })
  }
  const { const: constant, type, enum: members, ...rest } = schema
  const values = constant === undefined ? members : [constant]
  const types = type === undefined ? typesOf(values) : [type].flat()
  return types.map((single) => ({ schema: schemaOfType(single, rest, values), node }))
}

const typesOf = (values: Json | undefined): (string | undefined)[] =>
  values === undefined ? [undefined] : [...new Set(list(values).map(typeOf))]

const valuesOfType: JsonObject = { null: [null], boolean: [true, false] }

function schemaOfType(
  single: Json | undefined,
  schema: JsonObject,
  values: Json | undefined,
): JsonObject {
  const type = single === 'integer' ? 'number' : single
  const { multipleOf: step } = schema
  const wholeStep = typeof step === 'number' && !isMultiple(1, step) ? step : 1
  const members = values ?? valuesOfType[String(type)]
  return {
    ...keywordsFor(type, schema),
    ...(type === undefined ? {} : { type }),
    ...(single === 'integer' ? { multipleOf: wholeStep } : {}),
    ...(members === undefined
      ? {}
      : { enum: list(members).filter((value) => type === undefined || typeOf(value) === type) }),
  }
}

export const typeOf = (value: Json): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

export const isMultiple = (value: number, of: number): boolean =>
  Math.abs(value / of - Math.round(value / of)) < 1e-9
