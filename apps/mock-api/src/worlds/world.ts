import type { SQLOutputValue, SQLTagStore } from 'node:sqlite'
import { WorldClock } from './clock.ts'
import { Faults } from './faults.ts'
import { RequestLog } from './request-log.ts'
import { type Snapshot, Snapshots } from './snapshots.ts'
import type { Image, Storage } from './storage.ts'

/** Tagged-template SQL with cached statements: values are always bound, never pasted. */
export type Sql = SQLTagStore

export interface TableRows {
  readonly total: number
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, SQLOutputValue>>[]
}

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
  #turn: PromiseWithResolvers<void> | undefined

  constructor(name: string, storage: Storage) {
    this.name = name
    this.#storage = storage
    this.#sql = storage.connection.createTagStore()
  }

  get sql(): Sql {
    return this.#sql
  }

  get inTransaction(): boolean {
    return this.#inTransaction
  }

  /**
   * Runs `work` as one transaction: all of it is kept, or, when it throws, none. One inside another joins it. What is written
   * in one turn of the event loop is committed together at its end, since a commit costs more than most of what it keeps:
   * whoever is told of it waits for `kept`.
   */
  transaction<T>(work: () => T): T {
    if (this.#inTransaction) return work()
    this.#turn ??= this.#beginTurn()
    const sql = this.#sql
    sql.run`SAVEPOINT work`
    this.#inTransaction = true
    try {
      return work()
    } catch (error) {
      sql.run`ROLLBACK TO work`
      throw error
    } finally {
      sql.run`RELEASE work`
      this.#inTransaction = false
    }
  }

  /**
   * Settles once what was written in this turn is kept; undefined when all is. It rejects when nothing of the turn could be kept:
   * a failure that nobody waits for ends the process, rather than that somebody is told later of what is not there.
   */
  get kept(): Promise<void> | undefined {
    return this.#turn?.promise
  }

  #beginTurn(): PromiseWithResolvers<void> {
    this.#sql.run`BEGIN IMMEDIATE`
    setImmediate(() => this.#commit())
    return Promise.withResolvers()
  }

  #commit(): void {
    const turn = this.#turn
    if (turn === undefined) return
    this.#turn = undefined
    try {
      this.#sql.run`COMMIT`
      turn.resolve()
    } catch (error) {
      const { connection } = this.#storage
      if (connection.isTransaction) connection.exec('ROLLBACK')
      // Nothing that was read of the turn may be answered again: see `unchanged`.
      this.#sql = connection.createTagStore()
      turn.reject(error)
    }
  }

  /** The whole database as bytes. */
  snapshot(): Image {
    this.#commit()
    return this.#storage.connection.serialize()
  }

  /** Puts `image` in the place of the database. */
  restore(image: Image): void {
    this.#commit()
    this.#storage.replace(image)
    this.#sql = this.#storage.connection.createTagStore()
  }

  /** The names of the tables, in the order in which they were made. */
  tables(): string[] {
    const all = this.#storage.connection.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    return all.all().map(({ name }) => String(name))
  }

  /** Rows of a table to look into, the newest first; undefined when there is no such table. */
  readTable(name: string, limit: number, offset: number): TableRows | undefined {
    // A table's name cannot be bound: only one of our own is ever put into the text.
    if (!this.tables().includes(name)) return undefined
    const { connection } = this.#storage
    const total = Number(connection.prepare(`SELECT count(*) AS total FROM "${name}"`).get()?.['total'])
    const read = connection.prepare(`SELECT * FROM "${name}" ORDER BY rowid DESC LIMIT ? OFFSET ?`)
    return { total, columns: read.columns().map(({ name: column }) => column), rows: read.all(limit, offset) }
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
    this.#commit()
    this.#storage.close()
  }
}
