import { fileStorage, type Image, memoryStorage } from './storage.ts'
import { World } from './world.ts'
import { defaultWorld } from './world-name.ts'

export interface WorldsOptions {
  /** The database of a new world. */
  readonly seed: Image
  /** The database file of the default world; in memory if omitted. */
  readonly dataFile?: string | undefined
  /** The maximum number of worlds, without the default world; the least recently used is dropped first. */
  readonly limit?: number
  readonly warn: (message: string) => void
}

/** The worlds of one process, each opened on first use: a server that cannot listen touches no data file. */
export class Worlds {
  readonly #options: WorldsOptions
  #default: World | undefined
  /** Least recently used first. */
  readonly #others = new Map<string, World>()

  constructor(options: WorldsOptions) {
    this.#options = options
  }

  /**
   * The world of a name.
   * @throws DataFileError at the first use of the default world
   */
  get(name: string): World {
    if (name === defaultWorld) {
      this.#default ??= this.#openDefault()
      return this.#default
    }
    const world = this.#others.get(name) ?? new World(name, memoryStorage(this.#options.seed))
    this.#others.delete(name)
    this.#others.set(name, world)
    this.#dropOldest()
    return world
  }

  #openDefault(): World {
    const { dataFile, seed, warn } = this.#options
    return new World(defaultWorld, dataFile === undefined ? memoryStorage(seed) : fileStorage(dataFile, seed, warn))
  }

  /** Resets a world to `image`, real time, no faults and an empty log. Snapshots stay. */
  reset(world: World, image: Image = this.#options.seed): void {
    world.deserialize(image)
    world.clock.resume()
    world.faults.clear()
    world.log.clear()
  }

  /** Releases the held calls of all worlds. */
  releaseAll(): void {
    this.#default?.faults.release()
    for (const world of this.#others.values()) world.faults.release()
  }

  close(): void {
    this.#default?.close()
    for (const world of this.#others.values()) world.close()
    this.#others.clear()
  }

  /** A dropped world is not closed, because a request may still use it; it is garbage-collected. */
  #dropOldest(): void {
    const { limit = 256 } = this.#options
    for (const name of this.#others.keys()) {
      if (this.#others.size <= limit) return
      this.#others.delete(name)
    }
  }
}
