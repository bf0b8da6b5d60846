import { DatabaseSync } from 'node:sqlite'
import { schema } from '../worlds/schema.ts'
import type { Image } from '../worlds/storage.ts'
import { type Sql, World } from '../worlds/world.ts'
import { customers, samplePasswordHash } from './customers.ts'
import { insertCatalogue } from './insert-catalogue.ts'
import { insertOrders } from './insert-orders.ts'

/** The seed as a database (architecture §6): the same bytes each time. */
export const seedImage = (): Image => {
  const connection = new DatabaseSync(':memory:')
  connection.exec(schema)
  const close = () => connection.close()
  const world = new World('seed', { connection, replace: () => undefined, close, remove: close })
  world.transaction(() => {
    insertCatalogue(world.sql)
    insertCustomers(world.sql)
    insertOrders(world.sql)
  })
  const image = world.serialize()
  world.close()
  return image
}

const createdAt = '2026-05-01T02:00:00.000Z'

const insertCustomers = (sql: Sql): void => {
  for (const { id, email, firstName, lastName, phone, address } of customers) {
    const addressText = address && JSON.stringify(address)
    sql.run`INSERT INTO customers (customer_id, email, first_name, last_name, phone, password_hash, email_verified_at,
        shipping_address, billing_address, created_at)
      VALUES (${id}, ${email}, ${firstName}, ${lastName}, ${phone}, ${samplePasswordHash}, ${createdAt},
        ${addressText}, ${addressText}, ${createdAt})`
  }
}
