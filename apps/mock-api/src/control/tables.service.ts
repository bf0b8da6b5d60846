import { AVATAR_TYPES, orderStatusSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { seedIssues } from '../seed/check-seed.ts'
import { composeSeed } from '../seed/compose-seed.ts'
import { exportSeed } from '../seed/export-seed.ts'
import { timeSchema, uploadSchema } from '../seed/seed-schema.ts'
import { ShopError } from '../shared/errors.ts'
import { parseJson } from '../shared/parse-json.ts'
import type { Row, World } from '../worlds/world.ts'

const perPage = 50
/** The offset of a row must be an exact integer. */
const lastPage = 1e9

/** Columns to change, with their new values. */
export const rowInputSchema = z
  .record(z.string(), z.nullable(z.union([z.string(), z.number()])))
  .check(z.refine((row) => Object.keys(row).length > 0, 'Expected at least one column.'))

/** Pictures as their size. */
const toWire = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? `(${value.length} bytes)` : value,
    ]),
  )

/**
 * A page of the rows of a table, newest first; `id` is the number to change a row by.
 * @param page counts from 1
 * @throws ShopError `not_found`
 */
export const listRows = (world: World, name: string, page: number) => {
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), lastPage)
  const table = world.readTable(name, perPage, (current - 1) * perPage)
  if (!table) throw new ShopError('not_found', `There is no table ${name}.`)
  const { total, columns, rows } = table
  return {
    data: rows.map(({ id, values }) => ({ id, values: toWire(values) })),
    columns,
    total,
    current_page: current,
    last_page: Math.max(1, Math.ceil(total / perPage)),
  }
}

/** Browsers are redirected to it, or mails link to it. */
const webAddress = z.url({ protocol: /^https?$/ })

/** Columns that a seed does not have. */
const columnSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  'orders.status': orderStatusSchema,
  'customers.avatar': z.nullable(uploadSchema),
  'avatars.type': z.enum(AVATAR_TYPES),
  'card_sessions.return_url': webAddress,
  'card_sessions.cancel_url': webAddress,
  'orders.shop_origin': z.nullable(webAddress),
}

/** What the API would respond to with a 500: what no seed file accepts, and invalid values of other columns. */
const issuesOf = (world: World, table: string, row: Row): string[] => {
  const issues = Object.entries(row).flatMap(([column, value]) => {
    const schema = columnSchemas[`${table}.${column}`] ?? (column.endsWith('_at') ? z.nullable(timeSchema) : undefined)
    const { error } = schema ? z.safeParse(schema, value) : {}
    return error?.issues.map(({ message }) => `${column}: ${message}`) ?? []
  })
  return [...issues, ...seedIssues(composeSeed(exportSeed(world))).map(({ message }) => message)]
}

/**
 * Changes columns of a row, and returns the row.
 * @throws ShopError `not_found`, or `validation_failed` for an unknown column, or a value that the table or a seed does not accept
 */
export const updateRow = (world: World, name: string, id: number, values: z.infer<typeof rowInputSchema>) => {
  const row = world.readRow(name, id)
  if (row === undefined) throw new ShopError('not_found', `There is no row ${id} in a table ${name}.`)
  for (const [column, value] of Object.entries(values)) checkValue(row, column, value)
  try {
    return world.transaction(() => {
      const changed = world.updateRow(name, id, values) ?? row
      const [issue] = issuesOf(world, name, changed)
      if (issue !== undefined) throw new Error(issue)
      return toWire(changed)
    })
  } catch (cause) {
    throw new ShopError('validation_failed', messageOf(cause), undefined, { cause })
  }
}

const messageOf = (cause: unknown): string => {
  if (!(cause instanceof z.core.$ZodError)) return cause instanceof Error ? cause.message : String(cause)
  return cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/** JSON text stays JSON text: the API parses it. */
const checkValue = (row: Row, column: string, value: string | number | null): void => {
  const old = row[column]
  const known = Object.keys(row).filter((name) => !(row[name] instanceof Uint8Array))
  if (!known.includes(column)) {
    throw new ShopError('validation_failed', `${column}: expected one of ${known.join(', ')}.`)
  }
  if (isJson(old) && value !== null && !isJson(value)) {
    throw new ShopError('validation_failed', `${column}: expected JSON text such as ${String(old).slice(0, 80)}`)
  }
}

const isJson = (value: unknown): boolean =>
  typeof value === 'string' && /^[[{]/.test(value) && parseJson(value) !== undefined
