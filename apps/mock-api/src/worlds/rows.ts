import type { SQLInputValue } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Sql } from './sql.ts'

export const rowOf = <T extends z.core.$ZodType>(schema: T, row: unknown): z.output<T> | undefined =>
  row === undefined ? undefined : z.parse(schema, row)

/** Parses rows. A `z.array(schema)` per call would cost more than the parsing. */
export const rowsOf = <T extends z.core.$ZodType>(schema: T, rows: readonly unknown[]): z.output<T>[] =>
  rows.map((row) => z.parse(schema, row))

/**
 * Inserts a row: flags as 0 and 1, objects and lists as JSON text; what is undefined has the default of its column.
 * @returns its rowid
 */
export const insertRow = (sql: Sql, table: string, row: Readonly<Record<string, unknown>>): number => {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const columns = given.map(([column]) => column).join(', ')
  const statement = sql.db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${given.map(() => '?').join(', ')})`)
  return Number(statement.run(...given.map(([, value]) => toColumn(value))).lastInsertRowid)
}

/** Flags as 0 and 1, objects and lists as JSON text. */
export const toColumn = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  return value instanceof Uint8Array ? value : JSON.stringify(value)
}
