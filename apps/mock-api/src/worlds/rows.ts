import * as z from 'zod/mini'

/** A row as `schema` says; undefined when there is none. */
export const rowOf = <T extends z.core.$ZodType>(schema: T, row: unknown): z.output<T> | undefined =>
  row === undefined ? undefined : z.parse(schema, row)

/** Rows as `schema` says of each: a schema of the array, made at each call, would cost more than the reading. */
export const rowsOf = <T extends z.core.$ZodType>(schema: T, rows: readonly unknown[]): z.output<T>[] =>
  rows.map((row) => z.parse(schema, row))
