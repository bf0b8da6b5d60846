/**
 * Compares the keywords that limit the values of one type, except for those with schemas inside.
 */
import { typeOf } from './alternatives.ts'
import type { Difference, Party, Side } from './finding.ts'
import { type Json, type JsonObject, list, object, same, strings } from './json.ts'
import { type Inclusion, type TextSet, textInclusion } from './patterns.ts'

/** Keywords of JSON Schema that limit the same property of a value. */
interface Limit {
  readonly keys: readonly string[]
  /** Whether the values of `narrow` keep the limit of `wide`. */
  readonly inclusion: (narrow: JsonObject, wide: JsonObject) => Inclusion
}

const limit = (
  keys: readonly string[],
  includes: (narrow: JsonObject, wide: JsonObject) => boolean,
): Limit => ({
  keys,
  inclusion: (narrow, wide) => ({ result: includes(narrow, wide) ? 'included' : 'excluded' }),
})

/** A keyword of which a schema has one value, or none for any. */
const exact = (key: string): Limit =>
  limit([key], (narrow, wide) => wide[key] === undefined || wide[key] === narrow[key])

const unlimited = Number.POSITIVE_INFINITY

const numberOr = (value: Json | undefined, fallback: number): number =>
  typeof value === 'number' ? value : fallback

const isRangeWithin =
  (minimum: string, maximum: string) => (narrow: JsonObject, wide: JsonObject) =>
    numberOr(narrow[maximum], unlimited) <= numberOr(wide[maximum], unlimited) &&
    numberOr(narrow[minimum], -unlimited) >= numberOr(wide[minimum], -unlimited)

const isLengthWithin = isRangeWithin('minLength', 'maxLength')

/** Of several patterns zod makes an `allOf`. */
const patternsOf = ({ pattern = null, allOf }: JsonObject): string[] =>
  strings([pattern, ...list(allOf).map((part) => object(part).pattern ?? null)])

const textsOf = (schema: JsonObject, patterns = patternsOf(schema)): TextSet => ({
  patterns,
  minLength: numberOr(schema.minLength, 0),
  maxLength: numberOr(schema.maxLength, unlimited),
})

function compareTexts(narrow: JsonObject, wide: JsonObject): Inclusion {
  const keepsLength = isLengthWithin(narrow, wide)
  const kept = patternsOf(narrow)
  const others = patternsOf(wide).filter((pattern) => !kept.includes(pattern))
  if (others.length === 0 && (keepsLength || kept.length === 0))
    return { result: keepsLength ? 'included' : 'excluded' }
  // A length that is kept already is left out: automata with lengths are large.
  return textInclusion(textsOf(narrow), textsOf(keepsLength ? {} : wide, others))
}

/** `password` only affects how a form shows the value. Beside a pattern, only `uri` says more. */
const formatOf = (schema: JsonObject) => {
  const { format } = schema
  const isLimit = format === 'uri' || (format !== 'password' && patternsOf(schema).length === 0)
  return isLimit ? format : undefined
}

/** An excluded bound lies this far beyond, which is less than any step. */
const EXCLUDED = 1e-9

const leastOf = ({ minimum, exclusiveMinimum }: JsonObject): number =>
  Math.max(numberOr(minimum, -unlimited), numberOr(exclusiveMinimum, -unlimited) + EXCLUDED)

const greatestOf = ({ maximum, exclusiveMaximum }: JsonObject): number =>
  Math.min(numberOr(maximum, unlimited), numberOr(exclusiveMaximum, unlimited) - EXCLUDED)

const hasNumbersWithin = (narrow: JsonObject, wide: JsonObject): boolean =>
  leastOf(narrow) >= leastOf(wide) && greatestOf(narrow) <= greatestOf(wide)

const isMultiple = (value: Json | undefined, step: Json | undefined): boolean => {
  if (typeof step !== 'number') return true
  const quotient = numberOr(value, Number.NaN) / step
  return Math.abs(quotient - Math.round(quotient)) < 1e-9
}

