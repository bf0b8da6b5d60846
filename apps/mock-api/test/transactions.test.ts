import { expect, it } from 'vitest'
import { press, seed, start } from './harness.ts'

it('rolls back a transaction that throws', { tags: ['@V16.5.3'] }, async () => {
  const world = (await start()).worlds.get('x')
  const trainers = () => world.sql.all`SELECT * FROM trainers`
  const before = trainers()
  expect(() =>
    world.transaction(() => {
      world.sql.run`DELETE FROM trainers`
      throw new Error('halfway')
    }),
  ).toThrow('halfway')
  expect(trainers()).toEqual(before)
})

it('rolls back only the failed transaction of a batch', async () => {
  const world = (await start()).worlds.get('x')
  const clear = (table: 'trainers' | 'coupons', thrown?: Error) =>
    world.transaction(() => {
      if (table === 'trainers') world.sql.run`DELETE FROM trainers`
      else world.sql.run`DELETE FROM coupons`
      if (thrown) throw thrown
    })
  clear('trainers')
  expect(() => clear('coupons', new Error('halfway'))).toThrow('halfway')
  await world.committed
  expect(world.sql.get`SELECT count(*) AS total FROM trainers`?.['total']).toBe(0)
  expect(world.sql.get`SELECT count(*) AS total FROM coupons`?.['total']).toBeGreaterThan(0)
})

it('returns 500 for all requests of a batch that cannot be committed', { tags: ['@V16.5.3'] }, async () => {
  const app = await start()
  const headers = { 'x-mock-world': 'x' }
  const { sql } = app.worlds.get('x')
  // Every new cart inserts a row with a deferred foreign key violation, which only the commit detects.
  sql.run`CREATE TABLE strays (cart_id INTEGER REFERENCES carts DEFERRABLE INITIALLY DEFERRED)`
  sql.run`CREATE TRIGGER stray AFTER INSERT ON carts BEGIN INSERT INTO strays VALUES (0); END`
  const carts = () => app.worlds.get('x').sql.get`SELECT count(*) AS total FROM carts`?.['total']
  const before = carts()
  const responses = await Promise.all([1, 2].map(() => press(app, seed.book, null, { headers })))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([500, 500])
  expect(carts()).toBe(before)
  expect(app.worlds.get('x').log.entries.map(({ status }) => status)).toEqual([500, 500])
  sql.run`DROP TRIGGER stray`
  expect((await press(app, seed.book, null, { headers })).statusCode).toBe(200)
})
