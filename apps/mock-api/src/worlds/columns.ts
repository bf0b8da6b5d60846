import * as z from 'zod/mini'

/** The schema of a column with JSON text of `schema`. */
export const jsonColumn = <T extends z.core.$ZodType<unknown, unknown>>(schema: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string): unknown => JSON.parse(text)),
    ),
    schema,
  )

export const flagColumn = z.pipe(
  z.literal([0, 1]),
  z.transform((value) => value === 1),
)
