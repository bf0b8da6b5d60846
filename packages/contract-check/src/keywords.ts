/**
 * Compares the keywords that limit the values of one type, except for those with schemas inside.
 */
import { type Alternative, typeOf } from './alternatives.ts'
import type { Difference, Party, Side } from './finding.ts'
import { type Json, type JsonObject, list, same } from './json.ts'
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

const unlimited = Number.POSITIVE_INFINITY

const numberOr = (value: Json | undefined, fallback: number): number =>
  typeof value === 'number' ? value : fallback

const isRangeWithin =
  (minimum: string, maximum: string) => (narrow: JsonObject, wide: JsonObject) =>
    numberOr(narrow[maximum], unlimited) <= numberOr(wide[maximum], unlimited) &&
    numberOr(narrow[minimum], -unlimited) >= numberOr(wide[minimum], -unlimited)

const range = (minimum: string, maximum: string): Limit =>
  limit([minimum, maximum], isRangeWithin(minimum, maximum))

const isLengthWithin = isRangeWithin('minLength', 'maxLength')

const textsOf = (schema: JsonObject): TextSet => ({
  patterns: typeof schema.pattern === 'string' ? [schema.pattern] : [],
  minLength: numberOr(schema.minLength, 0),
  maxLength: numberOr(schema.maxLength, unlimited),
})

function compareTexts(narrow: JsonObject, wide: JsonObject): Inclusion {
  const keepsLength = isLengthWithin(narrow, wide)
  const hasPattern = narrow.pattern !== undefined || wide.pattern !== undefined
  if (!hasPattern || (keepsLength && same(narrow.pattern, wide.pattern)))
    return { result: keepsLength ? 'included' : 'excluded' }
  // A length that is kept already is left out: automata with lengths are large.
  return textInclusion(
    textsOf(narrow),
    textsOf(keepsLength ? { pattern: wide.pattern ?? null } : wide),
  )
}

/** `password` only affects how a form shows the value; next to a pattern, `email` adds nothing. */
const formatOf = ({ format, pattern }: JsonObject) =>
  format === 'password' || (format === 'email' && pattern !== undefined) ? undefined : format

const isMultiple = (value: Json | undefined, step: Json | undefined): boolean => {
  if (typeof step !== 'number') return true
  const quotient = numberOr(value, Number.NaN) / step
  return Math.abs(quotient - Math.round(quotient)) < 1e-9
}

const limits: readonly Limit[] = [
  limit(['type'], (narrow, wide) => wide.type === undefined || wide.type === narrow.type),
  // The members are compared elsewhere (schemas.ts): here at most one side has them.
  limit(['enum'], (_, wide) => wide.enum === undefined),
  range('minimum', 'maximum'),
  range('exclusiveMinimum', 'exclusiveMaximum'),
  limit(['multipleOf'], (narrow, wide) => isMultiple(narrow.multipleOf, wide.multipleOf)),
  { keys: ['pattern', 'minLength', 'maxLength'], inclusion: compareTexts },
  limit(
    ['format'],
    (narrow, wide) => formatOf(wide) === undefined || formatOf(wide) === formatOf(narrow),
  ),
  range('minItems', 'maxItems'),
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
  const unknown = [...keys].filter((key) => !known.has(key))
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
  // Clients are safe where each earlier request is still allowed, and each later response is one
  // that they know: what they meet must be included in what is allowed.
  const [met, allowed] = isRequest ? [base, revision] : [revision, base]
  const included = inclusion(met, allowed)
  const breaksClients = included.result !== 'included'
  const allowsMore = inclusion(allowed, met).result !== 'included'
  if (!breaksClients && !allowsMore) return []
  const breaks: Party[] = breaksClients ? ['clients'] : []
  // A host of the earlier document still sends the earlier responses, which are no longer allowed.
  if (allowsMore && !isRequest) breaks.push('hosts')
  const isNarrowed = isRequest ? breaksClients : !breaksClients
  const kind = `${first}-${isNarrowed ? 'narrowed' : 'widened'}`
  const change = `has ${textOf(changed, revision)} instead of ${textOf(changed, base)}`
  return [{ kind, breaks, text: change + noteOn(side, included) }]
}

/** What a change means for a value, where that is known. */
function noteOn(side: Side, { result, example }: Inclusion): string {
  if (result === 'unknown') return ' (they cannot be compared, so it counts as breaking)'
  if (result === 'included' || example === undefined) return ''
  const effect = side === 'request' ? 'is no longer accepted' : 'is now possible'
  return `, so ${shortened(example)} ${effect}`
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
export function accepts({ schema }: Alternative, value: Json): boolean {
  if (schema.enum !== undefined) return list(schema.enum).some((member) => same(member, value))
  if (schema.type !== undefined && schema.type !== typeOf(value)) return false
  if (typeof value === 'number') return isRangeWithin('minimum', 'maximum')(single(value), schema)
  if (typeof value !== 'string') return true
  const { pattern } = schema
  const hasLength = isLengthWithin(single(value.length), schema)
  return hasLength && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value))
}

/** The limits that only this number, or this length, keeps. */
const single = (value: number): JsonObject => ({
  minimum: value,
  maximum: value,
  minLength: value,
  maxLength: value,
})
