import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Pool } from './properties.shop.ts'

type Json = z.core.JSONSchema.BaseSchema

/** The value that a field needs for a request to succeed, wrapped because it may be null. */
export type Known = (field: string) => { readonly value: unknown } | undefined

/** Looks a field up in the pools, with the operation's name first. */
export const knownIn =
  (operation: string, ...pools: readonly Pool[]): Known =>
  (field) => {
    for (const pool of pools) {
      for (const key of [`${operation} ${field}`, field]) if (key in pool) return { value: pool[key] }
    }
    return undefined
  }

export const nothingKnown: Known = () => undefined

/** Valid values of a contract schema; known fields have their known value. */
export const fitting = (schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> =>
  fromJson(jsonSchemaOf(schema), known, '').filter((value) => z.safeParse(schema, value).success)

/** The JSON Schema of a request's part; named schemas are inlined. */
const jsonSchemaOf = (schema: z.core.$ZodType): Json => {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const inlined = (part: Json | undefined): Json =>
    JSON.parse(JSON.stringify(part), (_key, value: unknown) =>
      isRecord(value) && typeof value.$ref === 'string' ? inlined($defs[value.$ref.replace('#/$defs/', '')]) : value,
    )
  return inlined(root)
}

const fromJson = (schema: Json, known: Known, field: string): fc.Arbitrary<unknown> => {
  const found = known(field)
  if (found) return fc.constant(found.value)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.contentEncoding === 'binary') return anyFile
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((each) => fromJson(asSchema(each), known, '')))
  switch (schema.type) {
    case 'object':
      return fromObject(schema, known)
    case 'string':
      return fromString(schema)
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? 1, 1), max: schema.maximum ?? 2 ** 40 })
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: 1_000_00 }).map((hundredths) => hundredths / 100)
    case 'null':
      return fc.constant(null)
    default:
      // Checks in code are not part of JSON Schema.
      return fc.oneof(fc.integer({ min: 1, max: 100 }), fc.string())
  }
}

/** Files with an image type and mostly invalid content. */
const anyFile = fc.uint8Array({ minLength: 1 }).map((bytes) => new File([bytes.slice()], 'any', { type: 'image/png' }))

const asSchema = (schema: Json | boolean): Json => (typeof schema === 'boolean' ? {} : schema)

const fromObject = ({ properties = {}, required = [] }: Json, known: Known): fc.Arbitrary<unknown> => {
  const entries = Object.entries(properties).map(
    ([name, each]) => [name, fromJson(asSchema(each), known, name)] as const,
  )
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(entries)
  return fc.record(model, { requiredKeys: required, noNullPrototype: true })
}

const fromString = ({ pattern, format, minLength = 0, maxLength = 40 }: Json): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'password') return fc.string({ maxLength }).map((text) => `Aa1!-${text}`.padEnd(minLength, '.'))
  // fast-check does not support the property escape that the contract uses for control characters.
  if (pattern === undefined || pattern.includes('\\P{')) return fc.string({ minLength, maxLength, unit: 'grapheme' })
  return fc.stringMatching(new RegExp(pattern), { maxLength: Math.max(maxLength, 40) })
}

/** A path to a field of a request, such as `["body", "customer", "email"]`. */
export type Path = readonly string[]

/** Every field in a value, at any depth. */
export const pathsIn = (value: unknown, at: Path = []): Path[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsIn(inner, [...at, key])])
    : []

/** Every object in a value, itself included. */
export const objectsIn = (value: unknown, at: Path = []): Path[] =>
  isRecord(value) ? [at, ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, [...at, key]))] : []

/** A copy with one field changed, or removed by `undefined`. */
export const withField = (value: unknown, [key, ...rest]: Path, change: unknown): unknown => {
  if (key === undefined) return change
  if (!isRecord(value)) return value
  const { [key]: inner, ...others } = value
  const changed = withField(inner, rest, change)
  return changed === undefined ? others : { ...others, [key]: changed }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)

/** JSON values of other types or far out of bounds. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' ',
    [],
    {},
    [[]],
    { $ne: null },
    -1,
    0,
    0.001,
    1e308,
    -1e308,
    2 ** 53,
  ),
  fc.constantFrom(
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '\r\nX: y',
    '{{7*7}}',
  ),
  fc.constantFrom('__proto__', 'constructor', 'NaN', '1e999', '٣', 'ﷺ', '\ud800'),
  fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** Oversized values of a field; the last one exceeds the limit of the whole body. */
export const hugeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(1_000, 20_000, 300_000).map((length) => 'a'.repeat(length)),
  fc.constant(Array.from({ length: 2_000 }, () => 0)),
  fc.constantFrom(2 ** 62, 1e300, '9'.repeat(400)),
)

/** Bodies that are invalid or malicious JSON. */
export const notJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '{',
    '[[[[[[',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":1}}',
    'undefined',
    'NaN',
  ),
  fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !isJson(text)),
)

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
