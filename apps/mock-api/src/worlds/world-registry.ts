import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memoryDatabase } from '../db/database.ts'
import { fileDatabase, requireOwnFile } from '../db/database-file.ts'
import { lockFolder, realPathOf } from '../db/file-lock.ts'
import { ShopError } from '../shared/errors.ts'
import { readSettings } from './settings-file.ts'
import { World, type WorldSeed } from './world.ts'
import { defaultWorld, isWorldName } from './world-name.ts'
import type { NewWorldOptions } from './world-settings.ts'

/** Where the worlds of a server are, how many there may be, and how a new one starts. */
export interface WorldsOptions extends NewWorldOptions {
  /**
   * The database file of the default world; in memory if omitted. Its folder belongs to one
   * process.
   */
  readonly dataFile?: string | undefined
  /**
   * The folder with a database file of each world, instead of `dataFile`. It belongs to one
   * process.
   */
  readonly worldsDir?: string | undefined
  /**
   * The maximum number of open worlds besides the default world; 256 if omitted. To open one more,
   * the least recently used is closed, unless it was used in the last minute. Without `worldsDir`
   * its data is lost.
   */
  readonly worldLimit?: number | undefined
}

interface Options extends WorldsOptions {
  /** Returns the data of a new world. */
  readonly seed: () => WorldSeed
  readonly warn: (message: string) => void
}

/** A world as `list` describes it. Times are ISO 8601. */
export interface ListedWorld {
  readonly name: string
  readonly created_at: string
  /** Empty if it is unknown. */
  readonly scenario: string
  readonly used_at: string
  /** False for a world in a file that no request has used since the start. */
  readonly is_open: boolean
}

const minuteMs = 60_000
const suffix = '.db'
/** The maximum size of the logs of all open worlds, in bytes. */
const maxLogBytes = 64 * 1024 * 1024

/**
 * The worlds of one process, each opened on first use: a server that cannot listen touches no data.
 */
export class WorldRegistry {
  readonly #options: Options
  /** The open worlds by name, the least recently used first. */
  readonly #open = new Map<string, World>()
  /** The functions that unlock the folders of open worlds, by folder. */
  readonly #locks = new Map<string, () => void>()

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * The world of a name, created if there is none.
   * @throws DataFileError if its file cannot be used, or another process uses it
   * @throws ShopError `unavailable` if there is no room for a new world
   */
  get(name: string): World {
    const world = this.#open.get(name) ?? this.#openWorld(name)
    world.usedAt = Date.now()
    this.#open.delete(name)
    this.#open.set(name, world)
    return world
  }

