/** Compares the keywords that limit the values of one type, except for those with schemas inside. */
import { type Alternative, isMultiple, keywordsFor, typeOf } from './alternatives.ts'
import type { Difference, Side } from './finding.ts'
import { type Json, type JsonObject, list, same } from './json.ts'
import { type Inclusion, type TextSet, textInclusion } from './patterns.ts'

interface Keyword {
  /** The keywords of JSON Schema; the first one names the changes. */
  readonly keys: readonly [string, ...string[]]
  /** Equal for schemas with the same limit, undefined for a schema without one; by default the value of the keyword. */
  readonly limitOf?: (schema: JsonObject) => Json | undefined
  /** Whether the limit of `wide` includes the values of `narrow`; by default a different limit does not. */
  readonly inclusion?: (narrow: JsonObject, wide: JsonObject) => Inclusion
}

const included = (is: boolean): Inclusion => ({ result: is ? 'included' : 'excluded' })

const numberOr = (value: Json | undefined, fallback: number): number => (typeof value === 'number' ? value : fallback)

/** A limit that grows as fewer values match it. */
const atLeast = (keys: Keyword['keys'], limitOf: (schema: JsonObject) => number) => ({
  keys,
  limitOf,
  inclusion: (narrow: JsonObject, wide: JsonObject) => included(limitOf(narrow) >= limitOf(wide)),
})

/** The least number that a schema allows, or of its numbers with the other sign. */
function leastNumber(schema: JsonObject, closed: string, open: string, sign: 1 | -1): number {
  const [bound, excluded] = [closed, open].map((key) => numberOr(schema[key], -sign * Number.POSITIVE_INFINITY) * sign)
  const least = Math.max(bound ?? 0, nextNumber(excluded ?? 0))
  return schema.multipleOf === 1 ? Math.ceil(least) : least
}

function nextNumber(value: number): number {
  if (value === 0) return Number.MIN_VALUE
  return Number.isFinite(value) ? value + Math.abs(value) * Number.EPSILON : value
}

const textsOf = (schema: JsonObject): TextSet => ({
  patterns: [schema.pattern ?? []].flat().map(String),
  minLength: numberOr(schema.minLength, 0),
  maxLength: numberOr(schema.maxLength, Number.POSITIVE_INFINITY),
})

/** A limit of the length, which the pattern of the narrow side may imply. */
function textLength(key: 'minLength' | 'maxLength', limitOf: (schema: JsonObject) => number): Keyword {
  const limit = atLeast([key], limitOf)
  const inclusion = (narrow: JsonObject, wide: JsonObject) => {
    const isEnough = narrow.pattern === undefined || limit.inclusion(narrow, wide).result === 'included'
    if (isEnough) return limit.inclusion(narrow, wide)
    return included(textInclusion(textsOf(narrow), textsOf({ [key]: wide[key] ?? null })).result === 'included')
  }
  return { ...limit, inclusion }
}

/** Formats by format that includes them. */
const includedFormats: Readonly<Record<string, readonly string[]>> = { uri: ['url'], 'uri-reference': ['uri', 'url'] }

const keywords: readonly Keyword[] = [
  { keys: ['type'] },
  { keys: ['enum'] },
  atLeast(['minimum', 'exclusiveMinimum'], (schema) => leastNumber(schema, 'minimum', 'exclusiveMinimum', 1)),
  atLeast(['maximum', 'exclusiveMaximum'], (schema) => leastNumber(schema, 'maximum', 'exclusiveMaximum', -1)),
  atLeast(['minItems'], ({ minItems }) => numberOr(minItems, 0)),
  atLeast(['maxItems'], ({ maxItems }) => -numberOr(maxItems, Number.POSITIVE_INFINITY)),
  atLeast(['minProperties'], ({ minProperties }) => numberOr(minProperties, 0)),
  atLeast(['maxProperties'], ({ maxProperties }) => -numberOr(maxProperties, Number.POSITIVE_INFINITY)),
  textLength('minLength', (schema) => textsOf(schema).minLength),
  textLength('maxLength', (schema) => -textsOf(schema).maxLength),
  {
    keys: ['multipleOf'],
    inclusion: (narrow, wide) =>
      included(isMultiple(numberOr(narrow.multipleOf, Number.NaN), numberOr(wide.multipleOf, 1))),
  },
  {
    keys: ['format'],
    // `password` only affects how a form shows the value.
    limitOf: ({ format }) => (format === 'password' ? undefined : format),
    inclusion: (narrow, wide) =>
      included(includedFormats[String(wide.format)]?.includes(String(narrow.format)) ?? false),
  },
  {
    keys: ['pattern'],
    inclusion: (narrow, wide) => textInclusion(textsOf(narrow), textsOf({ pattern: wide.pattern ?? [] })),
  },
  { keys: ['uniqueItems'], limitOf: ({ uniqueItems }) => uniqueItems === true || undefined },
  // Surrounding blanks are an error where they are not removed before validation.
  { keys: ['x-trimmed'], limitOf: (schema) => (schema['x-trimmed'] === true ? undefined : false) },
  // The schema that zod writes for the keys of any record limits nothing.
  {
    keys: ['propertyNames'],
    limitOf: ({ propertyNames }) => (same(propertyNames, { type: 'string' }) ? undefined : propertyNames),
    inclusion: () => ({ result: 'unknown' }),
  },
]

