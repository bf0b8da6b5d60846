/** Compares two schemas: a request must accept each earlier value, a response must not contain a new one. */
import type { Json } from '../openapi/schemas.ts'
import { type Alternative, accepts, alternatives, flattened, isMultiple, numberOr } from './alternatives.ts'
import type { Difference, Finding } from './finding.ts'
import { child, list, type Node, object, same, strings } from './json.ts'
import {
  compareAnnotations,
  compareOtherKeywords,
  compareProvenance,
  compareRuleNames,
  compareUniqueItems,
  type Pair,
} from './keywords.ts'
import { compareNumbers, compareTexts } from './scalars.ts'

/** The findings of shared schemas by side and place, so that each pair is compared once and recursion ends. */
export type Known = Map<string, readonly Finding[]>

export function compareSchemas(pair: Pair, known: Known): readonly Finding[] {
  const [base, revision] = [flattened(pair.base), flattened(pair.revision)]
  const name = sharedName(revision.node)
  if (name === undefined) return compareFlat(pair, base, revision, known)
  const key = [pair.side, base.node.path.join('/'), revision.node.path.join('/')].join(' ')
  const found = known.get(key)
  if (found) return found
  known.set(key, [])
  const findings = compareFlat({ ...pair, where: name }, base, revision, known)
  known.set(key, findings)
  return findings
}

/** The name of a schema in `components`. */
const sharedName = ({ path: [root, kind, name, ...more] }: Node): string | undefined =>
  root === 'components' && kind === 'schemas' && more.length === 0 ? name : undefined

type Flat = ReturnType<typeof flattened>

function compareFlat(pair: Pair, base: Flat, revision: Flat, known: Known): Finding[] {
  const report = reporter(pair, revision.node)
  return [...compareAnnotations(pair, base.schema, revision.schema).map(report), ...compareAlternatives(pair, known)]
}

const reporter =
  ({ side, where }: Pair, { path }: Node) =>
  ({ kind, breaking, text }: Difference): Finding => ({
    kind: `${side}-${kind}`,
    where,
    text: `${side}: ${text}`,
    breaking,
    path,
  })

function compareAlternatives(pair: Pair, known: Known): Finding[] {
  const [before, after] = [alternatives(pair.base), alternatives(pair.revision)]
  const isRequest = pair.side === 'request'
  const [narrow, wide] = isRequest ? [before, after] : [after, before]
  const report = reporter(pair, after[0]?.node ?? pair.revision)
  const covered = new Set<Alternative>()
  const findings = narrow.flatMap((alternative): Finding[] => {
    if (alternative.schema.enum !== undefined) {
      return valuesOutside(alternative, wide, isRequest).map(report)
    }
    const candidates = wide.filter((candidate) => mayInclude(alternative, candidate))
    const compared = candidates.map((candidate) => {
      const [a, b] = isRequest ? [alternative, candidate] : [candidate, alternative]
      return { candidate, found: compareSameType(pair, a, b, known) }
    })
    const [best] = compared.sort(
      (a, b) => breakingCount(a.found) - breakingCount(b.found) || a.found.length - b.found.length,
    )
    if (best) {
      covered.add(best.candidate)
      return best.found
    }
    const type = alternative.type ?? 'any type'
    const [kind, text] = isRequest
      ? ['type-narrowed', `no longer accepts ${type}, only ${typesOf(wide)}`]
      : ['type-widened', `may now contain ${type}, before only ${typesOf(wide)}`]
    return [report({ kind, breaking: true, text })]
  })
  return [...findings, ...compatibleValues(narrow, wide, covered, isRequest).map(report)]
}

const breakingCount = (findings: readonly Finding[]): number => findings.filter(({ breaking }) => breaking).length

const typesOf = (all: readonly Alternative[]): string =>
  [...new Set(all.map(({ type }) => type ?? 'any type'))].join(' or ')

function mayInclude({ type, schema }: Alternative, wide: Alternative): boolean {
  if (wide.type === undefined || wide.type === type) return true
  if (type === 'integer') return wide.type === 'number'
  return type === 'number' && wide.type === 'integer' && isMultiple(numberOr(schema.multipleOf, 0.5), 1)
}

/** The values of a finite alternative that no wide alternative includes. */
function valuesOutside(narrow: Alternative, wide: readonly Alternative[], isRequest: boolean): Difference[] {
  const outside = list(narrow.schema.enum).filter((value) => !wide.some((candidate) => accepts(candidate, value)))
  if (outside.length === 0) return []
  const values = shownValues(outside)
  return [
    isRequest
      ? { kind: 'value-removed', breaking: true, text: `no longer accepts ${values}` }
      : { kind: 'value-added', breaking: true, text: `may now contain ${values}` },
  ]
}

const shownValues = (values: readonly Json[]): string => values.map((value) => JSON.stringify(value)).join(', ')

