import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A whole database as bytes, from `DatabaseSync.serialize()`. */
export type Image = Uint8Array

/** The storage of a world's database. */
export interface Storage {
  readonly connection: DatabaseSync
  /** Replaces the database. */
  replace(image: Image): void
  close(): void
}

const settings = 'PRAGMA foreign_keys = ON;'

/** A database in memory, copied from `image` in less than a millisecond. */
export const memoryStorage = (image: Image): Storage => {
  const connection = new DatabaseSync(':memory:')
  connection.deserialize(image)
  connection.exec(settings)
  return {
    connection,
    replace: (next) => connection.deserialize(next),
    close: () => connection.close(),
  }
}

/** A data file that cannot be used; `message` is one line for the terminal. The file is left as it is. */
export class DataFileError extends Error {}

/**
 * A database in a file, locked for other processes. Each commit is in the write-ahead log before the response is sent, so
 * it survives a kill of the process. A file that is damaged or has other tables is renamed, `warn` is called, and the
 * database starts from `image`.
 * @throws DataFileError for a file that cannot be read or written, or that another process uses
 */
export const fileStorage = (path: string, image: Image, warn: (message: string) => void): Storage => {
  let connection: DatabaseSync
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dirname(path), { recursive: true })
    lock = lockFile(`${path}.lock`)
    if (existsSync(path)) renameUnlessUsable(path, image, warn)
    if (!existsSync(path)) writeWhole(path, image)()
    connection = openFile(path)
    // Fails now rather than with the first order, if the folder is read-only or the disk is full.
    connection.exec(`PRAGMA user_version = ${schemaVersion(image)}`)
  } catch (error) {
    lock?.close()
    throw new DataFileError(
      `The data file ${path} ${problemOf(error)} Use another with --data FILE, or --data memory.`,
      {
        cause: error,
      },
    )
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
      // The file alone then has everything. On a full disk the log stays, and nothing is lost.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      connection.close()
      lock.close()
    },
  }
}

const lockTimeoutMs = 1000

/**
 * Locks a file until the connection is closed or the process ends: a second process on the same data would lose what the
 * first has acknowledged. SQLite is the only way to a lock of the operating system in Node. The database itself cannot hold
 * it, because its cached statements keep it open after `close` until they are garbage-collected.
 */
const lockFile = (path: string): DatabaseSync => {
  const connection = new DatabaseSync(path, { timeout: lockTimeoutMs })
  connection.exec('BEGIN EXCLUSIVE')
  return connection
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

const logSuffixes = ['-wal', '-shm']

const removeLogs = (path: string): void => {
  for (const suffix of logSuffixes) rmSync(path + suffix, { force: true })
}

const renameUnlessUsable = (path: string, image: Image, warn: (message: string) => void): void => {
  const reason = unusableReason(path, schemaVersion(image))
  if (reason === null) return
  const backup = `${path}.aside-${Date.now()}`
  renameSync(path, backup)
  // The write-ahead log may have commits that the file lacks; SQLite finds it by its name.
  for (const suffix of logSuffixes) if (existsSync(path + suffix)) renameSync(path + suffix, backup + suffix)
  warn(`The data file ${path} ${reason}. It was renamed to ${backup}; the default world starts from the seed.`)
}

/** @throws Error of SQLite for a file that is locked or cannot be read, which says nothing about its content */
const unusableReason = (path: string, version: number): string | null => {
  let connection: DatabaseSync | undefined
  try {
    // Read-only: closing a writable connection would checkpoint the log into the file.
    connection = new DatabaseSync(path, { timeout: lockTimeoutMs, readOnly: true })
    const result = Object.values(connection.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (result !== 'ok') return 'is damaged'
    const found = connection.prepare('PRAGMA user_version').get()?.['user_version']
    return found === version ? null : 'was made by another version of the mock API'
  } catch (error) {
    if (damageCodes.includes(sqliteCode(error))) return 'is damaged'
    throw error
  } finally {
    connection?.close()
  }
}

// Result codes of SQLite: https://sqlite.org/rescode.html
const damageCodes = [11, 26]
const busyCodes = [5, 6]

/** The primary result code; 0 for an error that is not SQLite's. */
const sqliteCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0

const problemOf = (error: unknown): string => {
  if (busyCodes.includes(sqliteCode(error))) return 'is in use by another process: stop it first.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = fileProblems[code] ?? (error instanceof Error ? error.message : String(error))
  return `cannot be used: ${reason}.`
}

const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
}

/** The `user_version` of a database: bytes 60 to 63 of the SQLite file format. */
const schemaVersion = (image: Image): number =>
  new DataView(image.buffer, image.byteOffset, image.byteLength).getInt32(60)
