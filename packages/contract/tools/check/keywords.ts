/** Compares keywords that have no schemas inside, and annotations with an effect. */
import type { Json, JsonObject } from '../openapi/schemas.ts'
import { isAnnotation } from './alternatives.ts'
import type { Difference, Side } from './finding.ts'
import { type Node, object, same, strings } from './json.ts'

/** A pair of values at the same place. */
export interface Pair {
  readonly side: Side
  readonly where: string
  readonly base: Node
  readonly revision: Node
  /** Whether a request could leave the value out before. */
  readonly wasOptional?: boolean
}

/** Whether a value may be left out is compared by `compareFields`; this is about what the value means then. */
export function compareAnnotations(
  { side, wasOptional, ...pair }: Pair,
  base: JsonObject,
  revision: JsonObject,
): Difference[] {
  const differences: Difference[] = []
  const [before, after] = [base.default, revision.default]
  if (side === 'request' && wasOptional && !same(before, after)) {
    differences.push({
      kind: 'default-changed',
      breaking: true,
      text: `the default ${shown(before)} became ${shown(after)}`,
    })
  }
  const hidden = side === 'request' ? 'readOnly' : 'writeOnly'
  if ((base[hidden] === true) !== (revision[hidden] === true)) {
    const breaking = revision[hidden] === true
    differences.push({
      kind: `${hidden === 'readOnly' ? 'read' : 'write'}-only-changed`,
      breaking,
      text: `${hidden} ${breaking ? 'was added' : 'was removed'}`,
    })
  }
  if (object(pair.revision.value).deprecated === true && object(pair.base.value).deprecated !== true) {
    differences.push({ kind: 'deprecated', breaking: false, text: 'is deprecated' })
  }
  return differences
}

const shown = (value: Json | undefined): string => (value === undefined ? 'none' : JSON.stringify(value))

/** Hosts may leave out `assumed` fields of responses. */
export function compareProvenance({ side, base, revision }: Pair): Difference[] {
  const [before, after] = [base, revision].map(({ value }) => object(value)['x-provenance'])
  if (side === 'request' || before === after || before === undefined || after === undefined) return []
  return [{ kind: 'provenance-changed', breaking: after === 'assumed', text: `${before} became ${after}` }]
}

/** Keywords that `compareSchemas` compares by their meaning. */
const compared: ReadonlySet<string> = new Set([
  'type',
  'enum',
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'x-trimmed', 'x-rules'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
])

export function compareUniqueItems(side: Side, a: JsonObject, b: JsonObject): Difference[] {
  if ((a.uniqueItems === true) === (b.uniqueItems === true)) return []
  const isUnique = b.uniqueItems === true
  return [
    {
      kind: 'unique-items-changed',
      breaking: (side === 'request') === isUnique,
      text: isUnique ? 'items must be unique' : 'items may repeat',
    },
  ]
}

export function compareOtherKeywords(side: Side, a: JsonObject, b: JsonObject): Difference[] {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)].filter((key) => !compared.has(key) && !isAnnotation(key)))
  const wide = side === 'request' ? b : a
  return [...keys].flatMap((key): Difference[] => {
    const isTrivial = key === 'propertyNames' && [a, b].every((schema) => same(schema[key] ?? anyName, anyName))
    if (isTrivial || same(a[key], b[key])) return []
    // Each keyword narrows a schema, so that one without it includes the other.
    if (wide[key] === undefined)
      return [{ kind: 'keyword-changed', breaking: false, text: `${key} changed harmlessly` }]
    const text = `${key} changed, which cannot be compared and counts as breaking`
    return [{ kind: 'keyword-changed', breaking: true, text }]
  })
}

const anyName: JsonObject = { type: 'string' }

/** Requests follow rules in code; documents without rules say nothing about them. */
export function compareRuleNames({ side, base, revision }: Pair): Difference[] {
  const declared = object(object(base.document.components)['x-rules'])
  if (side === 'response' || Object.keys(declared).length === 0) return []
  const [before, after] = [base, revision].map(({ value }) => strings(object(value)['x-rules']))
  return ruleNameDifferences(before ?? [], after ?? [])
}

export const ruleNameDifferences = (before: readonly string[], after: readonly string[]): Difference[] => [
  ...after
    .filter((rule) => !before.includes(rule))
    .map((rule) => ({ kind: 'rule-added', breaking: true, text: `must follow the rule ${rule}` })),
  ...before
    .filter((rule) => !after.includes(rule))
    .map((rule) => ({ kind: 'rule-removed', breaking: false, text: `no longer follows the rule ${rule}` })),
]
