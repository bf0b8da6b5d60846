/**
 * Compares two schemas: a request must accept each earlier value, a response must not contain a new
 * one.
 */
import { type Alternative, alternatives, merged, targetOf } from './alternatives.ts'
import { compareAnnotations } from './annotations.ts'
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
  nodeAt,
  object,
  sharedName,
  strings,
} from './json.ts'
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
  const before = alternatives(pair.base)
  const after = alternatives(pair.revision)
  const comparisons = comparisonsOf(pair, before, after)
  const closest = closestOf(comparisons, pair.side)
  const compared = new Set(closest.flatMap(({ was, is }) => [was, is]))
  const isMatched = (alternative: Alternative) =>
    compared.has(alternative) || isIncluded(alternative, comparisons, pair.side)
  const outside = (own: Alternative[], others: Alternative[]) =>
    own
      .filter((alternative) => !isMatched(alternative))
      .flatMap((alternative) => valuesOutside(pair, alternative, others))
  const changes = valueChanges(pair, outside(after, before), outside(before, after))
  const found = closest.flatMap((comparison) => comparison.found)
  return [...found, ...findingsOf(pair.side, pair.where, changes)]
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

/** Each pair of alternatives of the same type. Those with an `enum` are compared by its values. */
function comparisonsOf(pair: Pair, before: Alternative[], after: Alternative[]) {
  const isOpen = ({ schema }: Alternative) => schema.enum === undefined
  const isPair = (was: Alternative, is: Alternative) =>
    [was.schema.type, undefined].includes(is.schema.type) || was.schema.type === undefined
  return before.filter(isOpen).flatMap((was) =>
    after
      .filter((is) => isOpen(is) && isPair(was, is))
      .map((is) => {
        const found = compareSameType(pair, was, is)
        return { was, is, found, breaks: found.flatMap((finding) => finding.breaks) }
      }),
  )
}

type Comparison = ReturnType<typeof comparisonsOf>[number]

/** Each alternative once, with the one that differs least for clients. */
function closestOf(comparisons: readonly Comparison[], side: Side): Comparison[] {
  const weightOf = ({ found, breaks }: Comparison) =>
    breaks.includes('clients') ? 1000 * breaks.length : found.length
  const taken = new Set<Alternative>()
  return comparisons
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .filter(({ was, is, breaks }) => {
      const isKnown = isIncluded(side === 'request' ? was : is, comparisons, side)
      if (taken.has(was) || taken.has(is) || (isKnown && breaks.includes('clients'))) return false
      taken.add(was).add(is)
      return true
    })
}

/** Whether an alternative of the other document has all values of this one. */
const isIncluded = (
  alternative: Alternative,
  comparisons: readonly Comparison[],
  side: Side,
): boolean =>
  comparisons.some(({ was, is, breaks }) => {
    if (was === alternative) return !breaks.includes(side === 'request' ? 'clients' : 'hosts')
    return is === alternative && side === 'response' && !breaks.includes('clients')
  })

/** The values of an alternative that none of the others accepts. */
function valuesOutside(
  pair: Pair,
  { schema }: Alternative,
  others: readonly Alternative[],
): string[] {
  const isAccepted = (value: Json) => others.some((other) => accepts(other.schema, value))
  if (schema.enum === undefined) {
    // In a URL a number is a text.
    const isText = pair.isText && schema.type === 'number'
    return isText && numbersAsTexts(schema).every(isAccepted) ? [] : [anyValueOf(schema, others)]
  }
  const outside = list(schema.enum).filter((value) => !isAccepted(value))
  return outside.map((value) => JSON.stringify(value))
}

/** Three numbers that a schema accepts, as a URL has them: the lowest two and the highest. */
function numbersAsTexts({ minimum, maximum, multipleOf }: JsonObject): string[] {
  const least = Number(minimum ?? -1)
  const next = least + Number(multipleOf ?? 0.5)
  return [least, next, Number(maximum ?? Number.MAX_SAFE_INTEGER)].map(String)
}

/** Such as "an array", "another array" or "image/png". */
function anyValueOf(schema: JsonObject, others: readonly Alternative[]): string {
  const { type, contentMediaType } = schema
  if (contentMediaType !== undefined) return String(contentMediaType)
  if (type === undefined) return 'any value'
  if (others.some((other) => other.schema.type === type)) return `another ${type}`
  return `${/^[ao]/.test(String(type)) ? 'an' : 'a'} ${type}`
}

