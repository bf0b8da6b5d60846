import { expect, it } from 'vitest'
import { start } from './harness.ts'

it('rolls back a transaction that throws', async () => {
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
