import * as z from 'zod/mini'

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value at a path of a body; undefined if there is none. */
export const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? Reflect.get(value, name) : undefined), body)

/** The schema of a value that is present. */
export function unwrapped(schema: unknown): unknown {
  const wraps =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  return wraps ? unwrapped(schema._zod.def.innerType) : schema
}
