import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { control } from './controls.ts'
import { newFile } from './files.ts'
import { cartWith, it, seed, start } from './harness.ts'
import { buy } from './purchase.ts'

/** A paid purchase, a session and a cart. */
const change = async (app: FastifyInstance) => {
  await buy(app)
  await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  await cartWith(app, seed.book)
}

it.each(['memory', 'file'])(
  'restores a world in %s byte for byte, as often as it is asked for',
  async (kind) => {
    const app = await start({ dataFile: kind === 'file' ? await newFile('shop.db') : undefined })
    const world = app.worlds.get('default')
    await change(app)
    await control(app, 'POST', 'clock', { freeze: '2026-12-01T00:00:00Z' })
    const before = world.serialize()
    const { id } = await control(app, 'POST', 'snapshot')
    for (let times = 0; times < 2; times += 1) {
      await control(app, 'POST', 'clock', { advance_seconds: 60 })
      await change(app)
      expect(Buffer.compare(before, world.serialize())).not.toBe(0)
      expect((await control(app, 'POST', 'restore', { id })).id).toBe(id)
      expect(Buffer.compare(before, world.serialize())).toBe(0)
      expect(await control(app, 'GET', 'clock')).toMatchObject({
        now: '2026-12-01T00:00:00.000Z',
        frozen: true,
      })
    }
  },
)

it('has the snapshots of its own world only', async ({ app }) => {
  const snapshot = await control(app, 'POST', 'snapshot')
  // What was returned is accepted as it is.
  const restore = (headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/__mock/api/restore', payload: snapshot, headers })
  expect((await restore({ 'x-mock-world': 'x' })).statusCode).toBe(404)
  expect((await restore()).statusCode).toBe(200)
})
