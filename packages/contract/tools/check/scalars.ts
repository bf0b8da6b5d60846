/** Compares the keywords of numbers and texts. */
import type { Json, JsonObject } from '../openapi/schemas.ts'
import { type Bound, isMultiple, lowerBound, numberOr, patternsOf, upperBound } from './alternatives.ts'
import type { Difference, Side } from './finding.ts'
import { same } from './json.ts'
import { inclusion, type TextSet } from './patterns.ts'

/** @param isIncluded whether the wide side includes the narrow side */
function difference(side: Side, name: string, a: unknown, b: unknown, isIncluded: boolean): Difference {
  const direction = isIncluded === (side === 'request') ? 'widened' : 'narrowed'
  return {
    kind: `${name.replaceAll(' ', '-')}-${direction}`,
    breaking: !isIncluded,
    text: `${name} ${a ?? 'none'} became ${b ?? 'none'}`,
  }
}

/** Sizes of texts, lists and objects: [keyword, name]. */
const sizes = [
  ['minLength', 'minimum length'],
  ['maxLength', 'maximum length'],
  ['minItems', 'minimum number of items'],
  ['maxItems', 'maximum number of items'],
  ['minProperties', 'minimum number of keys'],
  ['maxProperties', 'maximum number of keys'],
] as const

export function compareNumbers(side: Side, a: JsonObject, b: JsonObject): Difference[] {
  const [narrow, wide] = side === 'request' ? [a, b] : [b, a]
  const differences: Difference[] = []
  const add = (name: string, before: unknown, after: unknown, isIncluded: boolean) =>
    differences.push(difference(side, name, before, after, isIncluded))
  if (!same(boundJson(lowerBound(a)), boundJson(lowerBound(b)))) {
    const [low, other] = [lowerBound(narrow), lowerBound(wide)]
    const isIncluded = low.at > other.at || (low.at === other.at && (low.open || !other.open))
    add('minimum', text(lowerBound(a)), text(lowerBound(b)), isIncluded)
  }
  if (!same(boundJson(upperBound(a)), boundJson(upperBound(b)))) {
    const [high, other] = [upperBound(narrow), upperBound(wide)]
    const isIncluded = high.at < other.at || (high.at === other.at && (high.open || !other.open))
    add('maximum', text(upperBound(a)), text(upperBound(b)), isIncluded)
  }
  if (a.multipleOf !== b.multipleOf) {
    const [step, other] = [narrow.multipleOf, wide.multipleOf]
    const isIncluded =
      other === undefined || (typeof step === 'number' && typeof other === 'number' && isMultiple(step, other))
    add('step', a.multipleOf, b.multipleOf, isIncluded)
  }
  for (const [keyword, name] of sizes) {
    const isMinimum = keyword.startsWith('min')
    const unbounded = isMinimum ? 0 : Number.POSITIVE_INFINITY
    const [size, other] = [numberOr(narrow[keyword], unbounded), numberOr(wide[keyword], unbounded)]
    if (size === other) continue
    const isIncluded = isMinimum ? size >= other : size <= other
    add(name, a[keyword], b[keyword], isIncluded || impliedByPattern(narrow, wide, keyword))
  }
  return differences
}

const boundJson = ({ at, open }: Bound): Json => [Number.isFinite(at) ? at : null, open]

const text = ({ at, open }: Bound): string | undefined =>
  Number.isFinite(at) ? `${at}${open ? ' (exclusive)' : ''}` : undefined

/** Whether the pattern of the narrow side already limits the length. */
function impliedByPattern(narrow: JsonObject, wide: JsonObject, keyword: (typeof sizes)[number][0]): boolean {
  if ((keyword !== 'minLength' && keyword !== 'maxLength') || patternsOf(narrow).length === 0) return false
  const limit = { ...anyText, [keyword]: numberOr(wide[keyword], anyText[keyword]) }
  return inclusion(textSet(narrow), limit).result === 'included'
}

const anyText: TextSet = { patterns: [], minLength: 0, maxLength: Number.POSITIVE_INFINITY }

const textSet = (schema: JsonObject): TextSet => ({
  patterns: patternsOf(schema),
  minLength: numberOr(schema.minLength, anyText.minLength),
  maxLength: numberOr(schema.maxLength, anyText.maxLength),
})

/** Formats by format that includes them. */
const includedFormats: Record<string, readonly string[]> = { uri: ['url'], 'uri-reference': ['uri', 'url'] }

export function compareTexts(side: Side, a: JsonObject, b: JsonObject): Difference[] {
  const [narrow, wide] = side === 'request' ? [a, b] : [b, a]
  const differences: Difference[] = []
  const [before, after] = [formatOf(a), formatOf(b)]
  if (before !== after) {
    const [format, other] = [formatOf(narrow), formatOf(wide)]
    const isIncluded = other === undefined || (includedFormats[other] ?? []).includes(format ?? '')
    differences.push(difference(side, 'format', before, after, isIncluded))
  }
  if (!same(patternsOf(a), patternsOf(b))) differences.push(...comparePatterns(side, a, b))
  if (side === 'request' && (a['x-trimmed'] === true) !== (b['x-trimmed'] === true)) {
    differences.push(
      b['x-trimmed'] === true
        ? { kind: 'trim-added', breaking: false, text: 'surrounding blanks are removed before validation' }
        : { kind: 'trim-removed', breaking: true, text: 'surrounding blanks are no longer removed before validation' },
    )
  }
  return differences
}

/** `password` only affects how a form shows the value. */
const formatOf = ({ format }: JsonObject): string | undefined =>
  typeof format === 'string' && format !== 'password' ? format : undefined

function comparePatterns(side: Side, a: JsonObject, b: JsonObject): Difference[] {
  const [narrow, wide] = side === 'request' ? [a, b] : [b, a]
  const compared = inclusion(textSet(narrow), { ...anyText, patterns: patternsOf(wide) })
  const [before, after] = [patternsOf(a), patternsOf(b)].map((patterns) => patterns.join(' and ') || undefined)
  const found = difference(side, 'pattern', before, after, compared.result === 'included')
  if (compared.result === 'unknown') {
    return [
      { ...found, kind: 'pattern-changed', text: `${found.text}, which cannot be compared and counts as breaking` },
    ]
  }
  if (compared.example === undefined) return [found]
  const example = JSON.stringify(compared.example)
  const effect = side === 'request' ? `no longer accepts ${example}` : `may now contain ${example}`
  return [{ ...found, text: `${found.text}: ${effect}` }]
}