/** What only the wide side has. */
function compatibleValues(
  narrow: readonly Alternative[],
  wide: readonly Alternative[],
  covered: ReadonlySet<Alternative>,
  isRequest: boolean,
): Difference[] {
  return wide.flatMap((alternative): Difference[] => {
    const values = alternative.schema.enum
    const isInfinite = narrow.some(({ type, schema }) => type === alternative.type && schema.enum === undefined)
    if (values === undefined ? covered.has(alternative) : isInfinite) return []
    const extra = list(values).filter((value) => !narrow.some((candidate) => accepts(candidate, value)))
    if (values !== undefined && extra.length === 0) return []
    const what = values === undefined ? `any ${alternative.type ?? 'type'}` : shownValues(extra)
    return [
      isRequest
        ? { kind: 'value-added', breaking: false, text: `also accepts ${what}` }
        : { kind: 'value-removed', breaking: false, text: `no longer contains ${what}` },
    ]
  })
}

function compareSameType(owner: Pair, a: Alternative, b: Alternative, known: Known): Finding[] {
  const { side } = owner
  const pair = { ...owner, where: sharedName(b.node) ?? owner.where }
  const nodes = { ...pair, base: { ...a.node, value: a.schema }, revision: { ...b.node, value: b.schema } }
  const [narrow, wide] = side === 'request' ? [a, b] : [b, a]
  const differences: Difference[] = []
  if (narrow.schema.enum === undefined && wide.schema.enum !== undefined) {
    const values = shownValues(list(wide.schema.enum))
    differences.push(
      side === 'request'
        ? { kind: 'values-closed', breaking: true, text: `accepts only ${values}` }
        : { kind: 'values-opened', breaking: true, text: `may now contain other values than ${values}` },
    )
  }
  differences.push(
    ...compareNumbers(side, a.schema, b.schema),
    ...(a.type === undefined || a.type === 'string' ? compareTexts(side, a.schema, b.schema) : []),
    ...compareUniqueItems(side, a.schema, b.schema),
    ...compareRuleNames(nodes),
    ...compareOtherKeywords(side, a.schema, b.schema),
  )
  const isList = a.schema.items !== undefined || b.schema.items !== undefined
  return [
    ...differences.map(reporter(pair, b.node)),
    ...(isList ? compareSchemas(step(nodes, '[]', 'items'), known) : []),
    ...(a.type === 'object' || a.type === undefined ? compareFields(nodes, known) : []),
  ]
}

const step = ({ side, where, base, revision }: Pair, name: string, ...keys: string[]): Pair => ({
  side,
  where: `${where}${name}`,
  base: child(base, ...keys),
  revision: child(revision, ...keys),
})

function compareFields(pair: Pair, known: Known): Finding[] {
  const { side, base, revision } = pair
  const [before, after] = [object(object(base.value).properties), object(object(revision.value).properties)]
  const [wasRequired, isRequired] = [requiredOf(base), requiredOf(revision)]

  const names = new Set([...Object.keys(before), ...Object.keys(after), ...wasRequired, ...isRequired])
  const findings = [...names].flatMap((name): readonly Finding[] => {
    const field = step(pair, `.${name}`, 'properties', name)
    const report = reporter(field, field.revision)
    const [was, is] = [wasRequired.has(name), isRequired.has(name)]
    if (name in before && !(name in after)) {
      return [report({ kind: 'field-removed', breaking: true, text: 'is removed' })]
    }
    if (name in after && !(name in before)) {
      const kind = is ? 'required-field-added' : 'optional-field-added'
      const added = report({
        kind,
        breaking: side === 'request' && is,
        text: `is added, ${is ? 'required' : 'optional'}`,
      })
      return [added, ...compareWithRecord(field, pair, known)]
    }
    const presence =
      was === is
        ? []
        : [
            report({
              kind: is ? 'became-required' : 'became-optional',
              breaking: (side === 'request') === is,
              text: is ? 'became required' : 'became optional',
            }),
          ]
    return [
      ...presence,
      ...compareProvenance(field).map(report),
      ...compareSchemas({ ...field, wasOptional: !was }, known),
    ]
  })
  return [...findings, ...compareUnknownKeys(pair, known)]
}

const requiredOf = ({ value }: Node): Set<string> => new Set(strings(object(value).required))

/** A new field had to match the schema of unknown keys before. */
function compareWithRecord(field: Pair, parent: Pair, known: Known): readonly Finding[] {
  const record = child(parent.base, 'additionalProperties')
  return typeof record.value === 'object' ? compareSchemas({ ...field, base: record }, known) : []
}

function compareUnknownKeys(pair: Pair, known: Known): readonly Finding[] {
  const keys = step(pair, '.*', 'additionalProperties')
  const { side, base, revision } = keys
  const report = reporter(keys, revision)
  const [before, after] = [base.value ?? true, revision.value ?? true]
  if (typeof before === 'object' && typeof after === 'object') return compareSchemas(keys, known)
  if (same(before, after)) return []
  if (side === 'request') {
    const closed = before !== false && after !== true
    const text = after === false ? 'unknown keys are rejected' : 'the schema of unknown keys changed'
    return [report({ kind: closed ? 'closed' : 'opened', breaking: closed, text })]
  }
  // Clients ignore unknown keys, unless the keys of an object have a declared value type.
  const breaking = typeof before === 'object' && after === true
  const text = breaking ? 'the values may now have any type' : 'the schema of unknown keys changed'
  return [report({ kind: breaking ? 'record-opened' : 'record-changed', breaking, text })]
}
