import type { Image } from '../worlds/storage.ts'
import { memoryStorage } from '../worlds/storage.ts'
import { World } from '../worlds/world.ts'
import type { Setting } from './scenario-parts.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'
import { seedImage } from './seed.ts'

/** A scenario made ready: the database to copy, and what a client needs to know of it. */
export interface Scene {
  readonly scenario: ScenarioName
  readonly image: Image
  readonly setting: Setting
}

const ready = new Map<ScenarioName, Scene>()
let seed: Image | undefined

/** The scene of a scenario, made when first asked for and kept: the same bytes every time. */
export const sceneOf = (scenario: ScenarioName): Scene => {
  const known = ready.get(scenario)
  if (known) return known
  seed ??= seedImage()
  const world = new World('scene', memoryStorage(seed))
  const setting = world.transaction(() => scenarios[scenario].apply(world))
  const made = { scenario, image: scenario === 'default' ? seed : world.snapshot(), setting }
  world.close()
  ready.set(scenario, made)
  return made
}
