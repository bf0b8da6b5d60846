import { isRecord, provenanceOf } from '@shop/contract'
import * as z from 'zod/mini'

/** Leaves out the fields that the contract only assumes, at any depth. @param value a valid one */
export function withoutAssumedFields(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return withoutAssumedFields(schema._zod.def.innerType, value)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    return value.map((row) => withoutAssumedFields(schema._zod.def.element, row))
  }
  if (!(schema instanceof z.core.$ZodObject) || !isRecord(value)) return value
  const kept = Object.entries(schema._zod.def.shape).filter(
    ([name, field]) => name in value && provenanceOf(field) !== 'assumed',
  )
  return Object.fromEntries(
    kept.map(([name, field]) => [name, withoutAssumedFields(field, value[name])]),
  )
}
