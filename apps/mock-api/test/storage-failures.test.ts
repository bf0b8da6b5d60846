import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { World } from '../src/worlds/world.ts'
import { cartWith, press, seed, start } from './harness.ts'

const dataFile = async () => join(await mkdtemp(join(tmpdir(), 'mock-api-')), 'shop.db')

/** Lets the database of the default world grow no further; returns a function that lets it grow again. */
const fillDisk = (app: Awaited<ReturnType<typeof start>>) => {
  const { sql } = app.worlds.get('default')
  sql.get`PRAGMA max_page_count = 1`
  return () => void sql.get`PRAGMA max_page_count = 1000000`
}

const insertLargeMail = (world: World) =>
  world.transaction(() => {
    world.sql.run`DELETE FROM carts`
    world.sql.run`INSERT INTO mails (recipient, subject, text, html, sent_at)
      VALUES ('a', 'b', ${'x'.repeat(1e6)}, '', '')`
  })

describe('a full disk', () => {
  it.each(['in a file', 'in memory'])(
    'fails the change that does not fit and none after it, with the database %s',
    { tags: ['@V2.3.3', '@V16.5.3'] },
    async (where) => {
      const app = await start({ dataFile: where === 'in a file' ? await dataFile() : undefined })
      const world = app.worlds.get('default')
      const { cart_uid } = await cartWith(app, seed.book)
      const free = fillDisk(app)
      expect(() => insertLargeMail(world)).toThrow('full')
      free()
      expect((await press(app, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)

      // Transactions still roll back.
      const refused = () =>
        world.transaction(() => {
          world.sql.run`DELETE FROM carts`
          throw new Error('refused')
        })
      expect(refused).toThrow('refused')
      await world.committed
      expect((await press(app, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(3)
    },
  )

  it('fails the other transactions of the same batch, and their responses', { tags: ['@V16.5.3'] }, async () => {
    const app = await start({ dataFile: await dataFile() })
    const world = app.worlds.get('default')
    const deleteTrainers = () => world.transaction(() => void world.sql.run`DELETE FROM trainers`)
    app.post('/batch', async (request) => {
      expect(request.world).toBe(world)
      deleteTrainers()
      const free = fillDisk(app)
      expect(() => insertLargeMail(world)).toThrow('full')
      free()
      expect(deleteTrainers).toThrow('rolled back')
      return { deleted: true }
    })
    const before = world.readTable('trainers', 1, 0)?.total
    const response = await app.inject({ method: 'POST', url: '/batch' })
    expect([response.statusCode, response.json().code]).toEqual([500, 'internal_error'])
    expect(world.readTable('trainers', 1, 0)?.total).toBe(before)
  })
})

it('returns 500 and keeps the process when the commit of an early hook fails', { tags: ['@V16.5.3'] }, async () => {
  const app = await start()
  const { sql } = app.worlds.get('default')
  // The count of a sign-in attempt has a deferred foreign key violation, which only the commit detects.
  sql.run`CREATE TABLE strays (cart_id INTEGER REFERENCES carts DEFERRABLE INITIALLY DEFERRED)`
  sql.run`CREATE TRIGGER stray AFTER INSERT ON attempts BEGIN INSERT INTO strays VALUES (0); END`
  const payload = { email: 'customer@example.com', password: 'Customer#1' }
  const signIn = () => app.inject({ method: 'POST', url: '/api/v1/auth/signin', payload })
  const response = await signIn()
  expect([response.statusCode, response.json().code]).toEqual([500, 'internal_error'])
  sql.run`DROP TRIGGER stray`
  expect((await signIn()).statusCode).toBe(200)
})
