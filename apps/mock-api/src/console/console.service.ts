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
  stubs: world.stubs.list.filter(({ times, applied }) => times === undefined || applied < times).length,
  passthrough: world.passthrough,
})

export const listMails = ({ sql }: World) => listMailHeads(sql)

/** @throws ShopError `not_found` */
export const readMail = ({ sql }: World, id: number): StoredMail => {
  const mail = findMail(sql, id)
  if (!mail) throw new ShopError('not_found', `There is no mail ${id}.`)
  return mail
}