function compareSameType(owner: Pair, before: Alternative, after: Alternative): Finding[] {
  const pair: Pair = {
    ...owner,
    where: sharedName(after.node) ?? owner.where,
    base: { ...before.node, value: before.schema },
    revision: { ...after.node, value: after.schema },
  }
  const keywords = compareKeywords(pair.side, before.schema, after.schema)
  const type = before.schema.type === after.schema.type ? after.schema.type : undefined
  return [
    ...findingsOf(
      pair.side,
      pair.where,
      keywords.map(withTolerance(owner, [`a ${after.schema.type}`])),
    ),
    ...compareRuleNames(pair),
    ...(type === 'array' ? compareSchemas(inside(pair, '[]', 'items')) : []),
    ...(type === 'object' ? compareFields(pair) : []),
  ]
}

/** Requests follow rules in code. */
export function compareRuleNames({ side, where, base, revision }: Pair): Finding[] {
  if (side === 'response') return []
  const rulesOf = ({ value }: Node) => strings(object(value)['x-rules'])
  const after = rulesOf(revision)
  const before = [...rulesOf(base), ...after.filter((name) => isKept(name, base, revision))]
  const found = compareNames('rule', [before, after], (name) => `${where}: rule ${name}`, {
    added: ['clients'],
  })
  return found.map((finding): Finding => ({ ...finding, side }))
}

/** Whether a schema refused already what the rule refuses, as far as its examples show. */
function isKept(rule: string, base: Node, { document }: Node): boolean {
  const { examples } = object(nodeAt(document, 'components', 'x-rules', rule).value)
  const refused = list(examples)
    .map(object)
    .filter(({ result }) => result === 'invalid')
  const isRefused = ({ input = null }: JsonObject) => !accepts(object(base.value), input)
  return refused.length > 0 && refused.every(isRefused)
}

const declaredIn = ({ value }: Node) => Object.keys(object(object(value).properties))
const requiredIn = ({ value }: Node) => strings(object(value).required)

function compareFields(pair: Pair): readonly Finding[] {
  const nodes = [pair.base, pair.revision]
  const declared = nodes.flatMap(declaredIn)
  const names = new Set([...declared, ...nodes.flatMap(requiredIn)])
  const presenceIn = (node: Node, name: string): Presence => {
    const { value } = child(node, 'properties', name)
    if (declared.includes(name) && value === undefined) return 'absent'
    return requiredIn(node).includes(name) ? 'required' : 'optional'
  }
  const findings = [...names].flatMap((name) =>
    compareField(pair, name, presenceIn(pair.base, name), presenceIn(pair.revision, name)),
  )
  return [...findings, ...compareUnknownKeys(pair)]
}

function compareField(owner: Pair, name: string, was: Presence, is: Presence): readonly Finding[] {
  const field = inside(owner, `.${name}`, 'properties', name)
  const members = compareMember(field, 'field', was, is)
  const [base, revision] = [owner.base, owner.revision].map((node) => {
    const others = child(node, 'additionalProperties')
    return typeof others.value === 'object' ? others : undefined
  })
  // Clients may still send a removed field if the schema of unknown keys allows it.
  if (is === 'absent' && revision && owner.side === 'request')
    return compareSchemas({ ...field, revision })
  // A new field had to match the schema of unknown keys before.
  return was === 'absent' && base ? [...members, ...compareSchemas({ ...field, base })] : members
}

/** The values of a record, and their names. */
function compareUnknownKeys(pair: Pair): readonly Finding[] {
  const names = inside(pair, ' (names of keys)', 'propertyNames')
  const named = (node: Node): Node => ({ ...node, value: node.value ?? { type: 'string' } })
  return [
    ...compareSchemas(inside(pair, ' (other keys)', 'additionalProperties')),
    ...compareSchemas({ ...names, base: named(names.base), revision: named(names.revision) }),
  ]
}

/**
 * Compares a field, parameter or header: whether it may be left out, what that means, and its
 * values.
 */
export function compareMember(pair: Pair, thing: string, was: Presence, is: Presence): Finding[] {
  const { side, where, base, revision } = pair
  const presence = comparePresence(pair, thing, was, is)
  if (was === 'absent' || is === 'absent') return presence
  const [before, after] = [merged(base), merged(revision)]
  const isSameText = pair.isText && String(before.default) === String(after.default)
  const keys = side === 'request' && was === is && !isSameText ? ['default'] : []
  const meaning = compareAnnotations(keys, before, after)
  // The shop drops an assumed field that it cannot read, but takes a status that is not 200 as a
  // refusal.
  const isStatus = before.const !== undefined
  const isDropped = side === 'response' && !isStatus && [base, revision].every(isAssumed)
  const values = compareSchemas(pair).map((finding) => ({
    ...finding,
    isTolerated: isDropped || finding.isTolerated,
  }))
  return [...presence, ...findingsOf(side, where, meaning), ...values]
}
