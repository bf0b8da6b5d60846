/**
 * A schema as a list of alternatives of a single type each, without references, `anyOf` and
 * `oneOf`.
 */
import { child, type Json, type JsonObject, list, type Node, object, resolved } from './json.ts'

const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
])

/** Whether a keyword says nothing about which values are valid, as `x-rules` and `x-trimmed` do. */
const isAnnotation = (key: string): boolean =>
  annotations.has(key) || (key.startsWith('x-') && key !== 'x-rules' && key !== 'x-trimmed')

export interface Alternative {
  /**
   * Has at most one `type`: an integer is a number with a step of at least 1. Types with few values
   * have an `enum`.
   */
  readonly schema: JsonObject
  readonly node: Node
}

/** The target of a reference that has no other keywords than annotations, or the node itself. */
export function targetOf(node: Node): Node {
  const { $ref, ...siblings } = object(node.value)
  return $ref !== undefined && Object.keys(siblings).every(isAnnotation) ? resolved(node) : node
}

/** The keywords of a schema, together with those of its reference. */
export function merged(node: Node): JsonObject {
  if (node.value === false) return { enum: [] }
  const { $ref, ...own } = object(node.value)
  return $ref === undefined ? own : { ...merged(resolved(node)), ...own }
}

export function alternatives(start: Node): Alternative[] {
  const node = targetOf(start)
  const schema = Object.fromEntries(
    Object.entries(merged(node)).filter(([key]) => !isAnnotation(key)),
  )
  const { anyOf, oneOf = anyOf, ...shared } = schema
  if (Array.isArray(oneOf)) {
    return oneOf.flatMap((branch, index) => {
      const value = { ...shared, ...object(branch) }
      return alternatives({ ...child(node, 'anyOf', String(index)), value })
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
  const members = values ?? valuesOfType[String(type)]
  return {
    ...(single === 'integer' ? { multipleOf: 1 } : {}),
    ...schema,
    ...(type === undefined ? {} : { type }),
    ...(members === undefined
      ? {}
      : { enum: list(members).filter((value) => type === undefined || typeOf(value) === type) }),
  }
}

export const typeOf = (value: Json): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
