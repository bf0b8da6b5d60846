import { existsSync } from 'node:fs'
import { InsufficientStorage, ShopError } from '../shared/errors.ts'
import { DataFileError } from './data-file.ts'
import type { Snapshot } from './snapshots.ts'
import { fileStorage, type Image, memoryStorage } from './storage.ts'
import { requestsMs, TakeOvers } from './take-overs.ts'
import { World } from './world.ts'
import { WorldFiles, type WorldSummary } from './world-files.ts'
import { defaultWorld } from './world-name.ts'
import { readRecord, thisProcess, writeRecord } from './world-record.ts'
import type { WorldsOptions } from './worlds-options.ts'

interface Options extends WorldsOptions {
  /** Returns the database of a new world. */
  readonly seed: () => Image
  readonly warn: (message: string) => void
}

interface OpenWorld {
  readonly world: World
  /** Milliseconds since 1970. */
  usedAt: number
}

const minuteMs = 60_000
const maxEvictions = 1000
/** Pages of a database in memory, without the default world: 16 MiB, a thousand purchases. */
const maxPages = 16 * 1024
/** Characters of the request logs of all worlds. */
const logsMaxSize = 256 * 1024 * 1024

/** The worlds of one process, each opened on first use: a server that cannot listen touches no data file. */
export class Worlds {
  readonly #options: Options
  readonly #files: WorldFiles
  readonly #open = new Map<string, OpenWorld>()
  /** When worlds were evicted, by name, oldest first. */
  readonly #evictions = new Map<string, string>()
  readonly #timers: readonly NodeJS.Timeout[] = []
  /** Undefined without `worldsDir`. */
  readonly #takeOvers: TakeOvers | undefined

