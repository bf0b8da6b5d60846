import { InsufficientStorage, ShopError } from '../shared/errors.ts'
import type { HostStyle } from './host-style.ts'
import type { Snapshot } from './snapshots.ts'
import { fileStorage, type Image, memoryStorage } from './storage.ts'
import type { StubInput } from './stub-schema.ts'
import { Stubs } from './stubs.ts'
import { World } from './world.ts'
import { defaultWorld } from './world-name.ts'

export interface WorldsOptions {
  /** The database of a new world. */
  readonly seed: Image
  /** The database file of the default world; in memory if omitted. */
  readonly dataFile?: string | undefined
  /**
   * The maximum number of worlds, without the default world; the least recently used is evicted first, but none that was
   * used in the last minute.
   */
  readonly limit?: number
  /** The maximum size of the snapshots of all worlds in bytes; 256 MiB if omitted. */
  readonly snapshotLimit?: number
  /** The style of a new world, and after a reset; `full` if omitted. */
  readonly hostStyle?: HostStyle | undefined
  /** The stubs of a new world, and after a reset. */
  readonly stubs?: readonly StubInput[] | undefined
  readonly warn: (message: string) => void
}

interface OpenWorld {
  readonly world: World
  /** Milliseconds since 1970. */
  usedAt: number
}

const minuteMs = 60_000
const maxEvictions = 1000

/** The worlds of one process, each opened on first use: a server that cannot listen touches no data file. */
export class Worlds {
  readonly #options: WorldsOptions
  #default: World | undefined
  /** Least recently used first. */
  readonly #others = new Map<string, OpenWorld>()
  /** When worlds were evicted, by name, oldest first. */
  readonly #evictions = new Map<string, string>()

  constructor(options: WorldsOptions) {
    this.#options = options
  }

  /**
   * The world of a name.
   * @throws DataFileError at the first use of the default world
   * @throws ShopError `unavailable` if there is no room for a new world
   */
  get(name: string): World {
    if (name === defaultWorld) {
      this.#default ??= this.#openDefault()
      return this.#default
    }
    const { seed, hostStyle, stubs } = this.#options
    const known = this.#others.get(name)
    if (known === undefined) this.#makeRoom(name)
    const open = known ?? { world: new World(name, memoryStorage(seed), hostStyle, new Stubs(stubs)), usedAt: 0 }
    open.usedAt = Date.now()
    this.#others.delete(name)
    this.#others.set(name, open)
    return open.world
  }

  /** When a world of this name was evicted, as ISO 8601: its data was lost. */
  evictionOf(name: string): string | undefined {
    return this.#evictions.get(name)
  }

  /** @throws InsufficientStorage */
  takeSnapshot(world: World): Snapshot {
    const { snapshotLimit = 256 * 1024 * 1024 } = this.#options
    const image = world.serialize()
    const size = this.#all().reduce((sum, { snapshots }) => sum + snapshots.size, image.length)
    if (size > snapshotLimit) {
      throw new InsufficientStorage(
        `The snapshots of all worlds have at most ${Math.round(snapshotLimit / 1024 / 1024)} MiB: restart the server to drop them.`,
      )
    }
    return world.snapshots.add(image, world.clock.setting)
  }

  #all(): World[] {
    const others = [...this.#others.values()].map(({ world }) => world)
    return this.#default === undefined ? others : [this.#default, ...others]
  }

  #openDefault(): World {
    const { dataFile, seed, warn, hostStyle, stubs } = this.#options
    const storage = dataFile === undefined ? memoryStorage(seed) : fileStorage(dataFile, seed, warn)
    return new World(defaultWorld, storage, hostStyle, new Stubs(stubs))
  }

  /** Resets a world to `image`, real time, no faults, an empty log, and the stubs and host style of new worlds. Snapshots stay. */
  reset(world: World, image: Image = this.#options.seed): void {
    world.deserialize(image)
    world.clock.resume()
    world.faults.clear()
    world.stubs.reset()
    world.log.clear()
    world.policyReports.clear()
    world.hostStyle = this.#options.hostStyle ?? 'full'
  }

  /** Releases the held calls of all worlds. */
  releaseAll(): void {
    for (const world of this.#all()) world.faults.release()
  }

  close(): void {
    for (const world of this.#all()) world.close()
    this.#others.clear()
  }

  /** An evicted world is not closed, because a request may still use it; it is garbage-collected. */
  #makeRoom(name: string): void {
    const { limit = 256, warn } = this.#options
    for (const [oldest, { world, usedAt }] of this.#others) {
      if (this.#others.size < limit) return
      if (Date.now() - usedAt < minuteMs || world.faults.heldCount > 0) {
        throw new ShopError(
          'unavailable',
          `There is no room for the world ${name}: ${limit} worlds are in use. Try again in a minute.`,
        )
      }
      this.#others.delete(oldest)
      this.#evictions.delete(oldest)
      this.#evictions.set(oldest, new Date().toISOString())
      for (const forgotten of [...this.#evictions.keys()].slice(0, -maxEvictions)) this.#evictions.delete(forgotten)
      warn(`The world ${oldest} was evicted for the world ${name}: at most ${limit} worlds are open at once.`)
    }
  }
}