  /** Whether there is a world of a name, in memory or in its file. */
  has(name: string): boolean {
    if (this.#open.has(name)) return true
    const path = this.#pathOf(name)
    return path !== undefined && existsSync(path)
  }

  /**
   * The world of a name if it exists; it creates none.
   * @throws as `get`
   */
  find(name: string): World | undefined {
    return this.has(name) ? this.get(name) : undefined
  }

  /** All worlds, also those in files that are not open, by name. */
  list(): ListedWorld[] {
    const openWorlds = [...this.#open.values()].map(describeOpenWorld)
    const storedWorlds = this.#storedNames()
      .filter((name) => !this.#open.has(name))
      .map((name) => describeStoredWorld(name, this.#pathOf(name) ?? ''))
    return [...openWorlds, ...storedWorlds].sort((a, b) => (a.name < b.name ? -1 : 1))
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

  /**
   * Resets the open worlds that started from the scenario of new worlds, after its seed file
   * changed. Returns their names.
   */
  reloadSeed(): string[] {
    const { seed, scenario = 'default' } = this.#options
    const worlds = [...this.#open.values()].filter((world) => world.scenario === scenario)
    for (const world of worlds) world.reset(scenario, seed())
    return worlds.map(({ name }) => name)
  }

  /** Clears logs, of the least recently used world first, while all together are too large. */
  limitLogs(): void {
    const worlds = [...this.#open.values()]
    let bytes = worlds.reduce((sum, { log }) => sum + log.bytes, 0)
    for (const { log } of worlds) {
      if (bytes <= maxLogBytes) return
      bytes -= log.bytes
      log.clear()
    }
  }

  releaseHeldCalls(): void {
    for (const world of this.#open.values()) world.faults.release()
  }

  close(): void {
    for (const world of this.#open.values()) world.close()
    this.#open.clear()
    for (const unlock of this.#locks.values()) unlock()
    this.#locks.clear()
  }

  #openWorld(name: string): World {
    this.#makeRoom(name)
    const { warn } = this.#options
    const seed = this.#options.seed()
    const newOptions = { ...this.#options, seedVersion: seed.version }
    const givenPath = this.#pathOf(name)
    if (givenPath === undefined) return new World(name, memoryDatabase(seed.image), newOptions)
    const path = realPathOf(givenPath)
    this.#lockFolderOf(path)
    // Without settings, the scenario of a file from an earlier start is not known.
    const options = existsSync(path) ? { ...this.#options, scenario: '' } : newOptions
    const world = new World(name, fileDatabase(path, seed.image, warn), options)
    this.#resetForOtherSeed(world, seed)
    return world
  }

  /** Resets a world of an earlier start with another seed. */
  #resetForOtherSeed(world: World, seed: WorldSeed): void {
    const { scenario = 'default', warn } = this.#options
    if (['', seed.version].includes(world.seedVersion) || world.scenario !== scenario) return
    world.reset(scenario, seed)
    warn(`The seed is not that of the last start. Reset: ${world.name}.`)
  }

  /** Locks the folder of a data file once, whatever option names it. */
  #lockFolderOf(path: string): void {
    const folder = dirname(path)
    if (this.#locks.has(folder)) return
    requireOwnFile(path)
    this.#locks.set(folder, lockFolder(folder))
  }

  /**
   * Undefined for a world in memory.
   * @throws ShopError `not_found` for a name that would lead out of the folder
   */
  #pathOf(name: string): string | undefined {
    const { dataFile, worldsDir } = this.#options
    if (worldsDir === undefined) return name === defaultWorld ? dataFile : undefined
    if (!isWorldName(name)) throw new ShopError('not_found', `There is no world ${name}.`)
    return join(worldsDir, name + suffix)
  }

  #storedNames(): string[] {
    const { worldsDir } = this.#options
    if (worldsDir === undefined || !existsSync(worldsDir)) return []
    const names = readdirSync(worldsDir).filter((file) => file.endsWith(suffix))
    return names.map((file) => file.slice(0, -suffix.length)).filter(isWorldName)
  }

  /** @throws ShopError `unavailable` if no open world may be closed */
  #makeRoom(name: string): void {
    const { worldLimit: limit = 256, worldsDir, warn } = this.#options
    const otherWorlds = [...this.#open.values()].filter((world) => world.name !== defaultWorld)
    const [oldest] = otherWorlds
    if (name === defaultWorld || oldest === undefined || otherWorlds.length < limit) return
    if (Date.now() - oldest.usedAt < minuteMs || oldest.faults.heldCount > 0) {
      throw new ShopError(
        'unavailable',
        `There is no room for the world ${name}: all ${limit} were used in the last minute, ` +
          'or hold a call. Try again in a minute.',
      )
    }
    this.#open.delete(oldest.name)
    if (worldsDir !== undefined) {
      oldest.close()
      return
    }
    // A world in memory is not closed, since a request may still use it: it is garbage-collected.
    warn(
      `The world ${oldest.name} was closed, and its data lost, for the world ${name}: ` +
        `at most ${limit} are open.`,
    )
  }
}

const describeOpenWorld = ({ name, createdAt, scenario, usedAt }: World): ListedWorld => ({
  name,
  created_at: createdAt,
  scenario,
  used_at: new Date(usedAt).toISOString(),
  is_open: true,
})

const describeStoredWorld = (name: string, path: string): ListedWorld => {
  const { birthtime, mtime } = statSync(path)
  const settings = readSettings(path)
  return {
    name,
    created_at: settings?.createdAt ?? birthtime.toISOString(),
    scenario: settings?.scenario ?? '',
    used_at: mtime.toISOString(),
    is_open: false,
  }
}
