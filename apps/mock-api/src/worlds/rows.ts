import * as z from 'zod/mini'

/** Parses a row; undefined if there is none. */
export const rowOf = <T extends z.core.$ZodType>(schema: T, row: unknown): z.output<T> | undefined =>
  row === undefined ? undefined : z.parse(schema, row)

/** Parses rows. A `z.array(schema)` per call would cost more than the parsing. */
export const rowsOf = <T extends z.core.$ZodType>(schema: T, rows: readonly unknown[]): z.output<T>[] =>
  rows.map((row) => z.parse(schema, row))
