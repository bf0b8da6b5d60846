/** Compares two schemas: a request must accept each earlier value, a response must not contain a new one. */
import { type Alternative, alternatives, keywordsFor, merged, targetOf } from './alternatives.ts'
import {
  compareNames,
  type Difference,
  type Finding,
  findingsOf,
  type Party,
  type Side,
} from './finding.ts'
import {
  child,
  type Json,
  type JsonObject,
  list,
  type Node,
  object,
  same,
  sharedName,
  strings,
} from './json.ts'
import { accepts, compareKeywords } from './keywords.ts'

/** The values of the same place in both documents. */
export interface Pair {
  readonly side: Side
  readonly where: string
  readonly base: Node
  readonly revision: Node
  /** The findings by side and place. Each pair is compared once, so that a recursive schema ends. */
  readonly known: Map<string, readonly Finding[]>
}

export const inside = (pair: Pair, name: string, ...keys: string[]): Pair => ({
  ...pair,
  where: `${pair.where}${name}`,
  base: child(pair.base, ...keys),
  revision: child(pair.revision, ...keys),
})

export function compareSchemas(pair: Pair): readonly Finding[] {
  const { side, known } = pair
  const [base, revision] = [targetOf(pair.base), targetOf(pair.revision)]
  const here = compareAnnotations(['deprecated'], merged(pair.base), merged(pair.revision))
  const key = [side, ...base.path, ...revision.path].join('/')
  if (!known.has(key)) {
    known.set(key, [])
    known.set(
      key,
      compareAlternatives({ ...pair, where: sharedName(revision) ?? pair.where, base, revision }),
    )
  }
  return [...findingsOf(side, pair.where, here), ...(known.get(key) ?? [])]
}

/** Keywords that limit no values: whom a new value of them breaks. */
const annotations: Readonly<
  Record<string, (is: Json | undefined, was: Json | undefined) => readonly Party[]>
> = {
  // A request that leaves the value out must still mean the same.
  default: () => ['clients', 'hosts'],
  deprecated: () => [],
  'x-idempotent': (is) => [is === true ? 'hosts' : 'clients'],
  // Hosts may leave out `assumed` fields of responses.
  'x-provenance': (is, was) => {
    if (is === 'assumed') return ['clients']
    return was === 'assumed' ? ['hosts'] : []
  },
}

export function compareAnnotations(
  keys: readonly string[],
  base: JsonObject,
  revision: JsonObject,
): Difference[] {
  return keys.flatMap((key) => {
    const [was, is] = [base[key], revision[key]]
    // A document without our own annotations says nothing about them.
    const isUnstated =
      key.startsWith('x-') && (was === undefined || (is === undefined && key === 'x-provenance'))
    if (same(was, is) || isUnstated) return []
    return {
      kind: `${key}-changed`,
      breaks: annotations[key]?.(is, was) ?? [],
      text: annotationText(key, is, was),
    }
  })
}

function annotationText(key: string, is: Json | undefined, was: Json | undefined): string {
  if (key === 'x-idempotent')
    return is === true ? 'may be repeated now' : 'may no longer be repeated'
  if (key === 'x-provenance') {
    return `is now ${is} instead of ${was} (a host ${is === 'assumed' ? 'may leave it out' : 'must send it'})`
  }
  if (key !== 'default') return `is ${is === true ? 'now' : 'no longer'} ${key}`
  const shown = (value: Json | undefined) =>
    value === undefined ? 'nothing' : JSON.stringify(value)
  return `now means ${shown(is)} instead of ${shown(was)} where it is left out`
}

function compareAlternatives(pair: Pair): Finding[] {
  const isRequest = pair.side === 'request'
  const [before, after] = [alternatives(pair.base), alternatives(pair.revision)]
  const [narrow, wide] = isRequest ? [before, after] : [after, before]
  const matches = new Map(
    narrow.map((alternative) => [alternative, bestMatch(pair, alternative, wide)]),
  )
  const matched = new Set(
    [...matches].flatMap(([alternative, match]) => (match ? [alternative, match.candidate] : [])),
  )
  const lost = narrow.flatMap((alternative) => valuesOutside(alternative, wide, matched))
  const gained = wide.flatMap((alternative) => valuesOutside(alternative, narrow, matched))
  const [added, removed] = isRequest ? [gained, lost] : [lost, gained]
  const differences: Difference[] = []
  if (removed.length > 0) {
    const breaks: Party[] = [isRequest ? 'clients' : 'hosts']
    // With another value instead, the later shop sends what the earlier host refuses.
    if (isRequest && added.length > 0) breaks.push('hosts')
    differences.push({
      kind: 'value-removed',
      breaks,
      text: `can no longer be ${removed.join(' or ')}`,
    })
  }
  if (added.length > 0) {
    const breaks: Party[] = isRequest ? [] : ['clients']
    differences.push({ kind: 'value-added', breaks, text: `can also be ${added.join(' or ')}` })
  }
  const found = [...matches.values()].flatMap((match) => match?.found ?? [])
  return [...found, ...findingsOf(pair.side, pair.where, differences)]
}

