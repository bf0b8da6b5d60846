import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { type ClockSetting, WorldClock } from './clock.ts'
import { Faults } from './faults.ts'
import type { HostStyle } from './host-style.ts'
import type { Recording } from './recording.ts'
import { RequestLog } from './request-log.ts'
import { type Snapshot, Snapshots } from './snapshots.ts'
import { Sql } from './sql.ts'
import type { Image, Storage } from './storage.ts'
import type { StubInput } from './stub-schema.ts'
import { Stubs } from './stubs.ts'

/** What is stored of a world besides its database. */
interface WorldSettings {
  readonly createdAt: string
  readonly clock: ClockSetting
  readonly hostStyle: HostStyle
  /** The scenario that it started from; `seed` for a seed without a name. */
  readonly scenario: string
}

export interface WorldOptions extends Partial<WorldSettings> {
  readonly stubs?: readonly StubInput[] | undefined
  readonly passthrough?: readonly string[] | undefined
  /** Stores the settings of a world in a file. */
  readonly save?: ((settings: WorldSettings) => void) | undefined
}

/** An isolated shop: a database, a clock, faults, stubs and a log. All state that a service may use is here. */
export class World {
  readonly name: string
  readonly clock = new WorldClock()
  readonly faults = new Faults()
  readonly log = new RequestLog()
  readonly snapshots = new Snapshots()
  readonly stubs: Stubs
  /** Real time, as ISO 8601. */
  readonly createdAt: string
  hostStyle: HostStyle
  /** Patterns of the operations that the upstream responds to. */
  passthrough: readonly string[]
  /** Undefined while nothing is recorded. */
  recording: Recording | undefined
  /** Calls in flight; counted where several processes share the worlds. */
  calls = 0
  readonly #initialPassthrough: readonly string[]
  scenario: string
  readonly #save: WorldOptions['save']
  #saved: WorldSettings | undefined
  readonly #storage: Storage
  #sql: Sql
  /** Prepared when it is first needed, of the current connection. */
  #changes: StatementSync | undefined
  /** The number of changes when the database was copied from an image. */
  #copiedAt: unknown = 0
  #inTransaction = false
  #batch: PromiseWithResolvers<void> | undefined
  #rollbacks = 0

  constructor(name: string, storage: Storage, options: WorldOptions = {}) {
    this.name = name
    this.stubs = new Stubs(options.stubs)
    this.createdAt = options.createdAt ?? new Date().toISOString()
    this.hostStyle = options.hostStyle ?? 'full'
    this.#initialPassthrough = options.passthrough ?? []
    this.passthrough = this.#initialPassthrough
    this.scenario = options.scenario ?? 'default'
    if (options.clock) this.clock.set(options.clock)
    this.#save = options.save
    this.#storage = storage
    this.#sql = new Sql(storage.connection)
  }

  get sql(): Sql {
    return this.#sql
  }

