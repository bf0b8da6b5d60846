import * as z from 'zod/mini'

/** A column of JSON text, read as `schema` says. */
export const jsonColumn = <T extends z.core.$ZodType<unknown, unknown>>(schema: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string): unknown => JSON.parse(text)),
    ),
    schema,
  )