/** The alternative of the same type with the fewest findings that break clients, then with the fewest findings. */
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
  one: Alternative,
  others: readonly Alternative[],
  matched: ReadonlySet<Alternative>,
): string[] {
  const { type = 'value', enum: values } = one.schema
  if (values === undefined) {
    const isMatched = [...matched].some(({ schema }) => same(schema, one.schema))
    return isMatched
      ? []
      : [type === 'value' ? 'any value' : `${/^[ao]/.test(String(type)) ? 'an' : 'a'} ${type}`]
  }
  const outside = list(values).filter((value) => !others.some((other) => accepts(other, value)))
  return outside.map((value) => JSON.stringify(value))
}

function compareSameType(owner: Pair, narrow: Alternative, candidate: Alternative): Finding[] {
  const wide = { ...candidate, schema: keywordsFor(narrow.schema.type, candidate.schema) }
  const [a, b] = owner.side === 'request' ? [narrow, wide] : [wide, narrow]
  const pair: Pair = {
    ...owner,
    where: sharedName(b.node) ?? owner.where,
    base: { ...a.node, value: a.schema },
    revision: { ...b.node, value: b.schema },
  }
  const hasAny = (...keys: string[]) => keys.some((key) => key in a.schema || key in b.schema)
  return [
    ...findingsOf(pair.side, pair.where, compareKeywords(pair.side, a.schema, b.schema)),
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
  return found.map((each): Finding => ({ ...each, side }))
}

function compareFields(pair: Pair): readonly Finding[] {
  const [before, after] = [fieldsOf(pair.base), fieldsOf(pair.revision)]
  const declared = [...before.declared, ...after.declared]
  const names = new Set([...declared, ...before.required, ...after.required])
  const findings = [...names].flatMap((name) => {
    const presenceIn = (fields: typeof before): Presence => {
      if (declared.includes(name) && !fields.declared.includes(name)) return 'absent'
      return fields.required.includes(name) ? 'required' : 'optional'
    }
    const field = inside(pair, `.${name}`, 'properties', name)
    const members = compareMember(field, 'field', presenceIn(before), presenceIn(after))
    // A new field had to match the schema of unknown keys before.
    const record = child(pair.base, 'additionalProperties')
    const wasRecord = presenceIn(before) === 'absent' && typeof record.value === 'object'
    return wasRecord ? [...members, ...compareSchemas({ ...field, base: record })] : members
  })
  return [...findings, ...compareUnknownKeys(pair)]
}

const fieldsOf = ({ value }: Node) => ({
  declared: Object.keys(object(object(value).properties)),
  required: strings(object(value).required),
})

/** Clients ignore unknown keys of responses, unless a schema declares the values of these keys. */
function compareUnknownKeys(pair: Pair): readonly Finding[] {
  const keys = inside(pair, ' (other keys)', 'additionalProperties')
  const open = (node: Node): Node =>
    pair.side === 'response' && node.value === false ? { ...node, value: true } : node
  return compareSchemas({ ...keys, base: open(keys.base), revision: open(keys.revision) })
}

/** Whether a value exists, and whether it may be left out. */
export type Presence = 'absent' | 'optional' | 'required'

/** Compares a field, parameter or header: whether it may be left out, what that means, and its values. */
export function compareMember(pair: Pair, thing: string, was: Presence, is: Presence): Finding[] {
  const { side, where, base, revision } = pair
  const presence = comparePresence(pair, thing, was, is)
  if (was === 'absent' || is === 'absent') return presence
  const keys = [
    side === 'response' ? 'x-provenance' : '',
    side === 'request' && was === 'optional' ? 'default' : '',
  ]
  const meaning = compareAnnotations(keys, merged(base), merged(revision))
  return [...presence, ...findingsOf(side, where, meaning), ...compareSchemas(pair)]
}

/** @param thing such as `field` or `body` */
export function comparePresence(pair: Pair, thing: string, was: Presence, is: Presence): Finding[] {
  const { side, where, base, revision } = pair
  const isRequest = side === 'request'
  const found = (kind: string, text: string, breaks: readonly Party[]) =>
    findingsOf(side, where, [{ kind: `${thing}-${kind}`, text, breaks }])
  if (was === is) return []
  const [wasAssumed, isAssumed] = [base, revision].map(
    (node) => !isRequest && merged(node)['x-provenance'] === 'assumed',
  )
  // The shop goes on without an assumed field.
  const missed: readonly Party[] = wasAssumed ? [] : ['clients']
  // A client of the later document cannot send what a host of the earlier one requires.
  if (is === 'absent')
    return found(
      'removed',
      'is removed',
      isRequest && was === 'required' ? ['clients', 'hosts'] : missed,
    )
  const isDemanded = is === 'required' && !isAssumed ? (['hosts'] as const) : []
  if (was === 'absent') {
    // The later shop sends it, and a host of the earlier document refuses what it does not know.
    const demands: readonly Party[] = is === 'required' ? ['clients', 'hosts'] : []
    const demand = isAssumed ? 'assumed (a host may leave it out)' : is
    return found('added', `is new and ${demand}`, isRequest ? demands : isDemanded)
  }
  if (isRequest === (is === 'required')) return found(`became-${is}`, `became ${is}`, missed)
  return found(`became-${is}`, `became ${is}`, isRequest ? [] : isDemanded)
}
