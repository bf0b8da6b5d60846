import { ShopError } from '../shared/errors.ts'
import { maxStubs, type StubInput } from '../worlds/stub-schema.ts'
import type { Stub } from '../worlds/stubs.ts'
import type { World } from '../worlds/world.ts'

export const listStubs = ({ stubs }: World) => ({ data: stubs.list.map(toWire) })

/** @throws ShopError `validation_failed` for more stubs than a world may have */
export const addStubs = (world: World, inputs: readonly StubInput[]) => {
  if (world.stubs.list.length + inputs.length > maxStubs) {
    throw new ShopError('validation_failed', `A world has at most ${maxStubs} stubs.`)
  }
  return { data: inputs.map((input) => toWire(world.stubs.add(input))) }
}

/** @throws ShopError `validation_failed` for more stubs than a world may have */
export const addStub = (world: World, input: StubInput) => addStubs(world, [input]).data[0]

const toWire = ({ id, operation, match, respond, times, applied }: Stub) => ({
  id,
  operation,
  ...(match && { match }),
  respond,
  applied,
  ...(times !== undefined && { times, remaining: times - applied }),
})