const limits: readonly Limit[] = [
  exact('type'),
  exact('contentMediaType'),
  limit(['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'], hasNumbersWithin),
  limit(['multipleOf'], (narrow, wide) => isMultiple(narrow.multipleOf, wide.multipleOf)),
  { keys: ['pattern', 'allOf', 'minLength', 'maxLength'], inclusion: compareTexts },
  limit(
    ['format'],
    (narrow, wide) => formatOf(wide) === undefined || formatOf(wide) === formatOf(narrow),
  ),
  limit(['minItems', 'maxItems'], isRangeWithin('minItems', 'maxItems')),
  // Surrounding blanks are an error where they are not removed before validation.
  limit(
    ['x-trimmed'],
    (narrow, wide) => wide['x-trimmed'] === true || narrow['x-trimmed'] !== true,
  ),
]

/** Includes those that `compareSchemas` follows or compares by name. */
const known: ReadonlySet<string> = new Set([
  ...limits.flatMap(({ keys }) => keys),
  'items',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'x-rules',
])

/** Each keyword narrows a schema, so that one without it includes the other. */
const unknownLimit = (key: string): Limit => ({
  keys: [key],
  inclusion: (_, { [key]: value }) => ({ result: value === undefined ? 'included' : 'unknown' }),
})

/** Compares the keywords of two schemas of the same type. */
export function compareKeywords(side: Side, base: JsonObject, revision: JsonObject): Difference[] {
  const keys = new Set([...Object.keys(base), ...Object.keys(revision)])
  const isUnknown = (key: string) => !known.has(key) || (key === 'allOf' && base.type !== 'string')
  const unknown = [...keys].filter(isUnknown)
  return [...limits, ...unknown.map(unknownLimit)].flatMap((keywordLimit) =>
    compareLimit(side, keywordLimit, base, revision),
  )
}

function compareLimit(
  side: Side,
  { keys, inclusion }: Limit,
  base: JsonObject,
  revision: JsonObject,
): Difference[] {
  const isRequest = side === 'request'
  const changed = keys.filter(
    (key) => !same(base[key], revision[key]) && (key !== 'x-trimmed' || isRequest),
  )
  const [first] = changed
  if (first === undefined) return []
  const change = `has ${textOf(changed, revision)} instead of ${textOf(changed, base)}`
  const found = (kind: string, added: Inclusion, effect: string, breaks: Party[]): Difference[] =>
    added.result === 'included'
      ? []
      : [{ kind: `${first}-${kind}`, breaks, text: change + noteOn(added, effect) }]
  // Clients still send earlier requests, and hosts earlier responses.
  return [
    ...found('narrowed', inclusion(base, revision), 'is no longer accepted', [
      isRequest ? 'clients' : 'hosts',
    ]),
    ...found('widened', inclusion(revision, base), 'is now possible', isRequest ? [] : ['clients']),
  ]
}

/** What a change means for a value, where that is known. */
function noteOn({ result, example }: Inclusion, effect: string): string {
  if (result === 'unknown') return ' (they cannot be compared)'
  return example === undefined ? '' : `, so ${shortened(example)} ${effect}`
}

/** A text as JSON; a long one by its beginning. */
export const shortened = (text: string): string =>
  text.length > 40
    ? `a text such as ${JSON.stringify(`${text.slice(0, 10)}…`)} of ${text.length} characters`
    : JSON.stringify(text)

/** Such as "maxLength 254". */
function textOf(keys: readonly string[], schema: JsonObject): string {
  const valueText = (value: Json | undefined) =>
    typeof value === 'string' ? value : JSON.stringify(value)
  return (
    keys
      .filter((key) => schema[key] !== undefined)
      .map((key) => `${key} ${valueText(schema[key])}`)
      .join(', ') || `no ${keys.join(' and ')}`
  )
}

/** Whether a single value matches. Lists and objects only match by their type or by equality. */
export function accepts(schema: JsonObject, value: Json): boolean {
  if (schema.enum !== undefined) return list(schema.enum).some((member) => same(member, value))
  if (schema.type !== undefined && schema.type !== typeOf(value)) return false
  if (typeof value === 'number') {
    const number = { minimum: value, maximum: value }
    return hasNumbersWithin(number, schema) && isMultiple(value, schema.multipleOf)
  }
  if (typeof value !== 'string') return true
  const { length } = value
  return (
    isLengthWithin({ minLength: length, maxLength: length }, schema) &&
    patternsOf(schema).every((pattern) => new RegExp(pattern, 'u').test(value)) &&
    (schema.format !== 'uri' || URL.canParse(value))
  )
}
