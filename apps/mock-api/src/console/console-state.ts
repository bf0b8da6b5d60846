import { listFaults } from '../control/fault-controls.ts'
import type { World } from '../worlds/world.ts'
import { describeClock } from '../worlds/world-clock.ts'

/** The state of a world in the header of each page. */
export const readState = (world: World) => ({
  world: world.name,
  clock: describeClock(world.clock),
  faults: listFaults(world),
  hostStyle: world.hostStyle,
  cardProvider: world.cardProvider,
  stubs: world.stubs.list.filter(({ remaining }) => remaining !== 0).length,
  passthrough: world.passthrough,
})
export type ConsoleState = ReturnType<typeof readState>
