import type { SQLTagStore } from 'node:sqlite'
import { WorldClock } from './clock.ts'
import type { Image, Storage } from './storage.ts'

/** Tagged-template SQL with cached statements: values are always bound, never pasted. */
export type Sql = SQLTagStore

/** One isolated shop: a database and a clock of its own. Everything that a service may touch hangs on it. */
export class World {
  readonly name: string
  readonly clock = new WorldClock()
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

  close(): void {
    this.#storage.close()
  }
}
