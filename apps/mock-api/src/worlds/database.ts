import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { applicationId, schemaVersion } from './schema.ts'
import { type WorldSettings, worldSettingsSchema } from './world-settings.ts'

/** A whole database as bytes, from `DatabaseSync.serialize()`. */
export type Image = Uint8Array

/** A data file or folder that cannot be used; `message` is one line for the terminal. The file is left as it is. */
export class DataFileError extends Error {}

const logSuffixes = ['-wal', '-shm']
const settingsSuffix = '.json'

/**
 * The database of a world, in memory or in a file. In a file each commit is in the write-ahead log before the response is sent,
 * so it survives a kill of the process.
 */
export class Database {
  readonly #path: string | undefined
  #connection: DatabaseSync

  /** @param path in memory if omitted */
  constructor(path?: string) {
    this.#path = path
    this.#connection = connect(path)
  }

  get connection(): DatabaseSync {
    return this.#connection
  }

  replace(image: Image): void {
    const path = this.#path
    if (path === undefined) {
      this.#connection.deserialize(image)
      return
    }
    // Before closing anything: on a full disk this fails, and the database stays as it is.
    const move = writeNew(path, image)
    this.#connection.close()
    try {
      // No write-ahead log may be left to be replayed over the image.
      for (const suffix of logSuffixes) rmSync(path + suffix, { force: true })
      move()
    } finally {
      this.#connection = connect(path)
    }
  }

  /** Stores what belongs to the world besides its database. */
  save(settings: WorldSettings): void {
    if (this.#path !== undefined) writeNew(this.#path + settingsSuffix, JSON.stringify(settings))()
  }

  /** What `save` stored; undefined if there is nothing valid. */
  get settings(): WorldSettings | undefined {
    return this.#path === undefined ? undefined : readSettings(this.#path)
  }

  close(): void {
    try {
      // The file then has everything without its write-ahead log.
      this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      this.#connection.close()
    }
  }

  remove(): void {
    // A request may still use a database in memory; it is garbage-collected.
    if (this.#path === undefined) return
    this.#connection.close()
    for (const suffix of ['', ...logSuffixes, settingsSuffix])
      rmSync(this.#path + suffix, { force: true })
  }
}

/** A database in memory, copied from `image` in less than a millisecond. */
export const memoryDatabase = (image: Image): Database => {
  const database = new Database()
  database.replace(image)
  return database
}

/**
 * Opens the database in a file that this process has locked, or creates it from `image`. A file of this mock that is damaged or has
 * other tables is renamed first, and `warn` is called.
 * @throws DataFileError for a file that cannot be read or written, or that is not a database of this mock
 */
export const fileDatabase = (
  path: string,
  image: Image,
  warn: (message: string) => void,
): Database => {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const problem = existsSync(path) && problemOf(path)
    if (problem) {
      const backup = `${path}.backup-${Date.now()}`
      // The write-ahead log may have commits that the file lacks; SQLite finds it by its name.
      for (const suffix of ['', ...logSuffixes]) {
        if (existsSync(path + suffix)) renameSync(path + suffix, backup + suffix)
      }
      warn(
        `The data file ${path} ${problem}. It was renamed to ${backup}; its world starts from the seed.`,
      )
    }
    if (!existsSync(path)) writeNew(path, image)()
    return new Database(path)
  } catch (error) {
    throw error instanceof DataFileError ? error : fileError(`The data file ${path}`, error)
  }
}

/** The settings of the world in a file, also of one that is not open. */
export const readSettings = (path: string): WorldSettings | undefined => {
  try {
    return z.safeParse(worldSettingsSchema, JSON.parse(readFileSync(path + settingsSuffix, 'utf8')))
      .data
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

/** A database in memory has no write-ahead log: SQLite ignores its pragmas there. */
const connect = (path = ':memory:'): DatabaseSync => {
  const connection = new DatabaseSync(path)
  connection.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;',
  )
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

/**
 * Why a data file of this mock cannot be used; undefined if it can.
 * @throws DataFileError for a file of another program
 */
const problemOf = (path: string): string | undefined => {
  if (statSync(path).size === 0) return 'is damaged'
  try {
    const connection = new DatabaseSync(path, { readOnly: true })
    try {
      const pragma = (name: string) =>
        Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0]
      if (pragma('application_id') !== applicationId) throw foreignFile(path)
      if (pragma('user_version') !== schemaVersion) return 'was made by another version of the mock'
      return pragma('quick_check(1)') === 'ok' ? undefined : 'is damaged'
    } finally {
      connection.close()
    }
  } catch (error) {
    if (sqliteCode(error) === corruptCode) return 'is damaged'
    throw sqliteCode(error) === notDatabaseCode ? foreignFile(path) : error
  }
}

const foreignFile = (path: string) =>
  new DataFileError(
    `The data file ${path} is not a data file of this mock. Use another one with --data.`,
  )

// Result codes of SQLite: https://sqlite.org/rescode.html
const busyCodes = [5, 6]
const corruptCode = 11
const notDatabaseCode = 26

const sqliteCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0

/** @param subject the beginning of a sentence about a file or a folder */
const fileError = (subject: string, error: unknown): DataFileError => {
  const problem = busyCodes.includes(sqliteCode(error))
    ? 'is in use by another process: stop it first'
    : `cannot be used: ${error instanceof Error ? error.message : String(error)}`
  const advice =
    'Use another one with --data (DATA_FILE) or --worlds-dir (WORLDS_DIR), or --data memory.'
  return new DataFileError(`${subject} ${problem}. ${advice}`, { cause: error })
}