/** Including those that `compareSchemas` follows or compares by name. */
const known: ReadonlySet<string> = new Set([
  ...keywords.flatMap(({ keys }) => keys),
  ...['items', 'properties', 'required', 'additionalProperties', 'x-rules'],
])

const limit = ({ keys: [key], limitOf }: Keyword, schema: JsonObject): Json | undefined =>
  limitOf ? limitOf(schema) : schema[key]

function inclusionIn(keyword: Keyword, narrow: JsonObject, wide: JsonObject): Inclusion {
  const { inclusion = () => included(false) } = keyword
  const wideLimit = limit(keyword, wide)
  return wideLimit === undefined || same(wideLimit, limit(keyword, narrow)) ? included(true) : inclusion(narrow, wide)
}

export function compareKeywords(side: Side, a: JsonObject, b: JsonObject): Difference[] {
  const [narrow, wide] = side === 'request' ? [a, b] : [b, a]
  const others = new Set([...Object.keys(a), ...Object.keys(b)].filter((key) => !known.has(key)))
  // Each keyword narrows a schema, so that one without it includes the other.
  const unknown = [...others].map((key): Keyword => ({ keys: [key], inclusion: () => ({ result: 'unknown' }) }))
  return [...keywords, ...unknown].flatMap((keyword): Difference[] => {
    if (same(limit(keyword, a), limit(keyword, b))) return []
    const { result, example } = inclusionIn(keyword, narrow, wide)
    const effect = side === 'request' ? 'no longer accepts' : 'may now contain'
    const notes = {
      included: '',
      excluded: example === undefined ? '' : `: ${effect} ${JSON.stringify(example)}`,
      unknown: ', which cannot be compared and counts as breaking',
    }
    const isWider = (result === 'included') === (side === 'request')
    const text = `${limitText(keyword, a)} became ${limitText(keyword, b)}${notes[result]}`
    return [{ kind: `${keyword.keys[0]}-${isWider ? 'widened' : 'narrowed'}`, breaking: result !== 'included', text }]
  })
}

function limitText({ keys }: Keyword, schema: JsonObject): string {
  const limits = keys.filter((key) => schema[key] !== undefined)
  const shown = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value))
  return limits.map((key) => `${key} ${shown(schema[key])}`).join(', ') || `no ${keys[0]}`
}

/** Whether a single value matches. Lists and objects only match by their type or by equality. */
export function accepts({ schema }: Alternative, value: Json): boolean {
  if (schema.enum !== undefined) return list(schema.enum).some((member) => same(member, value))
  const type = typeOf(value)
  const [single, wide] = [{ type, ...limitsOfValue(value) }, keywordsFor(type, schema)]
  return keywords.every((keyword) => inclusionIn(keyword, single, wide).result === 'included')
}

/** The limits that only this value matches. */
function limitsOfValue(value: Json): JsonObject {
  if (typeof value === 'number') return { minimum: value, maximum: value, multipleOf: value }
  if (typeof value !== 'string') return {}
  const characters = [...value].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
  return { minLength: characters.length, maxLength: characters.length, pattern: `^${characters.join('')}$` }
}
