import { fileStorage, type Image, memoryStorage } from './storage.ts'
import { World } from './world.ts'
import { defaultWorld } from './world-name.ts'

export interface WorldsOptions {
  /** The database that a new world begins with. */
  readonly seed: Image
  /** Where the default world keeps its data; in memory when left out. */
  readonly dataFile?: string | undefined
  /** How many worlds beside the default one are kept; the least recently used goes first. */
  readonly limit?: number
  readonly warn: (message: string) => void
}

/** Every world of one process, made the first time it is asked for. */
export class Worlds {
  readonly #options: WorldsOptions
  readonly #default: World
  /** In the order of their last use, oldest first. */
  readonly #others = new Map<string, World>()

  constructor(options: WorldsOptions) {
    this.#options = options
    const { dataFile, seed, warn } = options
    this.#default = new World(
      defaultWorld,
      dataFile === undefined ? memoryStorage(seed) : fileStorage(dataFile, seed, warn),
    )
  }

  get(name: string): World {
    if (name === defaultWorld) return this.#default
    const world = this.#others.get(name) ?? new World(name, memoryStorage(this.#options.seed))
    this.#others.delete(name)
    this.#others.set(name, world)
    this.#dropOldest()
    return world
  }

  /** Begins a world anew from `image`: its clock with the machine's, no faults, an empty log. Snapshots stay. */
  reset(world: World, image: Image = this.#options.seed): void {
    world.deserialize(image)
    world.clock.resume()
    world.faults.clear()
    world.log.clear()
  }

  /** Lets go whatever a fault holds anywhere, so that nothing keeps the process from ending. */
  releaseAll(): void {
    for (const world of [this.#default, ...this.#others.values()]) world.faults.release()
  }

  close(): void {
    this.#default.close()
    for (const world of this.#others.values()) world.close()
    this.#others.clear()
  }

  /** A dropped world is not closed: a request may still be at work in it, and its memory goes with the last reference. */
  #dropOldest(): void {
    const { limit = 256 } = this.#options
    for (const name of this.#others.keys()) {
      if (this.#others.size <= limit) return
      this.#others.delete(name)
    }
  }
}
