/**
 * Compares two schemas: a request must accept each earlier value, a response must not contain a new
 * one.
 */
import { type Alternative, alternatives, keywordsFor, merged, targetOf } from './alternatives.ts'
import { compareAnnotations } from './annotations.ts'
import { compareNames, type Difference, type Finding, findingsOf, type Party } from './finding.ts'
import { child, list, type Node, object, same, sharedName, strings } from './json.ts'
import { accepts, compareKeywords } from './keywords.ts'
import { inside, type Pair } from './pair.ts'
import { comparePresence, type Presence } from './presence.ts'

/** The findings about a pair of schemas and all that is inside them. */
export function compareSchemas(pair: Pair): readonly Finding[] {
  const { side, known } = pair
  const base = targetOf(pair.base)
  const revision = targetOf(pair.revision)
  const here = compareAnnotations(['deprecated'], merged(pair.base), merged(pair.revision))
  const key = [side, ...base.path, ...revision.path].join('/')
  if (!known.has(key)) {
    known.set(key, [])
    const where = sharedName(revision) ?? pair.where
    known.set(key, compareAlternatives({ ...pair, where, base, revision }))
  }
  return [...findingsOf(side, pair.where, here), ...(known.get(key) ?? [])]
}

function compareAlternatives(pair: Pair): Finding[] {
  const isRequest = pair.side === 'request'
  const before = alternatives(pair.base)
  const after = alternatives(pair.revision)
  const [narrow, wide] = isRequest ? [before, after] : [after, before]
  const matches = new Map(
    narrow.map((alternative) => [alternative, bestMatch(pair, alternative, wide)]),
  )
  const matched = new Set(
    [...matches].flatMap(([alternative, match]) => (match ? [alternative, match.candidate] : [])),
  )
  const lost = narrow.flatMap((alternative) => valuesOutside(alternative, wide, matched))
  const gained = wide.flatMap((alternative) => valuesOutside(alternative, narrow, matched))
  const differences = isRequest ? requestValues(gained, lost) : responseValues(lost, gained)
  const found = [...matches.values()].flatMap((match) => match?.found ?? [])
  return [...found, ...findingsOf(pair.side, pair.where, differences)]
}

type Values = readonly string[]

function requestValues(added: Values, removed: Values): Difference[] {
  // With another value instead, the later shop sends what the earlier host refuses.
  const isReplaced = removed.length > 0 && added.length > 0
  return [
    ...valuesRemoved(removed, isReplaced ? ['clients', 'hosts'] : ['clients']),
    ...valuesAdded(added, []),
  ]
}

const responseValues = (added: Values, removed: Values): Difference[] => [
  ...valuesRemoved(removed, ['hosts']),
  ...valuesAdded(added, ['clients']),
]

const valuesRemoved = (values: Values, breaks: readonly Party[]): Difference[] =>
  values.length > 0
    ? [{ kind: 'value-removed', breaks, text: `can no longer be ${values.join(' or ')}` }]
    : []

const valuesAdded = (values: Values, breaks: readonly Party[]): Difference[] =>
  values.length > 0
    ? [{ kind: 'value-added', breaks, text: `can also be ${values.join(' or ')}` }]
    : []

/**
 * The alternative of the same type with the fewest findings that break clients, then with the
 * fewest findings.
 */
function bestMatch(pair: Pair, alternative: Alternative, wide: readonly Alternative[]) {
  const { type, enum: values } = alternative.schema
  if (values !== undefined) return undefined
  const weightOf = (found: readonly Finding[]) =>
    found.reduce((sum, { breaks }) => sum + (breaks.includes('clients') ? 1000 : 1), 0)
  const [best] = wide
    .filter(({ schema }) => schema.type === undefined || schema.type === type)
    .map((candidate) => ({ candidate, found: compareSameType(pair, alternative, candidate) }))
    .sort((a, b) => weightOf(a.found) - weightOf(b.found))
  return best
}

/** The values of an alternative that none of the others accepts. */
function valuesOutside(
  { schema }: Alternative,
  others: readonly Alternative[],
  matched: ReadonlySet<Alternative>,
): string[] {
  if (schema.enum === undefined) {
    const isMatched = [...matched].some((alternative) => same(alternative.schema, schema))
    return isMatched ? [] : [anyValueOf(schema.type)]
  }
  const outside = list(schema.enum).filter(
    (value) => !others.some((other) => accepts(other, value)),
  )
  return outside.map((value) => JSON.stringify(value))
}

