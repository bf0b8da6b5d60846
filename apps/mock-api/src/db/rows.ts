import type { SQLInputValue } from 'node:sqlite'
import { provenanceOf } from '@shop/contract'
import * as z from 'zod/mini'
import type { Sql } from './sql.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Parses a row by an object schema with the names of its columns. `insertRow` has written it: flags
 * are 0 and 1, objects and lists are JSON text.
 */
export const rowOf = <T extends z.core.$ZodObject>(
  schema: T,
  row: Row | undefined,
): z.output<T> | undefined => row && parseRow(schema, row)

export const rowsOf = <T extends z.core.$ZodObject>(
  schema: T,
  rows: readonly Row[],
): z.output<T>[] => rows.map((row) => parseRow(schema, row))

/**
 * An assumed field that has no column yet is left out, as a real host may do; the contract guard
 * logs it.
 * @throws Error for any other field without a column, and for an invalid value
 */
export function parseRow<T extends z.core.$ZodObject>(schema: T, row: Row): z.output<T> {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema._zod.def.shape
  const values = Object.fromEntries(
    Object.entries(shape).map(([column, type]) => [column, fromColumn(type, row[column])]),
  )
  const { data, error } = z.safeParse(schema, values)
  if (data) return data
  const fields = error?.issues.map(({ path }) => String(path[0])) ?? []
  const missing = fields.filter((field) => !(field in row))
  const required = missing.filter((field) => !isAssumed(shape[field]))
  if (required.length > 0) throw new Error(`Add the column ${required.join(', ')} in db/schema.ts.`)
  // Another field has a column, and an invalid value.
  if (missing.length < fields.length) throw new Error(error?.message)
  // The other values are valid.
  return values as z.output<T>
}

const isAssumed = (type: z.core.$ZodType | undefined): boolean =>
  type !== undefined && provenanceOf(type) === 'assumed'

const fromColumn = (type: z.core.$ZodType, value: unknown): unknown => {
  if (value === null) return null
  if (type instanceof z.core.$ZodNullable) return fromColumn(type._zod.def.innerType, value)
  if (type instanceof z.core.$ZodBoolean) return value === 1
  const isJson = type instanceof z.core.$ZodObject || type instanceof z.core.$ZodArray
  return isJson ? JSON.parse(String(value)) : value
}

/**
 * Inserts a row: flags as 0 and 1, objects and lists as JSON text; what is undefined has the
 * default of its column.
 * @returns its rowid
 */
export const insertRow = (
  sql: Sql,
  table: string,
  row: Readonly<Record<string, unknown>>,
): number => {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const columns = given.map(([column]) => column).join(', ')
  const statement = sql.db.prepare(
    `INSERT INTO ${table} (${columns}) VALUES (${given.map(() => '?').join(', ')})`,
  )
  return Number(statement.run(...given.map(([, value]) => toColumn(value))).lastInsertRowid)
}

/** Flags as 0 and 1, objects and lists as JSON text. */
export const toColumn = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  return value instanceof Uint8Array ? value : JSON.stringify(value)
}
