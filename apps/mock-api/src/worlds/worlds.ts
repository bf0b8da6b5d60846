import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ShopError } from '../shared/errors.ts'
import { fileDatabase, type Image, lock, memoryDatabase, readSettings } from './database.ts'
import { World } from './world.ts'
import { defaultWorld, isWorldName } from './world-name.ts'
import type { NewWorldOptions } from './world-settings.ts'

/** Where the worlds of a server are, how many there may be, and how a new one starts. */
export interface WorldsOptions extends NewWorldOptions {
  /** The database file of the default world; in memory if omitted. */
  readonly dataFile?: string | undefined
  /** The folder with a database file of each world, instead of `dataFile`. It belongs to one process. */
  readonly worldsDir?: string | undefined
  /**
   * The maximum number of open worlds, without the default world; 256 if omitted. The least recently used is closed first, but none that
   * was used in the last minute. Without `worldsDir` closing it loses its data.
   */
  readonly worldLimit?: number | undefined
}

interface Options extends WorldsOptions {
  /** Returns the database of a new world. */
  readonly seed: () => Image
  readonly warn: (message: string) => void
}

/** A world as `GET worlds` lists it. Times are ISO 8601. */
export interface WorldSummary {
  readonly name: string
  readonly created_at: string
  /** The scenario that it started from; empty if unknown. */
  readonly scenario: string
  readonly used_at: string
  readonly is_open: boolean
}

interface OpenWorld {
  readonly world: World
  /** Milliseconds since 1970. */
  usedAt: number
}

const minuteMs = 60_000
const suffix = '.db'

/** The worlds of one process, each opened on first use: a server that cannot listen touches no data. */
export class Worlds {
  readonly #options: Options
  readonly #open = new Map<string, OpenWorld>()
  /** When worlds were evicted, by name. */
  readonly #evictions = new Map<string, string>()
  #unlock: (() => void) | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * The world of a name.
   * @throws DataFileError if its file cannot be used, or another process uses it
   * @throws ShopError `unavailable` if there is no room for a new world
   */
  get(name: string): World {
    const known = this.#open.get(name)
    const open = known ?? { world: this.#openWorld(name), usedAt: 0 }
    open.usedAt = Date.now()
    if (known === undefined) this.#open.set(name, open)
    return open.world
  }

  /** Whether a request to this name creates no world. */
  has(name: string): boolean {
    const path = this.#pathOf(name)
    return name === defaultWorld || this.#open.has(name) || (path !== undefined && existsSync(path))
  }

  /** All worlds, also those in files that are not open, by name. */
  list(): WorldSummary[] {
    const open = [...this.#open.values()].map(({ world, usedAt }) => ({
      name: world.name,
      created_at: world.createdAt,
      scenario: world.scenario,
      used_at: new Date(usedAt).toISOString(),
      is_open: true,
    }))
    const closed = this.#storedNames().flatMap((name) => (this.#open.has(name) ? [] : [this.#storedSummary(name)]))
    return [...open, ...closed].sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  /**
   * Deletes a world with its data. The next request to its name creates it again.
   * @throws ShopError `not_found`
   */
  delete(name: string): void {
    if (!this.#open.has(name) && !this.#storedNames().includes(name)) {
      throw new ShopError('not_found', `There is no world ${name}.`)
    }
    this.get(name).remove()
    this.#open.delete(name)
  }

  /** When a world of this name was evicted, as ISO 8601: its data was lost. */
  evictionOf(name: string): string | undefined {
    return this.#evictions.get(name)
  }

  /** @throws Error if the default world, and with `worldsDir` its folder, cannot be written */
  checkStorage(): void {
    this.get(defaultWorld).checkStorage()
  }

  /** Resets the open worlds that started from the scenario of new worlds, after its seed file changed. Returns their names. */
  reloadSeed(): string[] {
    const { seed, scenario = 'default' } = this.#options
    const worlds = this.#all().filter((world) => world.scenario === scenario)
    for (const world of worlds) world.reset(scenario, seed())
    return worlds.map(({ name }) => name)
  }

  /** Releases the held calls of all worlds. */
  releaseAll(): void {
    for (const world of this.#all()) world.faults.release()
  }

  close(): void {
    for (const world of this.#all()) world.close()
    this.#open.clear()
    this.#unlock?.()
  }

  #all(): World[] {
    return [...this.#open.values()].map(({ world }) => world)
  }

  #openWorld(name: string): World {
    this.#makeRoom(name)
    const { seed, warn } = this.#options
    const path = this.#pathOf(name)
    if (path === undefined) return new World(name, memoryDatabase(seed()), this.#options)
    this.#lockOnce(path)
    const isNew = !existsSync(path)
    const database = fileDatabase(path, seed(), warn)
    // The data of an earlier start without settings may be of any scenario.
    return new World(name, database, isNew ? this.#options : { ...this.#options, scenario: '' })
  }

  #lockOnce(path: string): void {
    const { worldsDir } = this.#options
    this.#unlock ??=
      worldsDir === undefined
        ? lock(`${path}.lock`, `The data file ${path}`)
        : lock(join(worldsDir, '.lock'), `The folder ${worldsDir}`)
  }

  /** Undefined for a world in memory. @throws ShopError `not_found` for a name that would lead out of the folder */
  #pathOf(name: string): string | undefined {
    const { dataFile, worldsDir } = this.#options
    if (worldsDir === undefined) return name === defaultWorld ? dataFile : undefined
    if (!isWorldName(name)) throw new ShopError('not_found', `There is no world ${name}.`)
    return join(worldsDir, name + suffix)
  }

  /** The worlds with a file in `worldsDir`. */
  #storedNames(): string[] {
    const { worldsDir } = this.#options
    if (worldsDir === undefined || !existsSync(worldsDir)) return []
    const names = readdirSync(worldsDir).filter((file) => file.endsWith(suffix))
    return names.map((file) => file.slice(0, -suffix.length)).filter(isWorldName)
  }

  #storedSummary(name: string): WorldSummary {
    const path = this.#pathOf(name) ?? ''
    const { birthtime, mtime } = statSync(path)
    const { createdAt = birthtime.toISOString(), scenario = '' } = readSettings(path) ?? {}
    return { name, created_at: createdAt, scenario, used_at: mtime.toISOString(), is_open: false }
  }

  /** Closes the least recently used world if a new one would be too many. */
  #makeRoom(name: string): void {
    const { worldLimit: limit = 256, worldsDir, warn } = this.#options
    if (name === defaultWorld) return
    const others = [...this.#open].filter(([other]) => other !== defaultWorld)
    if (others.length < limit) return
    const [oldest, { world, usedAt }] = others.reduce((one, other) => (one[1].usedAt <= other[1].usedAt ? one : other))
    if (Date.now() - usedAt < minuteMs || world.faults.heldCount > 0) {
      throw new ShopError(
        'unavailable',
        `There is no room for the world ${name}: ${limit} worlds are in use. Try again in a minute.`,
      )
    }
    this.#open.delete(oldest)
    // A request may still use a world in memory; it is garbage-collected.
    if (worldsDir !== undefined) {
      world.close()
      return
    }
    this.#evictions.set(oldest, new Date().toISOString())
    warn(`The world ${oldest} was evicted for the world ${name}: at most ${limit} worlds are open at once.`)
  }
}
