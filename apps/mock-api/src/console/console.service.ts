import { listFaults, readClock, readHost } from '../control/control.service.ts'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { findMail, listMailHeads, type StoredMail } from './console.store.ts'

/** What the header of the console shows of a world. */
export const consoleState = (world: World) => ({
  world: world.name,
  clock: readClock(world),
  faults: listFaults(world),
  host: readHost(world),
})

export const listMails = ({ sql }: World) => listMailHeads(sql)

/** @throws ShopError `not_found` */
export const readMail = ({ sql }: World, id: number): StoredMail => {
  const mail = findMail(sql, id)
  if (!mail) throw new ShopError('not_found', `There is no mail ${id}.`)
  return mail
}

export const countRows = (world: World) =>
  world.tables().map((name) => ({ name, rows: world.readTable(name, 0, 0)?.total ?? 0 }))

const perPage = 50

/**
 * Rows of a table as text, newest first.
 * @param page counts from 1
 * @throws ShopError `not_found`
 */
export const readTablePage = (world: World, name: string, page: number) => {
  const table = world.readTable(name, perPage, (page - 1) * perPage)
  if (!table) throw new ShopError('not_found', `There is no table ${name}.`)
  const { total, columns, rows } = table
  return {
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    columns,
    rows: rows.map((row) => columns.map((column) => cellText(row[column]))),
  }
}

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  return value instanceof Uint8Array ? `${value.length} bytes` : String(value)
}