/** Such as "an array". */
function anyValueOf(type: Node['value']): string {
  if (type === undefined) return 'any value'
  return `${/^[ao]/.test(String(type)) ? 'an' : 'a'} ${type}`
}

function compareSameType(owner: Pair, narrow: Alternative, candidate: Alternative): Finding[] {
  const wide = { ...candidate, schema: keywordsFor(narrow.schema.type, candidate.schema) }
  const [before, after] = owner.side === 'request' ? [narrow, wide] : [wide, narrow]
  const pair: Pair = {
    ...owner,
    where: sharedName(after.node) ?? owner.where,
    base: { ...before.node, value: before.schema },
    revision: { ...after.node, value: after.schema },
  }
  const hasAny = (...keys: string[]) =>
    keys.some((key) => key in before.schema || key in after.schema)
  return [
    ...findingsOf(pair.side, pair.where, compareKeywords(pair.side, before.schema, after.schema)),
    ...compareRuleNames(pair),
    ...(hasAny('items') ? compareSchemas(inside(pair, '[]', 'items')) : []),
    ...(hasAny('properties', 'required', 'additionalProperties') ? compareFields(pair) : []),
  ]
}

/** Requests follow rules in code; a document without rules says nothing about them. */
export function compareRuleNames({ side, where, base, revision }: Pair): Finding[] {
  if (side === 'response' || object(base.document.components)['x-rules'] === undefined) return []
  const names = [base, revision].map(({ value }) => strings(object(value)['x-rules']))
  const found = compareNames('rule', names, (name) => `${where}: rule ${name}`, {
    added: ['clients'],
  })
  return found.map((finding): Finding => ({ ...finding, side }))
}

interface Fields {
  readonly declared: readonly string[]
  readonly required: readonly string[]
}

const fieldsOf = ({ value }: Node): Fields => ({
  declared: Object.keys(object(object(value).properties)),
  required: strings(object(value).required),
})

function compareFields(pair: Pair): readonly Finding[] {
  const before = fieldsOf(pair.base)
  const after = fieldsOf(pair.revision)
  const declared = [...before.declared, ...after.declared]
  const names = new Set([...declared, ...before.required, ...after.required])
  const presenceIn = (fields: Fields, name: string): Presence => {
    if (declared.includes(name) && !fields.declared.includes(name)) return 'absent'
    return fields.required.includes(name) ? 'required' : 'optional'
  }
  const findings = [...names].flatMap((name) =>
    compareField(pair, name, presenceIn(before, name), presenceIn(after, name)),
  )
  return [...findings, ...compareUnknownKeys(pair)]
}

function compareField(owner: Pair, name: string, was: Presence, is: Presence): readonly Finding[] {
  const field = inside(owner, `.${name}`, 'properties', name)
  const members = compareMember(field, 'field', was, is)
  // A new field had to match the schema of unknown keys before.
  const record = child(owner.base, 'additionalProperties')
  const wasRecord = was === 'absent' && typeof record.value === 'object'
  return wasRecord ? [...members, ...compareSchemas({ ...field, base: record })] : members
}

/** Clients ignore unknown keys of responses, unless a schema declares the values of these keys. */
function compareUnknownKeys(pair: Pair): readonly Finding[] {
  const keys = inside(pair, ' (other keys)', 'additionalProperties')
  const open = (node: Node): Node =>
    pair.side === 'response' && node.value === false ? { ...node, value: true } : node
  return compareSchemas({ ...keys, base: open(keys.base), revision: open(keys.revision) })
}

/**
 * Compares a field, parameter or header: whether it may be left out, what that means, and its
 * values.
 */
export function compareMember(pair: Pair, thing: string, was: Presence, is: Presence): Finding[] {
  const { side, where, base, revision } = pair
  const presence = comparePresence(pair, thing, was, is)
  if (was === 'absent' || is === 'absent') return presence
  const keys = []
  if (side === 'response') keys.push('x-provenance')
  if (side === 'request' && was === 'optional') keys.push('default')
  const meaning = compareAnnotations(keys, merged(base), merged(revision))
  return [...presence, ...findingsOf(side, where, meaning), ...compareSchemas(pair)]
}
