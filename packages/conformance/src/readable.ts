import type { Operation } from '@shop/contract'
import { isRecord, parseTolerant } from '@shop/contract'
import { unwrapped } from '@shop/contract/host/check-response'
import * as z from 'zod/mini'

export type Route = Operation['route']

export type Partly<T> = T extends readonly (infer E)[]
  ? readonly Partly<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Partly<T[K]> | undefined }
    : T

type Success<R> = R extends { readonly responses: infer A } ? A[keyof A & (200 | 201)] : never

export type SuccessBody<R> =
  Success<R> extends infer S extends z.core.$ZodType ? Partly<z.core.output<S>> : never

/**
 * The parts of a success that the shop could read. Every part may be missing: a wrong response
 * must not stop the run, nor a row that is no object.
 */
export function readable(schema: z.core.$ZodType, value: unknown): unknown {
  const own = unwrapped(schema)
  if (own instanceof z.core.$ZodObject && isRecord(value)) {
    const shape = Object.entries(own._zod.def.shape)
    return Object.fromEntries(
      shape.map(([key, field]) => [key, readable(field, Reflect.get(value, key))]),
    )
  }
  if (own instanceof z.core.$ZodArray && Array.isArray(value)) {
    const { element } = own._zod.def
    const nothing = unwrapped(element) instanceof z.core.$ZodObject ? {} : undefined
    return value.map((row) => readable(element, row) ?? nothing)
  }
  return value === undefined ? undefined : (parseTolerant(schema, value) ?? undefined)
}
