/** Values that other hosts may write differently: each has a tolerant form next to its schema. */
import type * as z from 'zod/mini'

export type ValueKind =
  | 'amount'
  | 'id'
  | 'key'
  | 'product_type'
  | 'timestamp'
  | 'trainer_number'
  | 'upload'

interface HostValue {
  readonly kind: ValueKind
  readonly tolerant: z.core.$ZodType
}

const hostValues = new WeakMap<z.core.$ZodType, HostValue>()

/**
 * The kind and the tolerant form of a schema. A schema that was cloned or got further checks keeps
 * those of the first.
 */
export const hostValueOf = (schema: z.core.$ZodType): HostValue | undefined =>
  hostValues.get(schema) ?? (schema._zod.parent && hostValueOf(schema._zod.parent))

/**
 * Gives a schema its kind and its tolerant form, next to the strict one. Only its type has
 * `~tolerant`.
 */
export function hostValue<S extends z.core.$ZodType, T extends z.core.$ZodType>(
  kind: ValueKind,
  strict: S,
  tolerantForm: T,
): S & { readonly '~tolerant': T }
export function hostValue(
  kind: ValueKind,
  strict: z.core.$ZodType,
  tolerantForm: z.core.$ZodType,
): z.core.$ZodType {
  hostValues.set(strict, { kind, tolerant: tolerantForm })
  return strict
}

/** Whether a value is an object, or a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** "12.50" as 12.5; other values unchanged. */
export const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value

/**
 * PHP frameworks store an empty text as null; an identifier or a postal code may come as a number.
 */
export const toText = (value: unknown): unknown => {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
}
