import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { applicationId, schema } from './schema.ts'
import { type WorldSettings, worldSettingsSchema } from './world-settings.ts'

/** A whole database as bytes, from `DatabaseSync.serialize()`. */
export type Image = Uint8Array

/** A data file or folder that cannot be used; `message` is one line for the terminal. The file is left as it is. */
export class DataFileError extends Error {}

/** The database of a world. */
export interface Database {
  readonly connection: DatabaseSync
  /** Replaces the database. */
  replace(image: Image): void
  /** Stores what belongs to the world besides its database. */
  save(settings: WorldSettings): void
  /** What `save` stored; undefined if there is nothing valid. */
  readonly settings: WorldSettings | undefined
  close(): void
  /** Closes the database and removes its files. */
  remove(): void
}

const pragmas = 'PRAGMA foreign_keys = ON;'
const logSuffixes = ['-wal', '-shm']
const settingsSuffix = '.json'

/** A database in memory, copied from `image` in less than a millisecond. */
export const memoryDatabase = (image: Image): Database => {
  const database = inMemory()
  database.replace(image)
  return database
}

/** A database in memory with empty tables. */
export const emptyDatabase = (): Database => {
  const database = inMemory()
  database.connection.exec(schema)
  return database
}

const inMemory = (): Database => {
  const connection = new DatabaseSync(':memory:')
  connection.exec(pragmas)
  return {
    connection,
    replace: (next) => connection.deserialize(next),
    save: () => undefined,
    settings: undefined,
    close: () => connection.close(),
    // A request may still use it; it is garbage-collected.
    remove: () => undefined,
  }
}

/**
 * A database in a file. Each commit is in the write-ahead log before the response is sent, so it survives a kill of the
 * process. A file of this mock that is damaged or has other tables is renamed, `warn` is called, and the database starts from `image`.
 * Call it only while this process owns the file (`lock`).
 * @throws DataFileError for a file that cannot be read or written, or that is not a database of this mock
 */
export const fileDatabase = (path: string, image: Image, warn: (message: string) => void): Database => {
  let connection: DatabaseSync
  try {
    mkdirSync(dirname(path), { recursive: true })
    renameUnlessUsable(path, image, warn)
    if (!existsSync(path)) writeNew(path, image)()
    connection = openFile(path)
  } catch (error) {
    throw error instanceof DataFileError ? error : fileError(`The data file ${path}`, error)
  }
  return {
    get connection() {
      return connection
    },
    replace: (next) => {
      // Before closing anything: on a full disk this fails, and the database stays as it is.
      const move = writeNew(path, next)
      connection.close()
      try {
        // No write-ahead log may be left to be replayed over `next`.
        for (const suffix of logSuffixes) rmSync(path + suffix, { force: true })
        move()
      } finally {
        connection = openFile(path)
      }
    },
    save: (settings) => writeNew(path + settingsSuffix, JSON.stringify(settings))(),
    settings: readSettings(path),
    close: () => {
      try {
        // The file alone then has everything.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } finally {
        connection.close()
      }
    },
    remove: () => {
      connection.close()
      for (const suffix of ['', ...logSuffixes, settingsSuffix]) rmSync(path + suffix, { force: true })
    },
  }
}

/** The settings of the world in a file, also of one that is not open. */
export const readSettings = (path: string): WorldSettings | undefined => {
  try {
    return z.safeParse(worldSettingsSchema, JSON.parse(readFileSync(path + settingsSuffix, 'utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * Locks a file for this process until it ends or calls the returned function: two processes on the same data would lose what
 * the other has acknowledged. SQLite is the only way to a lock of the operating system in Node.
 * @throws DataFileError if another process has it
 */
export const lock = (path: string, subject: string): (() => void) => {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const connection = new DatabaseSync(path)
    connection.exec('BEGIN EXCLUSIVE')
    return () => connection.close()
  } catch (error) {
    throw fileError(subject, error)
  }
}

const openFile = (path: string): DatabaseSync => {
  const connection = new DatabaseSync(path)
  connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${pragmas}`)
  return connection
}

/** Writes a file next to `path`. Returns a function that moves it there: a kill leaves the old file or the new one. */
const writeNew = (path: string, content: Image | string): (() => void) => {
  try {
    writeFileSync(`${path}.new`, content)
  } catch (error) {
    rmSync(`${path}.new`, { force: true })
    throw error
  }
  return () => renameSync(`${path}.new`, path)
}

const int32At = (image: Uint8Array, offset: number): number =>
  new DataView(image.buffer, image.byteOffset, image.byteLength).getInt32(offset)

/** The application id and the schema's version: bytes of the SQLite file format. */
const idOf = (header: Uint8Array) => int32At(header, 68)
const versionOf = (header: Uint8Array) => int32At(header, 60)

const renameUnlessUsable = (path: string, image: Image, warn: (message: string) => void): void => {
  if (!existsSync(path)) return
  const header = headerOf(path)
  const isEmpty = header.length === 0
  if (!isEmpty && (header.length < 72 || idOf(header) !== applicationId)) {
    throw new DataFileError(`The data file ${path} is not a data file of this mock. Use another one with --data.`)
  }
  const isOfThisVersion = !isEmpty && versionOf(header) === versionOf(image)
  if (isOfThisVersion && !isDamaged(path)) return
  const backup = `${path}.backup-${Date.now()}`
  // The write-ahead log may have commits that the file lacks; SQLite finds it by its name.
  for (const suffix of ['', ...logSuffixes]) {
    if (existsSync(path + suffix)) renameSync(path + suffix, backup + suffix)
  }
  const reason = isEmpty || isOfThisVersion ? 'is damaged' : 'was made by another version of the mock'
  warn(`The data file ${path} ${reason}. It was renamed to ${backup}; its world starts from the seed.`)
}

const headerOf = (path: string): Uint8Array => readFileSync(path).subarray(0, 100)

const isDamaged = (path: string): boolean => {
  try {
    const connection = new DatabaseSync(path, { readOnly: true })
    try {
      return Object.values(connection.prepare('PRAGMA quick_check(1)').get() ?? {})[0] !== 'ok'
    } finally {
      connection.close()
    }
  } catch (error) {
    if (damageCodes.includes(sqliteCode(error))) return true
    throw error
  }
}

// Result codes of SQLite: https://sqlite.org/rescode.html
const damageCodes = [11, 26]
const busyCodes = [5, 6]

const sqliteCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0

/** @param subject the beginning of a sentence about a file or a folder */
const fileError = (subject: string, error: unknown): DataFileError => {
  const advice = 'Use another one with --data or --worlds-dir, or --data memory.'
  if (busyCodes.includes(sqliteCode(error))) {
    return new DataFileError(`${subject} is in use by another process: stop it first. ${advice}`, { cause: error })
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = fileProblems[code] ?? (error instanceof Error ? error.message : String(error))
  return new DataFileError(`${subject} cannot be used: ${reason}. ${advice}`, { cause: error })
}

const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
}
