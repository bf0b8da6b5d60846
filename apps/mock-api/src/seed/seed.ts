import { DatabaseSync } from 'node:sqlite'
import { schema } from '../worlds/schema.ts'
import type { Image } from '../worlds/storage.ts'
import { World } from '../worlds/world.ts'
import { insertCatalogue, insertPeople } from './insert-basics.ts'
import { insertOrders } from './insert-orders.ts'

/** The database that every world begins with: the same bytes' worth of rows every time (architecture §6). */
export const seedImage = (): Image => {
  const connection = new DatabaseSync(':memory:')
  connection.exec(schema)
  const world = new World('seed', { connection, replace: () => undefined, close: () => connection.close() })
  world.transaction(() => {
    insertCatalogue(world.sql)
    insertPeople(world.sql)
    insertOrders(world.sql)
  })
  const image = world.snapshot()
  world.close()
  return image
}
