import { hostValueOf, isRecord, type ValueKind } from '@shop/contract'
import * as z from 'zod/mini'

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

/**
 * Gives values the forms in which a PHP framework writes them.
 * @param value a valid one
 */
export function toPhpValues(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const kind = hostValueOf(schema)?.kind
  if (kind) return forms[kind]?.(value) ?? value
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return toPhpValues(schema._zod.def.innerType, value)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    return value.map((row) => toPhpValues(schema._zod.def.element, row))
  }
  if (schema instanceof z.core.$ZodObject && isRecord(value)) {
    return toPhpObject(schema._zod.def.shape, value)
  }
  return toPhpScalar(schema, value)
}

function toPhpScalar(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.core.$ZodNumber) return String(value)
  return typeof value === 'boolean' ? Number(value) : value
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

function toPhpObject(shape: Shape, value: Readonly<Record<string, unknown>>): unknown {
  const entries = Object.entries(shape).filter(([name]) => name in value)
  // PHP writes an empty object as an empty list.
  if (entries.length === 0) return []
  const fields = entries.map(([name, schema]) => [name, toPhpValues(schema, value[name])])
  return { ...Object.fromEntries(fields), ...extras }
}
