import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../src/index.ts'
import { commands, tour } from './model.commands.ts'
import { type Model, type Shop, startModel } from './model.shop.ts'

const app = await buildApp()
afterAll(() => app.close())
const image = app.worlds.get('default').serialize()

/** fast-check prints the seed and the shortest sequence that fails. */
it('stays consistent through any sequence of cart, coupon, order and payment calls, in several worlds', {
  tags: ['@V1.4.2', '@V2.3.1', '@V2.3.2', '@V2.3.3'],
  timeout: 120_000,
}, async () => {
  const done = new Map<string, number>()
  const run = async (sequence: Iterable<fc.AsyncCommand<Model, Shop>>) => {
    const model = startModel()
    for (const world of model.worlds.keys()) app.worlds.get(world).reset('default', image)
    await fc.asyncModelRun(() => ({ model, real: { app, done } }), sequence)
  }
  await run(tour)
  await fc.assert(fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), run), { numRuns: 60 })
  // Every command must have run, up to a payment.
  for (const step of [
    'placed',
    'removed',
    'paid',
    'declined',
    'failed',
    'discounted',
    'refused at a limit',
    'paid twice',
    'superseded',
  ]) {
    expect([step, done.get(step) ?? 0]).not.toEqual([step, 0])
  }
})
