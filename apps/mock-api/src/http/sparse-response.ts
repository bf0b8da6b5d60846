/**
 * Converts a response of the contract into that of a sparse host, which knows only the requirements: no assumed field at any
 * depth, and the forms in which a PHP framework writes values. Derived from the contract's schemas.
 */
import { errorBodySchema, provenanceOf, type ValueKind, valueKindOf } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { parseJson } from '../shared/parse-json.ts'

/** Malaysia has no daylight saving time. */
const malaysianOffsetMs = 8 * 60 * 60_000

const malaysianTime = (time: string): string =>
  new Date(Date.parse(time) + malaysianOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

/** Kinds that are missing here keep their form. */
const forms: Readonly<Partial<Record<ValueKind, (value: unknown) => unknown>>> = {
  amount: (value) => Number(value).toFixed(2),
  id: String,
  timestamp: (value) => malaysianTime(String(value)),
  upload: (name) => `/uploads/${name}`,
}

/** Keys that the contract does not have. */
const extras = {
  created_at: '2026-01-01 09:00:00',
  updated_at: '2026-01-01 09:00:00',
  deleted_at: null,
}

const sparseObject = (shape: Readonly<Record<string, z.core.$ZodType>>, value: object): unknown => {
  const present: Readonly<Record<string, unknown>> = { ...value }
  const entries = Object.entries(shape)
    .filter(([name, schema]) => name in present && provenanceOf(schema) !== 'assumed')
    .map(([name, schema]) => [name, sparseValue(schema, present[name])])
  // PHP writes an empty object as an empty list.
  return entries.length === 0 ? [] : { ...Object.fromEntries(entries), ...extras }
}

/** A valid value of `schema` as a sparse host writes it. */
const sparseValue = (schema: z.core.$ZodType, value: unknown): unknown => {
  if (value === null || value === undefined) return value
  const kind = valueKindOf(schema)
  if (kind) return forms[kind]?.(value) ?? value
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return sparseValue(schema._zod.def.innerType, value)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    return value.map((element) => sparseValue(schema._zod.def.element, element))
  }
  if (schema instanceof z.core.$ZodObject && typeof value === 'object') {
    return sparseObject(schema._zod.def.shape, value)
  }
  if (schema instanceof z.core.$ZodNumber) return String(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  return value
}

/** Converts a response; one that is not JSON, or not declared, stays as it is. */
export const sparseResponse = (route: AppRoute, status: number, body: string) => {
  const schema = status < 400 ? route.responses[status] : errorBodySchema
  const value = parseJson(body)
  if (!(schema instanceof z.core.$ZodType) || value === undefined) return { status, body }
  return { status: status < 400 ? 200 : status, body: JSON.stringify(sparseValue(schema, value)) }
}