  /**
   * Differs after each change of the database, also after its replacement or a failed commit. The image of a database in memory
   * that was not changed since it was copied: the same for all such worlds.
   */
  get revision(): string | Image {
    const changes = this.#countChanges()
    return (changes === this.#copiedAt && this.#storage.image) || `${this.#rollbacks}.${changes}`
  }

  #countChanges(): unknown {
    this.#changes ??= changesStatement(this.#storage.connection)
    return Object.values(this.#changes.get() ?? {})[0]
  }

  /**
   * Runs `work` as one transaction, rolled back if it throws. A nested call joins the outer transaction. The transactions
   * of one turn of the event loop are savepoints of one batch, committed at the end of the turn: a commit costs more than
   * most transactions, and the speed of a cart write depends on it (docs/decisions/0009-api-speed.md).
   *
   * When the disk is full, SQLite itself rolls back the whole batch: every later transaction of that turn throws, and the
   * commit fails. The next turn begins a new batch.
   */
  transaction<T>(work: () => T): T {
    if (this.#inTransaction) return work()
    this.#batch ??= this.#beginBatch()
    const { connection } = this.#storage
    if (!connection.isTransaction) throw new Error('SQLite rolled back the batch of this transaction.')
    const sql = this.#sql
    sql.run`SAVEPOINT work`
    this.#inTransaction = true
    try {
      const result = work()
      sql.run`RELEASE work`
      return result
    } catch (error) {
      if (connection.isTransaction) {
        sql.run`ROLLBACK TO work`
        sql.run`RELEASE work`
      }
      throw error
    } finally {
      this.#inTransaction = false
    }
  }

  /**
   * Resolves when the current batch is committed, and rejects if that fails; undefined if there is none. Code that
   * continues in a later turn of the event loop awaits it first.
   */
  get committed(): Promise<void> | undefined {
    return this.#batch?.promise
  }

  #beginBatch(): PromiseWithResolvers<void> {
    this.#sql.run`BEGIN IMMEDIATE`
    setImmediate(() => this.#commit())
    const batch = Promise.withResolvers<void>()
    // Without a handler, a rejection would end the process.
    batch.promise.catch(() => undefined)
    return batch
  }

  #commit(): void {
    const batch = this.#batch
    if (batch === undefined) return
    this.#batch = undefined
    try {
      this.#sql.run`COMMIT`
      batch.resolve()
    } catch (error) {
      this.#rollbacks += 1
      batch.reject(error)
      const { connection } = this.#storage
      if (connection.isTransaction) connection.exec('ROLLBACK')
    }
  }

  /** The whole database as bytes. */
  serialize(): Image {
    this.#commit()
    return this.#storage.connection.serialize()
  }

  /** Replaces the database. */
  deserialize(image: Image): void {
    this.#commit()
    try {
      this.#storage.replace(image)
    } finally {
      this.#sql = new Sql(this.#storage.connection)
      this.#changes = undefined
      this.#copiedAt = this.#storage.image && this.#countChanges()
      this.#rollbacks += 1
    }
  }

  /**
   * Writes a row, reads it and deletes it.
   * @throws Error of SQLite if the database cannot be written
   */
  async checkStorage(): Promise<void> {
    this.transaction(() => {
      this.#sql.run`INSERT OR REPLACE INTO attempts (subject, count, resets_at) VALUES ('check', 1, '')`
      if (this.#sql.get`SELECT count FROM attempts WHERE subject = 'check'`?.['count'] !== 1) {
        throw new Error('The database does not return what was written.')
      }
      this.#sql.run`DELETE FROM attempts WHERE subject = 'check'`
    })
    await this.committed
  }

  /** Restores database and clock. Faults, stubs, log and host style stay. */
  restoreSnapshot(snapshot: Snapshot): void {
    this.deserialize(snapshot.image)
    this.clock.set(snapshot.clock)
    this.saveSettings()
  }

  /** Stores the settings of a world in a file if they changed: call it after each change of clock, host style or scenario. */
  saveSettings(): void {
    if (this.#save === undefined) return
    const { createdAt, hostStyle, scenario } = this
    const settings = { createdAt, clock: this.clock.setting, hostStyle, scenario }
    if (isDeepStrictEqual(settings, this.#saved)) return
    this.#save(settings)
    this.#saved = settings
  }

  /** Whether closing the world would lose what a test has prepared, or break a call in flight. */
  get hasTemporaryState(): boolean {
    return (
      this.faults.heldCount > 0 ||
      this.snapshots.list.length > 0 ||
      this.stubs.isChanged ||
      this.recording !== undefined ||
      this.passthrough !== this.#initialPassthrough ||
      this.faults.list.some(({ applied, times }) => applied < times)
    )
  }

  /** Ends a recording, and restores the stubs and the passthrough of a new world. */
  resetSubstitutes(): void {
    this.stubs.reset()
    this.passthrough = this.#initialPassthrough
    this.recording = undefined
  }

  close(): void {
    this.faults.release()
    this.#commit()
    this.#storage.close()
  }

  /** Closes the world and removes its files. */
  remove(): void {
    this.faults.release()
    this.#commit()
    this.#storage.remove()
  }
}

/** Returns the row as an array where Node can: that takes a tenth of the time. */
const changesStatement = (connection: DatabaseSync): StatementSync => {
  const statement = connection.prepare('SELECT total_changes()')
  if ('setReturnArrays' in statement) statement.setReturnArrays(true)
  return statement
}
