/**
 * The tolerant form of a schema, for responses of a host that we have never seen (architecture §4,
 * "Reading a real host"): `assumed` fields may be missing, other keys are dropped, and values may
 * have the forms that PHP frameworks give them.
 */
import * as z from 'zod/mini'
import { type AssumedKeys, provenanceOf } from '../shared/fields.ts'
import { hostValueOf, isRecord, toNumber, toText } from '../shared/host-value.ts'

type Def<T> = T extends { readonly _zod: { readonly def: infer D } } ? D : never

type OptionalKeys<Shape> = {
  [K in keyof Shape]: Def<Shape[K]> extends { type: 'optional' } ? K : never
}[keyof Shape]

type TolerantShape<Shape, Absent extends keyof Shape> = {
  [K in Exclude<keyof Shape, Absent>]: Tolerant<Shape[K]>
} & { [K in Absent]?: Tolerant<Shape[K]> | undefined }

type Flat<T> = { [K in keyof T]: T[K] }

/** The output of the tolerant form: that of the schema, but assumed fields are optional. */
export type Tolerant<T> = T extends { readonly '~tolerant': infer F }
  ? z.core.output<F>
  : Def<T> extends { type: 'object'; shape: infer Shape }
    ? Flat<TolerantShape<Shape, (AssumedKeys<T> | OptionalKeys<Shape>) & keyof Shape>>
    : Def<T> extends { type: 'array'; element: infer E }
      ? Tolerant<E>[]
      : Def<T> extends { type: 'nullable'; innerType: infer I }
        ? Tolerant<I> | null
        : Def<T> extends { type: 'optional'; innerType: infer I }
          ? Tolerant<I> | undefined
          : z.core.output<T>

const booleans = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])
const toBoolean = (value: unknown): unknown => booleans.get(value) ?? value

/** PHP writes a list with gaps as an object with numeric keys. */
const toList = (value: unknown): unknown => {
  if (value === null) return []
  const isIndexed =
    isRecord(value) && !Array.isArray(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
  return isIndexed ? Object.values(value) : value
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

const isPlainText = (schema: z.core.$ZodType) =>
  schema instanceof z.core.$ZodString &&
  !schema._zod.def.checks?.length &&
  provenanceOf(schema) === 'shown'

const isList = (schema: z.core.$ZodType) => schema instanceof z.core.$ZodArray

const mayBeAbsent = (schema: z.core.$ZodType) =>
  provenanceOf(schema) === 'assumed' || schema instanceof z.core.$ZodOptional

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/**
 * PHP writes an empty object as an empty list, or as null. An object that needs only texts and
 * lists is then one with empty ones, such as a cart without items. An object that has only texts,
 * such as an address, also gets empty texts for those that the host leaves out.
 */
const toObject = (shape: Shape) => {
  const required = Object.entries(shape).filter(([, schema]) => !mayBeAbsent(schema))
  const texts = required.filter(([, schema]) => isPlainText(schema))
  const lists = required.filter(([, schema]) => isList(schema))
  const hasOnlyTexts = texts.length > 0 && texts.length === Object.keys(shape).length
  const hasBlank = texts.length + lists.length === required.length
  const blankTexts = Object.fromEntries(texts.map(([name]) => [name, '']))
  const blank = { ...blankTexts, ...Object.fromEntries(lists.map(([name]) => [name, []])) }

  const withBlankTexts = (value: unknown): unknown => {
    if (value === undefined) return blank
    return isRecord(value) ? { ...blank, ...value } : value
  }
  return (value: unknown): unknown => {
    if (isEmpty(value)) return hasBlank ? blank : {}
    return hasOnlyTexts ? withBlankTexts(value) : value
  }
}

const after = (convert: (value: unknown) => unknown, schema: z.core.$ZodType) =>
  z.pipe(z.transform(convert), schema)

const absent = (schema: z.core.$ZodType) =>
  z.catch(z.optional(after((value) => value ?? undefined, z.optional(schema))), undefined)

function tolerantShape(shape: Shape): Record<string, z.core.$ZodType> {
  const entries = Object.entries(shape).map(([name, schema]) => {
    const form = tolerantForm(schema)
    return [name, mayBeAbsent(schema) ? absent(form) : form]
  })
  return Object.fromEntries(entries)
}

function derive(schema: z.core.$ZodType): z.core.$ZodType {
  const form = hostValueOf(schema)?.tolerant
  if (form) return form
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def
    return after(toObject(shape), z.object(tolerantShape(shape)))
  }
  if (schema instanceof z.core.$ZodArray)
    return after(toList, z.array(tolerantForm(schema._zod.def.element)))
  if (schema instanceof z.core.$ZodOptional) return absent(tolerantForm(schema._zod.def.innerType))
  if (schema instanceof z.core.$ZodNullable) {
    return after((given) => given ?? null, z.nullable(tolerantForm(schema._zod.def.innerType)))
  }
  if (schema instanceof z.core.$ZodNumber) return after(toNumber, schema)
  if (schema instanceof z.core.$ZodLiteral) return after(toNumber, schema)
  if (schema instanceof z.core.$ZodString) return after(toText, schema)
  if (schema instanceof z.core.$ZodBoolean) return after(toBoolean, schema)
  return schema
}

const derived = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** Derives the tolerant form of a schema, only once for each schema. */
export function tolerantForm(schema: z.core.$ZodType): z.core.$ZodType {
  const known = derived.get(schema)
  if (known) return known
  const form = derive(schema)
  derived.set(schema, form)
  return form
}

/**
 * Parses a value of another host; undefined when a field that is not assumed is missing or has no
 * known form.
 */
export function parseTolerant<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
): Tolerant<T> | undefined
export function parseTolerant(schema: z.core.$ZodType, value: unknown): unknown {
  return z.safeParse(tolerantForm(schema), value).data
}
