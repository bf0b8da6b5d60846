import type { SQLTagStore } from 'node:sqlite'
import type { Database, Image } from '../db/database.ts'
import { Faults } from '../overrides/faults.ts'
import type { HostStyle } from '../overrides/host-styles/host-styles.ts'
import type { Recording } from '../overrides/recording.ts'
import { Stubs } from '../overrides/stubs.ts'
import { ShopError } from '../shared/errors.ts'
import { randomToken } from '../shared/ids.ts'
import { RequestLog } from './request-log.ts'
import { readSettings, removeSettings, saveSettings } from './settings-file.ts'
import { type ClockSetting, WorldClock } from './world-clock.ts'
import type { CardProviderMode, NewWorldOptions } from './world-settings.ts'

interface Snapshot {
  readonly id: string
  readonly taken_at: string
  readonly image: Image
  readonly clock: ClockSetting
}

/** The data that a world starts from. */
export interface WorldSeed {
  readonly image: Image
  /** Changes with the content. */
  readonly version: string
}

interface WorldOptions extends NewWorldOptions {
  readonly seedVersion?: string
  readonly warn?: (message: string) => void
}

const maxSnapshots = 16

/**
 * An isolated shop: a database, a clock, faults, stubs and a log. All state that a service may use
 * is here.
 */
export class World {
  readonly name: string
  readonly clock = new WorldClock()
  readonly log = new RequestLog()
  readonly faults: Faults
  readonly stubs: Stubs
  /** Real time, as ISO 8601. */
  readonly createdAt: string
  /** Milliseconds since 1970. */
  usedAt = 0
  hostStyle: HostStyle
  cardProvider: CardProviderMode
  scenario: string
  /** Of the data that it started from; empty if it is unknown. */
  seedVersion: string
  /** Patterns of the operations that the upstream responds to. */
  passthrough: readonly string[]
  /** Undefined while nothing is recorded. */
  recording: Recording | undefined
  readonly hasLimits: boolean
  readonly #options: WorldOptions
  readonly #database: Database
  #sql: SQLTagStore
  /** The last 16, oldest first, in memory. */
  #snapshots: readonly Snapshot[] = []

  constructor(name: string, database: Database, options: WorldOptions = {}) {
    this.name = name
    this.#options = options
    this.#database = database
    this.#sql = database.connection.createTagStore()
    this.passthrough = options.passthrough ?? []
    this.hasLimits = options.limits ?? true
    const settings = database.path === undefined ? undefined : readSettings(database.path)
    this.createdAt = settings?.createdAt ?? new Date().toISOString()
    this.hostStyle = settings?.hostStyle ?? options.hostStyle ?? 'full'
    this.cardProvider = settings?.cardProvider ?? 'hosted'
    this.scenario = settings?.scenario ?? options.scenario ?? 'default'
    this.seedVersion = settings?.seedVersion ?? options.seedVersion ?? ''
    if (settings) this.clock.setting = settings.clock
    this.faults = new Faults('fault', settings?.faults ?? [], () => this.saveSettings())
    this.stubs = new Stubs(settings?.stubs ?? [], options.stubs ?? [], () => this.saveSettings())
    // This also saves the settings.
    this.stubs.addInitial()
  }

  /** SQL as tagged templates, whose values are always bound. */
  get sql(): SQLTagStore {
    return this.#sql
  }

  /**
   * Runs `work` as one transaction, rolled back if it throws. A nested call joins the outer
   * transaction.
   */
  transaction<T>(work: () => T): T {
    const { connection } = this.#database
    if (connection.isTransaction) return work()
    connection.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      connection.exec('COMMIT')
      return result
    } catch (error) {
      // On a full disk SQLite itself rolls back.
      if (connection.isTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }

  serialize(): Image {
    return this.#database.connection.serialize()
  }

  /** @throws Error of SQLite if the database cannot be written */
  checkStorage(): void {
    this.transaction(() => {
      this.#sql.run`INSERT OR REPLACE INTO attempts (subject, count, resets_at)
        VALUES ('check', 1, '')`
      this.#sql.run`DELETE FROM attempts WHERE subject = 'check'`
    })
  }

  get snapshots() {
    return this.#snapshots.map(({ id, taken_at }) => ({ id, taken_at }))
  }

  takeSnapshot() {
    const { setting: clock } = this.clock
    const taken = { id: randomToken().slice(0, 12), taken_at: new Date().toISOString() }
    const snapshot = { ...taken, image: this.serialize(), clock }
    this.#snapshots = [...this.#snapshots, snapshot].slice(-maxSnapshots)
    return taken
  }

  /**
   * Restores database and clock; faults, stubs, log, host style and card provider stay.
   * @throws ShopError `not_found`
   */
  restoreSnapshot(id: string) {
    const snapshot = this.#snapshots.find((candidate) => candidate.id === id)
    if (!snapshot) throw new ShopError('not_found', `World ${this.name} has no snapshot ${id}.`)
    this.#replaceData(snapshot.image)
    this.clock.setting = snapshot.clock
    this.saveSettings()
    return { id, taken_at: snapshot.taken_at }
  }

  /**
   * Resets the world to the data of a scenario, real time, no faults, an empty log, and the stubs,
   * passthrough, host style and card provider of new worlds. Snapshots stay.
   */
  reset(scenario: string, { image, version }: WorldSeed): void {
    this.#replaceData(image)
    this.scenario = scenario
    this.seedVersion = version
    this.hostStyle = this.#options.hostStyle ?? 'full'
    this.cardProvider = 'hosted'
    this.passthrough = this.#options.passthrough ?? []
    this.recording = undefined
    this.clock.resume()
    this.faults.clear()
    this.stubs.reset()
    this.log.clear()
    this.saveSettings()
  }

  #replaceData(image: Image): void {
    try {
      this.#database.replace(image)
    } finally {
      this.#sql = this.#database.connection.createTagStore()
    }
  }

  /**
   * Called after each change of faults and stubs; call it after each change of clock, host style,
   * card provider or scenario. The change is in effect, whether or not it can be stored.
   */
  saveSettings(): void {
    const { path } = this.#database
    if (path === undefined) return
    const { createdAt, hostStyle, cardProvider, scenario, seedVersion, faults, stubs } = this
    try {
      saveSettings(path, {
        createdAt,
        hostStyle,
        cardProvider,
        scenario,
        seedVersion,
        clock: this.clock.setting,
        faults: [...faults.list],
        stubs: [...stubs.list],
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.#options.warn?.(`The settings of ${this.name} end with this process: ${reason}.`)
    }
  }

  close(): void {
    this.faults.release()
    this.#database.close()
  }

  remove(): void {
    const { path } = this.#database
    this.faults.release()
    this.#database.remove()
    if (path !== undefined) removeSettings(path)
  }
}