  constructor(options: Options) {
    this.#options = options
    this.#files = new WorldFiles(options)
    const { worldsDir, worldIdleMs: idleMs = 10 * minuteMs, worldTakeOverMs } = options
    if (worldsDir === undefined) return
    this.#takeOvers = new TakeOvers(worldsDir, worldTakeOverMs)
    this.#timers = [
      setInterval(() => this.#closeIdle(idleMs), Math.min(idleMs, minuteMs)).unref(),
      setInterval(() => this.#closeRequested(), requestsMs).unref(),
    ]
  }

  /**
   * The world of a name.
   * @throws DataFileError if the default world is in a `dataFile` that cannot be used
   * @throws ShopError `unavailable` if there is no room for a new world, or another process has it open
   */
  get(name: string): World {
    const known = this.#open.get(name)
    const open = known ?? { world: this.#openWorld(name), usedAt: 0 }
    open.usedAt = Date.now()
    if (known === undefined) {
      this.#open.set(name, open)
      this.#shareLogs()
    }
    return open.world
  }

  /** Whether several processes may use the worlds. */
  get areShared(): boolean {
    return this.#takeOvers !== undefined
  }

  /**
   * Opens a world that has a file, once no other process has it open. After `worldTakeOverMs` it resolves without: the call then
   * reports that the world is in use. Undefined for other worlds.
   */
  takeOver(name: string): Promise<void> | undefined {
    const path = this.#files.pathOf(name)
    if (path === undefined || this.#open.has(name) || !existsSync(path)) return undefined
    return this.#takeOvers?.start(name, () => this.get(name))
  }

  /** Whether a request to this name creates no world. */
  has(name: string): boolean {
    const path = this.#files.pathOf(name)
    return name === defaultWorld || this.#open.has(name) || (path !== undefined && existsSync(path))
  }

  /** All worlds, also those in files that are not open, by name. */
  list(): WorldSummary[] {
    const open = [...this.#open.values()].map(
      ({ world, usedAt }): WorldSummary => ({
        name: world.name,
        created_at: world.createdAt,
        scenario: world.scenario,
        used_at: new Date(usedAt).toISOString(),
        is_open: true,
        owner: thisProcess,
      }),
    )
    const closed = this.#files.names().flatMap((name) => (this.#open.has(name) ? [] : this.#files.summaryOf(name)))
    return [...open, ...closed].sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  /**
   * Deletes a world with its data. The next request to its name creates it again.
   * @throws ShopError `not_found`, or `unavailable` if another process has it open
   */
  delete(name: string): void {
    if (!this.#open.has(name) && !this.#files.names().includes(name)) {
      throw new ShopError('not_found', `There is no world ${name}.`)
    }
    // Opens it, to have its lock.
    this.get(name).remove()
    this.#open.delete(name)
  }

  /** When a world of this name was evicted, as ISO 8601: its data was lost. */
  evictionOf(name: string): string | undefined {
    return this.#evictions.get(name)
  }

  /**
   * Writes, reads and deletes a row of the default world, or a file of the worlds' folder: there another process may have
   * the default world.
   * @throws Error if that fails
   */
  async checkStorage(): Promise<void> {
    if (this.#options.worldsDir === undefined) await this.get(defaultWorld).checkStorage()
    else this.#files.checkFolder(this.#options.worldsDir)
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

  /**
   * Resets a world to the image of a scenario, real time, no faults, an empty log, and the stubs, passthrough and host style
   * of new worlds. Snapshots stay.
   */
  reset(world: World, scenario: string, image: Image): void {
    world.deserialize(image)
    world.scenario = scenario
    world.clock.resume()
    world.faults.clear()
    world.resetSubstitutes()
    world.log.clear()
    world.hostStyle = this.#options.hostStyle ?? 'full'
    world.saveSettings()
  }

  /** Resets the open worlds that started from the scenario of new worlds, after its seed file changed. Returns their names. */
  reloadSeed(): string[] {
    const { seed, scenario = 'default' } = this.#options
    const worlds = this.#all().filter((world) => world.scenario === scenario)
    for (const world of worlds) this.reset(world, scenario, seed())
    return worlds.map(({ name }) => name)
  }

  /** Releases the held calls of all worlds. */
  releaseAll(): void {
    for (const world of this.#all()) world.faults.release()
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const name of [...this.#open.keys()]) this.#closeWorld(name)
  }

  #all(): World[] {
    return [...this.#open.values()].map(({ world }) => world)
  }

  #openWorld(name: string): World {
    this.#makeRoom(name)
    const { seed, scenario = 'default', warn, hostStyle, stubs, passthrough, worldsDir } = this.#options
    const path = this.#files.pathOf(name)
    if (path === undefined) {
      const storage = memoryStorage(seed(), name === defaultWorld ? undefined : maxPages)
      return new World(name, storage, { stubs, passthrough, scenario, ...(hostStyle && { hostStyle }) })
    }
    if (worldsDir !== undefined && !existsSync(path)) this.#files.checkRoom(name)
    try {
      // A wait for another process would block all worlds of this one.
      const isNew = !existsSync(path)
      const storage = fileStorage(path, { image: seed(), warn, ...(worldsDir !== undefined && { timeoutMs: 0 }) })
      const record = readRecord(path)
      const style = record?.host_style ?? hostStyle
      const world = new World(name, storage, {
        ...(record && { createdAt: record.created_at, clock: record.clock }),
        scenario: record?.scenario ?? (isNew ? scenario : ''),
        ...(style && { hostStyle: style }),
        stubs,
        passthrough,
        save: ({ createdAt, ...settings }) =>
          writeRecord(path, {
            created_at: createdAt,
            owner: thisProcess,
            clock: settings.clock,
            host_style: settings.hostStyle,
            scenario: settings.scenario,
          }),
      })
      world.saveSettings()
      return world
    } catch (error) {
      if (!(error instanceof DataFileError) || worldsDir === undefined) throw error
      throw new ShopError('unavailable', `The world ${name} ${error.problem}`, undefined, { cause: error })
    }
  }

  #closeWorld(name: string): void {
    const world = this.#open.get(name)?.world
    const path = this.#files.pathOf(name)
    this.#open.delete(name)
    try {
      const record = path === undefined ? undefined : readRecord(path)
      // Before the lock is released: after that, another process may have written its own.
      if (path !== undefined && record) writeRecord(path, { ...record, owner: null })
    } finally {
      world?.close()
    }
  }

  /** Closes the worlds in files that had no request for `idleMs`. */
  #closeIdle(idleMs: number): void {
    for (const [name, { world, usedAt }] of this.#open) {
      if (Date.now() - usedAt >= idleMs && !world.hasTemporaryState) this.#tryClose(name)
    }
  }

  /** Closes the worlds that other processes request and that nothing uses here. */
  #closeRequested(): void {
    this.#takeOvers?.release((name, idleMs) => {
      const open = this.#open.get(name)
      if (!open || open.world.calls > 0 || Date.now() - open.usedAt < idleMs) return false
      this.#tryClose(name)
      return true
    })
  }

  #tryClose(name: string): void {
    try {
      this.#closeWorld(name)
    } catch (error) {
      this.#options.warn(`The world ${name} was not closed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /** Each log has an equal part of their maximum size. */
  #shareLogs(): void {
    const all = this.#all()
    for (const { log } of all) log.limitSize(logsMaxSize / all.length)
  }

  /** A world in memory is evicted, but not closed, because a request may still use it; it is garbage-collected. */
  #makeRoom(name: string): void {
    const { worldLimit: limit = 256, worldsDir, warn } = this.#options
    if (name === defaultWorld || this.#open.size < limit) return
    const others = [...this.#open].filter(([other]) => other !== defaultWorld).sort(byUse)
    for (const [oldest, { world, usedAt }] of others.slice(0, Math.max(0, others.length + 1 - limit))) {
      if (Date.now() - usedAt < minuteMs || world.faults.heldCount > 0) {
        throw new ShopError(
          'unavailable',
          `There is no room for the world ${name}: ${limit} worlds are in use. Try again in a minute.`,
        )
      }
      if (worldsDir !== undefined) {
        this.#tryClose(oldest)
        continue
      }
      this.#open.delete(oldest)
      this.#evictions.delete(oldest)
      this.#evictions.set(oldest, new Date().toISOString())
      for (const forgotten of [...this.#evictions.keys()].slice(0, -maxEvictions)) this.#evictions.delete(forgotten)
      warn(`The world ${oldest} was evicted for the world ${name}: at most ${limit} worlds are open at once.`)
    }
  }
}

/** Least recently used first. */
const byUse = ([, one]: [string, OpenWorld], [, other]: [string, OpenWorld]) => one.usedAt - other.usedAt
