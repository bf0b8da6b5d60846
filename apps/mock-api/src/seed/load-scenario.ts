import { type Image, memoryStorage } from '../worlds/storage.ts'
import { World } from '../worlds/world.ts'
import type { ScenarioState } from './scenario-steps.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'
import { seedImage } from './seed-image.ts'

export interface LoadedScenario {
  /** The database to copy into a world. */
  readonly image: Image
  readonly state: ScenarioState
}

const loaded = new Map<ScenarioName, LoadedScenario>()
let seed: Image | undefined

/** Builds a scenario's database on first use; later calls return the same bytes. */
export const loadScenario = (name: ScenarioName): LoadedScenario => {
  const known = loaded.get(name)
  if (known) return known
  seed ??= seedImage()
  const world = new World('scenario', memoryStorage(seed))
  const state = world.transaction(() => scenarios[name].apply(world))
  const scenario = { image: world.serialize(), state }
  world.close()
  loaded.set(name, scenario)
  return scenario
}
