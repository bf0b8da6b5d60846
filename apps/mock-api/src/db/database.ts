import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { prepareFile } from './prepared-file.ts'

/** A whole database as bytes, from `DatabaseSync.serialize()`. */
export type Image = Uint8Array

/** SQLite's own files next to that of a database: its write-ahead log and an index of it. */
export const logSuffixes = ['-wal', '-shm']

/** Of the file with the settings of a world, next to that of its database. */
export const settingsSuffix = '.json'

/**
 * A database in memory or in a file. In a file each commit is in the write-ahead log before the
 * response is sent, so it survives a kill of the process.
 */
export class Database {
  readonly path: string | undefined
  #connection: DatabaseSync

  /** @param path in memory if omitted */
  constructor(path?: string) {
    this.path = path
    this.#connection = connect(path)
  }

  get connection(): DatabaseSync {
    return this.#connection
  }

  /** Replaces all data. Prepared statements become invalid: make them again of `connection`. */
  replace(image: Image): void {
    const { path } = this
    if (path === undefined) {
      this.#connection.deserialize(image)
      return
    }
    // Before closing anything: on a full disk this fails, and the database stays as it is.
    const moveIntoPlace = prepareFile(path, image)
    this.#connection.close()
    try {
      // SQLite would replay the write-ahead log of the old data over the image.
      for (const suffix of logSuffixes) rmSync(path + suffix, { force: true })
      moveIntoPlace()
    } finally {
      this.#connection = connect(path)
    }
  }

  close(): void {
    try {
      // The file then has everything without its write-ahead log.
      this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // On a full disk the log stays: the next start reads it.
    } finally {
      this.#connection.close()
    }
  }

  /** Closes the database and deletes its files; does nothing to a database in memory. */
  remove(): void {
    // A request may still use a database in memory; it is garbage-collected.
    if (this.path === undefined) return
    this.#connection.close()
    for (const suffix of ['', ...logSuffixes]) rmSync(this.path + suffix, { force: true })
  }
}

/** A database in memory, copied from `image` in less than a millisecond. */
export const memoryDatabase = (image: Image): Database => {
  const database = new Database()
  database.replace(image)
  return database
}

/** A database in memory has no write-ahead log: SQLite ignores its pragmas there. */
const connect = (path = ':memory:'): DatabaseSync => {
  const connection = new DatabaseSync(path)
  connection.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;',
  )
  return connection
}
