import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  DataFileError,
  isOwnFile,
  lockTimeoutMs,
  problemOf,
  removeDataFile,
  removeLogs,
  renameUnlessUsable,
  schemaVersion,
} from './data-file.ts'
import { applicationId } from './schema.ts'

/** A whole database as bytes, from `DatabaseSync.serialize()`. */
export type Image = Uint8Array

/** The storage of a world's database. */
export interface Storage {
  readonly connection: DatabaseSync
  /** What a database in memory was copied from. */
  readonly image?: Image
  /** Replaces the database. */
  replace(image: Image): void
  close(): void
  /** Closes the storage and removes its files. */
  remove(): void
}

const settings = 'PRAGMA foreign_keys = ON;'

/**
 * A database in memory, copied from `image` in less than a millisecond.
 * @param maxPages of 1 KiB; when they are full, changes fail with SQLITE_FULL. A larger image has no free pages.
 */
export const memoryStorage = (image: Image, maxPages?: number): Storage => {
  const connection = new DatabaseSync(':memory:')
  connection.exec(settings)
  let loaded = image
  const load = (content: Image) => {
    loaded = content
    connection.deserialize(content)
    if (maxPages !== undefined) connection.exec(`PRAGMA max_page_count = ${maxPages}`)
  }
  load(image)
  return {
    connection,
    get image() {
      return loaded
    },
    replace: load,
    close: () => connection.close(),
    // A request may still use it; it is garbage-collected.
    remove: () => undefined,
  }
}

export interface FileStorageOptions {
  /** The database of a new file. */
  readonly image: Image
  /** How long to wait for another process, in milliseconds. It blocks this process. */
  readonly timeoutMs?: number
  readonly warn: (message: string) => void
}

/**
 * A database in a file, locked for other processes. Each commit is in the write-ahead log before the response is sent, so
 * it survives a kill of the process. A file that is damaged or has other tables is renamed, `warn` is called, and the
 * database starts from `image`.
 * @throws DataFileError for a file that cannot be read or written, that another process uses, or that is not a database of
 * this mock
 */
export const fileStorage = (path: string, { image, timeoutMs = lockTimeoutMs, warn }: FileStorageOptions): Storage => {
  let connection: DatabaseSync
  let lock: DatabaseSync | undefined
  const lockPath = `${path}.lock`
  try {
    // Before the lock, which creates a file next to it.
    if (existsSync(path) && !isOwnFile(path, image)) throw errorOf(path, 'is not a data file of this mock.')
    mkdirSync(dirname(path), { recursive: true })
    lock = lockFile(lockPath, timeoutMs)
    if (existsSync(path)) renameUnlessUsable(path, schemaVersion(image), warn)
    if (!existsSync(path)) {
      removeDataFile(path)
      writeWhole(path, image)()
    }
    connection = openFile(path)
    // Fails now rather than with the first order, if the folder is read-only or the disk is full.
    connection.exec(`PRAGMA user_version = ${schemaVersion(image)}; PRAGMA application_id = ${applicationId}`)
  } catch (error) {
    lock?.close()
    throw error instanceof DataFileError ? error : errorOf(path, problemOf(path, error), { cause: error })
  }
  return {
    get connection() {
      return connection
    },
    replace: (next) => {
      // Before closing anything: on a full disk this fails, and the database stays as it is.
      const rename = writeWhole(path, next)
      // Closing the last connection checkpoints and removes the write-ahead log: none is left to be replayed over `next`.
      connection.close()
      try {
        removeLogs(path)
        rename()
      } finally {
        connection = openFile(path)
      }
    },
    close: () => {
      try {
        // The file alone then has everything. On a full disk the log stays, and nothing is lost.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } finally {
        connection.close()
        lock.close()
      }
    },
    remove: () => {
      connection.close()
      removeDataFile(path)
      // Before another process can lock it.
      removeLock(lockPath)
      lock.close()
    },
  }
}

const errorOf = (path: string, problem: string, options?: ErrorOptions) =>
  new DataFileError(`The data file ${path}`, problem, 'Use another with --data FILE, or --data memory.', options)

/**
 * Locks a file until the connection is closed or the process ends: a second process on the same data would lose what the
 * first has acknowledged. SQLite is the only way to a lock of the operating system in Node. The database itself cannot hold
 * it, because its cached statements keep it open after `close` until they are garbage-collected.
 */
const lockFile = (path: string, timeout: number): DatabaseSync => {
  const connection = new DatabaseSync(path, { timeout })
  const inode = inodeOf(path)
  try {
    connection.exec('BEGIN EXCLUSIVE')
    if (inodeOf(path) === inode) return connection
  } catch (error) {
    if (inodeOf(path) === inode) throw error
  }
  // The owner of the file has deleted the world meanwhile: this lock would exclude no other process.
  connection.close()
  return lockFile(path, timeout)
}

const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino

const removeLock = (path: string): void => {
  try {
    rmSync(path, { force: true })
  } catch {
    // Windows deletes no open file: there it stays.
  }
}

const openFile = (path: string): DatabaseSync => {
  const connection = new DatabaseSync(path, { timeout: lockTimeoutMs })
  connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${settings}`)
  return connection
}

/**
 * Writes a new file next to `path`.
 * @returns a function that renames it to `path`; a kill before it leaves the old file
 */
const writeWhole = (path: string, image: Image): (() => void) => {
  const whole = Uint8Array.from(image)
  // The file format's bytes for a write-ahead log: changing the mode later would need space on the disk.
  whole.fill(2, 18, 20)
  try {
    writeFileSync(`${path}.new`, whole)
  } catch (error) {
    rmSync(`${path}.new`, { force: true })
    throw error
  }
  return () => renameSync(`${path}.new`, path)
}
