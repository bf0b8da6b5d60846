import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { control } from './controls.ts'
import { cartWith, press, seed, start } from './harness.ts'
import { checkout, payWith } from './purchase.ts'

/** A number from 0 up to a limit, the same row of them for the same start: a failure can be run again. */
const dice = (start: number) => {
  let state = start
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** What people do in a shop, at random. */
const randomOperations = async (app: FastifyInstance, count: number, roll: (limit: number) => number) => {
  const products = [seed.test, seed.otherTest, seed.team, seed.careerTest, seed.book, seed.ebook]
  const carts: { cart_uid: string; cart_id: number }[] = [await cartWith(app, seed.book)]
  for (let done = 0; done < count; done += 1) {
    const product = products[roll(products.length)] ?? seed.book
    const cart = carts[roll(carts.length)] ?? carts[0]
    const kind = roll(10)
    if (kind < 4) await press(app, product, cart?.cart_uid, { quantity: roll(4) === 0 ? -1 : 1 })
    else if (kind === 4) carts.push(await cartWith(app, product))
    else if (kind === 5)
      await app.inject({ method: 'DELETE', url: `/api/v1/cart/items/${cart?.cart_id}/${product.product_id}` })
    else if (kind === 6) await app.inject({ method: 'DELETE', url: `/api/v1/cart/${cart?.cart_uid}` })
    else if (kind === 7) await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
    else {
      const { page } = await checkout(app)
      await payWith(app, page, roll(3) === 0 ? '4000000000000002' : '4242424242424242')
    }
  }
}

it.each(['memory', 'file'])('restores a world in %s byte for byte after 200 random operations', async (kind) => {
  const dataFile = kind === 'file' ? join(await mkdtemp(join(tmpdir(), 'snapshot-')), 'shop.db') : undefined
  const app = await start({ dataFile })
  const world = app.worlds.get('default')
  await randomOperations(app, 20, dice(7))
  await control(app, 'POST', 'clock', { freeze: '2026-12-01T00:00:00Z' })

  const before = world.serialize()
  const { id } = await control(app, 'POST', 'snapshot')
  await control(app, 'POST', 'clock', { advance_seconds: 60 })
  await randomOperations(app, 200, dice(11))
  expect(Buffer.compare(before, world.serialize())).not.toBe(0)

  expect((await control(app, 'POST', 'restore', { id })).id).toBe(id)
  expect(Buffer.compare(before, world.serialize())).toBe(0)
  expect(await control(app, 'GET', 'clock')).toMatchObject({ now: '2026-12-01T00:00:00.000Z', frozen: true })

  await randomOperations(app, 20, dice(13))
  await control(app, 'POST', 'restore', { id })
  expect(Buffer.compare(before, world.serialize())).toBe(0)
})

it('has the last 16 snapshots of its own world only', async () => {
  const app = await start()
  const snapshot = await control(app, 'POST', 'snapshot')
  // What was returned is accepted as it is.
  const restore = (headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/__mock/api/restore', payload: snapshot, headers })
  expect((await restore({ 'x-mock-world': 'x' })).statusCode).toBe(404)
  for (let more = 0; more < 15; more += 1) await control(app, 'POST', 'snapshot')
  expect((await restore()).statusCode).toBe(200)
  await control(app, 'POST', 'snapshot')
  expect((await restore()).statusCode).toBe(404)
})
