import type { SQLTagStore } from 'node:sqlite'
import { WorldClock } from './clock.ts'
import { Faults } from './faults.ts'
import { RequestLog } from './request-log.ts'
import { type Snapshot, Snapshots } from './snapshots.ts'
import type { Image, Storage } from './storage.ts'

/** Tagged-template SQL with cached statements: values are always bound, never pasted. */
export type Sql = SQLTagStore

/** One isolated shop: a database, a clock, faults and a log of its own. Everything that a service may touch hangs on it. */
export class World {
  readonly name: string
  readonly clock = new WorldClock()
  readonly faults = new Faults()
  readonly log = new RequestLog()
  readonly snapshots = new Snapshots()
  readonly #storage: Storage
  #sql: Sql
  #inTransaction = false

  constructor(name: string, storage: Storage) {
    this.name = name
    this.#storage = storage
    this.#sql = storage.connection.createTagStore()
  }

  get sql(): Sql {
    return this.#sql
  }

  /** Runs `work` as one transaction: all of it is kept, or, when it throws, none. One inside another joins it. */
  transaction<T>(work: () => T): T {
    if (this.#inTransaction) return work()
    const { connection } = this.#storage
    connection.exec('BEGIN IMMEDIATE')
    this.#inTransaction = true
    try {
      const result = work()
      connection.exec('COMMIT')
      return result
    } catch (error) {
      connection.exec('ROLLBACK')
      throw error
    } finally {
      this.#inTransaction = false
    }
  }

  /** The whole database as bytes. */
  snapshot(): Image {
    return this.#storage.connection.serialize()
  }

  /** Puts `image` in the place of the database. */
  restore(image: Image): void {
    this.#storage.replace(image)
    this.#sql = this.#storage.connection.createTagStore()
  }

  /** Keeps the world as it is now, to come back to. */
  keep(): Snapshot {
    return this.snapshots.add(this.snapshot(), this.clock.setting)
  }

  /** Brings back the database and the clock of a snapshot. Faults and log are about now, and stay. */
  comeBackTo(snapshot: Snapshot): void {
    this.restore(snapshot.image)
    this.clock.set(snapshot.clock)
  }

  close(): void {
    this.faults.release()
    this.#storage.close()
  }
}
