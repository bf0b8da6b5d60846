/**
 * Compares the keywords that limit the values of one type, except for those with schemas inside.
 */
import { type Alternative, isMultiple, keywordsFor, typeOf } from './alternatives.ts'
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

const numberOr = (value: Json | undefined, fallback: number): number =>
  typeof value === 'number' ? value : fallback

const unlimited = Number.POSITIVE_INFINITY

/** A limit of the size of lists or texts. */
const size = (minimum: string, maximum: string): Limit =>
  limit([minimum, maximum], (narrow, wide) => {
    const keepsMaximum = numberOr(narrow[maximum], unlimited) <= numberOr(wide[maximum], unlimited)
    return keepsMaximum && numberOr(narrow[minimum], 0) >= numberOr(wide[minimum], 0)
  })

const length = size('minLength', 'maxLength')

/** The least number that a schema allows. */
function leastNumber({ minimum, exclusiveMinimum, multipleOf }: JsonObject): number {
  const bound = numberOr(minimum, -unlimited)
  const least = Math.max(bound, nextNumber(numberOr(exclusiveMinimum, -unlimited)))
  return multipleOf === 1 ? Math.ceil(least) : least
}

/** The greatest number that a schema allows: the least one with the other sign. */
function greatestNumber({ maximum, exclusiveMaximum, multipleOf }: JsonObject): number {
  const mirrored = {
    minimum: -numberOr(maximum, unlimited),
    exclusiveMinimum: -numberOr(exclusiveMaximum, unlimited),
  }
  return -leastNumber(multipleOf === undefined ? mirrored : { ...mirrored, multipleOf })
}

function nextNumber(value: number): number {
  if (value === 0) return Number.MIN_VALUE
  return Number.isFinite(value) ? value + Math.abs(value) * Number.EPSILON : value
}

const keepsStep = (step: Json | undefined, wide: Json | undefined): boolean =>
  typeof wide !== 'number' || (typeof step === 'number' && isMultiple(step, wide))

const textsOf = (schema: JsonObject): TextSet => ({
  patterns: typeof schema.pattern === 'string' ? [schema.pattern] : [],
  minLength: numberOr(schema.minLength, 0),
  maxLength: numberOr(schema.maxLength, unlimited),
})

function compareTexts(narrow: JsonObject, wide: JsonObject): Inclusion {
  const lengths = length.inclusion(narrow, wide)
  const hasPattern = narrow.pattern !== undefined || wide.pattern !== undefined
  if (!hasPattern || (lengths.result === 'included' && same(narrow.pattern, wide.pattern)))
    return lengths
  // Automata with lengths are large.
  return textInclusion(
    textsOf(narrow),
    textsOf(lengths.result === 'included' ? { pattern: wide.pattern ?? null } : wide),
  )
}

/** `password` only affects how a form shows the value; next to a pattern, `email` adds nothing. */
const formatOf = ({ format, pattern }: JsonObject) =>
  format === 'password' || (format === 'email' && pattern !== undefined) ? undefined : format

const limits: readonly Limit[] = [
  limit(['type'], (narrow, wide) => wide.type === undefined || wide.type === narrow.type),
  limit(['enum'], (_, wide) => wide.enum === undefined),
  limit(
    ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
    (narrow, wide) =>
      leastNumber(narrow) >= leastNumber(wide) &&
      greatestNumber(narrow) <= greatestNumber(wide) &&
      keepsStep(narrow.multipleOf, wide.multipleOf),
  ),
  { keys: ['pattern', 'minLength', 'maxLength'], inclusion: compareTexts },
  limit(
    ['format'],
    (narrow, wide) => formatOf(wide) === undefined || formatOf(wide) === formatOf(narrow),
  ),
  size('minItems', 'maxItems'),
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
  inclusion: (_, { [key]: value }) => {
    // Zod writes a schema of any key for records.
    const includesAll =
      value === undefined || (key === 'propertyNames' && same(value, { type: 'string' }))
    return { result: includesAll ? 'included' : 'unknown' }
  },
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
  return [{ kind, breaks, text: changeText(changed, base, revision) + noteOn(side, included) }]
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

function changeText(keys: readonly string[], base: JsonObject, revision: JsonObject): string {
  const was = textOf(keys, base)
  const is = textOf(keys, revision)
  if (was === is) return `has another form of ${is}`
  if (was === '') return `gets ${is}`
  if (is === '') return `loses ${was}`
  const name = `the ${nameOf(keys.join())} `
  const isNamedTwice = is.startsWith(name) && was.startsWith(name)
  return `has ${is} instead of ${isNamedTwice ? was.slice(name.length) : was}`
}

/** Instead of the long pattern that zod makes of a time. */
const FORM_OF_TIMES = 'a date and time such as 2026-01-31T08:00:00+08:00'

/** `minLength` is "minimum length". */
function nameOf(key: string): string {
  const words = key
    .replace('x-trimmed', 'removal of surrounding blanks')
    .replace(/[A-Z]/g, ' $&')
    .toLowerCase()
  return words.replace(/^min /, 'minimum ').replace(/^max /, 'maximum ')
}

function textOf(keys: readonly string[], schema: JsonObject): string {
  if (schema.format === 'date-time' && keys.includes('pattern')) return FORM_OF_TIMES
  return keys
    .filter((key) => schema[key] !== undefined)
    .map((key) => `the ${nameOf(key)}${valueText(schema[key])}`)
    .join(', ')
}

/** The value of a keyword; that of one which only is there, such as `x-trimmed`, says nothing. */
function valueText(value: Json | undefined): string {
  if (value === true) return ''
  return ` ${typeof value === 'string' ? value : JSON.stringify(value)}`
}

/** Whether a single value matches. Lists and objects only match by their type or by equality. */
export function accepts({ schema }: Alternative, value: Json): boolean {
  if (schema.enum !== undefined) return list(schema.enum).some((member) => same(member, value))
  const type = typeOf(value)
  const single = { type, ...limitsOfValue(value) }
  const wide = keywordsFor(type, schema)
  return limits.every(({ inclusion }) => inclusion(single, wide).result === 'included')
}

/** The limits that only this value keeps. */
function limitsOfValue(value: Json): JsonObject {
  if (typeof value === 'number') return { minimum: value, maximum: value, multipleOf: value }
  if (typeof value !== 'string') return {}
  const characters = [...value].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
  return {
    minLength: characters.length,
    maxLength: characters.length,
    pattern: `^${characters.join('')}$`,
  }
}
