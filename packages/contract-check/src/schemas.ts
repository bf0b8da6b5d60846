/**
 * Compares two schemas: a request must accept each earlier value, a response must not contain a new
 * one.
 */
import { type Alternative, alternatives, merged, targetOf } from './alternatives.ts'
import { compareAnnotations } from './annotations.ts'
import { compareNames, type Difference, type Finding, findingsOf, type Party } from './finding.ts'
import { child, list, type Node, object, same, sharedName, strings } from './json.ts'
import { accepts, compareKeywords } from './keywords.ts'
import { inside, type Pair } from './pair.ts'
import { comparePresence, isAssumed, type Presence } from './presence.ts'

/** The findings about a pair of schemas and all that is inside them. */
export function compareSchemas(pair: Pair): readonly Finding[] {
  const { side, known } = pair
  const base = targetOf(pair.base)
  const revision = targetOf(pair.revision)
  const here = compareAnnotations(['deprecated'], merged(pair.base), merged(pair.revision))
  const key = [side, pair.isText, ...base.path, ...revision.path].join('/')
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
  const matches = matchesOf(pair, narrow, wide)
  const matched = new Set(matches.flatMap(({ alternative, candidate }) => [alternative, candidate]))
  const outside = (some: Alternative[], others: Alternative[]) =>
    some.flatMap((alternative) => valuesOutside(pair, alternative, others, matched))
  const [lost, gained] = [outside(narrow, wide), outside(wide, narrow)]
  const [added, removed] = isRequest ? [gained, lost] : [lost, gained]
  const found = matches.flatMap((match) => match.found)
  return [...found, ...findingsOf(pair.side, pair.where, valueChanges(pair, added, removed))]
}

/** @param added texts such as `null`, `"paid"` or `a string`, as in `removed` */
function valueChanges(pair: Pair, added: string[], removed: string[]): Difference[] {
  const isRequest = pair.side === 'request'
  // With another value instead, the later shop sends what the earlier host refuses.
  const isReplaced = removed.length > 0 && added.length > 0
  const requestBreaks: Party[] = isReplaced ? ['clients', 'hosts'] : ['clients']
  const change = (kind: string, verb: string, values: string[], breaks: readonly Party[]) =>
    [{ kind, breaks, text: `${verb} ${values.join(' or ')}` }]
      .filter(() => values.length > 0)
      .map(withTolerance(pair, values))
  return [
    ...change('value-removed', 'can no longer be', removed, isRequest ? requestBreaks : ['hosts']),
    ...change('value-added', 'can also be', added, isRequest ? [] : ['clients']),
  ]
}

/** The shop tolerates values in what it reads; what it sends is up to the host. */
const withTolerance =
  ({ side, base, revision }: Pair, values: string[]) =>
  (difference: Difference): Difference => {
    const isRead = difference.breaks.every((party) => {
      const read = list(merged(party === 'clients' ? base : revision)['x-reads'])
      return values.every((value) => read.includes(/^"|string$/.test(value) ? 'string' : value))
    })
    return { ...difference, isTolerated: side === 'response' && isRead }
  }

/**
 * Pairs of alternatives of the same type: first those that are equal, then the others in their
 * order. Those with values are compared value by value.
 */
function matchesOf(pair: Pair, narrow: Alternative[], wide: Alternative[]) {
  const rest = new Set(wide)
  const take = (isMatch: (candidate: Alternative) => boolean) => {
    const candidate = [...rest].find(isMatch)
    if (candidate) rest.delete(candidate)
    return candidate
  }
  const open = narrow.filter(({ schema }) => schema.enum === undefined)
  const equal = new Map(
    open.map((alternative) => [
      alternative,
      take(({ schema }) => same(schema, alternative.schema)),
    ]),
  )
  return open.flatMap((alternative) => {
    const { type } = alternative.schema
    const candidate =
      equal.get(alternative) ?? take(({ schema }) => [undefined, type].includes(schema.type))
    if (!candidate) return []
    return { alternative, candidate, found: compareSameType(pair, alternative, candidate) }
  })
}

/** The values of an alternative that none of the others accepts. */
function valuesOutside(
  pair: Pair,
  { schema }: Alternative,
  others: readonly Alternative[],
  matched: ReadonlySet<Alternative>,
): string[] {
  if (schema.enum === undefined) {
    const isMatched = [...matched].some((alternative) => same(alternative.schema, schema))
    // In a URL a number is a text.
    const isText =
      pair.isText && schema.type === 'number' && others.some((other) => accepts(other, '1'))
    return isMatched || isText ? [] : [anyValueOf(schema.type, others)]
  }
  const outside = list(schema.enum).filter(
    (value) => !others.some((other) => accepts(other, value)),
  )
  return outside.map((value) => JSON.stringify(value))
}

/** Such as "an array" or "another array". */
function anyValueOf(type: Node['value'], others: readonly Alternative[]): string {
  if (type === undefined) return 'any value'
  if (others.some(({ schema }) => schema.type === type)) return `another ${type}`
  return `${/^[ao]/.test(String(type)) ? 'an' : 'a'} ${type}`
}

function compareSameType(owner: Pair, narrow: Alternative, wide: Alternative): Finding[] {
  const [before, after] = owner.side === 'request' ? [narrow, wide] : [wide, narrow]
  const pair: Pair = {
    ...owner,
    where: sharedName(after.node) ?? owner.where,
    base: { ...before.node, value: before.schema },
    revision: { ...after.node, value: after.schema },
  }
  const keywords = compareKeywords(pair.side, before.schema, after.schema)
  const hasAny = (...keys: string[]) =>
    keys.some((key) => key in before.schema || key in after.schema)
  return [
    ...findingsOf(
      pair.side,
      pair.where,
      keywords.map(withTolerance(owner, [`a ${narrow.schema.type}`])),
    ),
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

const declaredIn = ({ value }: Node) => Object.keys(object(object(value).properties))
const requiredIn = ({ value }: Node) => strings(object(value).required)

function compareFields(pair: Pair): readonly Finding[] {
  const nodes = [pair.base, pair.revision]
  const declared = nodes.flatMap(declaredIn)
  const names = new Set([...declared, ...nodes.flatMap(requiredIn)])
  const presenceIn = (node: Node, name: string): Presence => {
    const field = child(node, 'properties', name)
    if (declared.includes(name) && field.value === undefined) return 'absent'
    // Whether a field is assumed is compared as its provenance.
    const isMarked = pair.side === 'response' && isAssumed(field)
    return isMarked || requiredIn(node).includes(name) ? 'required' : 'optional'
  }
  const findings = [...names].flatMap((name) =>
    compareField(pair, name, presenceIn(pair.base, name), presenceIn(pair.revision, name)),
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
  // The shop drops an assumed field that it cannot read.
  const isDropped = side === 'response' && [base, revision].every(isAssumed)
  const values = compareSchemas(pair).map((finding) => ({
    ...finding,
    isTolerated: isDropped || finding.isTolerated,
  }))
  return [...presence, ...findingsOf(side, where, meaning), ...values]
}
