import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { applicationId } from './schema.ts'
import { readRecord, recordSuffix } from './world-record.ts'

/** A data file that cannot be used; `message` is one line for the terminal. The file is left as it is. */
export class DataFileError extends Error {
  /** What is wrong with the file, as the end of a sentence. */
  readonly problem: string

  constructor(subject: string, problem: string, advice: string, options?: ErrorOptions) {
    super(`${subject} ${problem} ${advice}`, options)
    this.problem = problem
  }
}

/** The maximum time in milliseconds that this process is blocked while another one has the data file locked. */
export const lockTimeoutMs = 1000

const logSuffixes = ['-wal', '-shm']

export const removeLogs = (path: string): void => {
  for (const suffix of logSuffixes) rmSync(path + suffix, { force: true })
}

/** Removes a data file and what belongs to it, except for the lock: a process may lock it just now. */
export const removeDataFile = (path: string): void => {
  for (const suffix of ['', ...logSuffixes, recordSuffix]) rmSync(path + suffix, { force: true })
}

/** The `user_version` of a database: bytes 60 to 63 of the SQLite file format. */
export const schemaVersion = (image: Uint8Array): number => int32At(image, 60)

const int32At = (image: Uint8Array, offset: number): number =>
  new DataView(image.buffer, image.byteOffset, image.byteLength).getInt32(offset)

/**
 * Whether the file is a database of this mock, perhaps damaged or of another version, or empty. Files of an earlier version
 * have no application id, but the same tables.
 * @throws Error of the file system
 */
export const isOwnFile = (path: string, image: Uint8Array): boolean => {
  const header = Buffer.alloc(100)
  const file = openSync(path, 'r')
  try {
    const length = readSync(file, header, 0, header.length, 0)
    if (length === 0) return true
    if (length < header.length || header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return false
  } finally {
    closeSync(file)
  }
  const id = int32At(header, 68)
  return id === applicationId || (id === 0 && schemaVersion(header) === schemaVersion(image))
}

/** Renames a file that is damaged or has other tables, with its write-ahead log and record. */
export const renameUnlessUsable = (path: string, version: number, warn: (message: string) => void): void => {
  const reason = unusableReason(path, version)
  if (reason === null) return
  const backup = `${path}.backup-${Date.now()}`
  renameSync(path, backup)
  // The write-ahead log may have commits that the file lacks; SQLite finds it by its name.
  for (const suffix of [...logSuffixes, recordSuffix]) {
    if (existsSync(path + suffix)) renameSync(path + suffix, backup + suffix)
  }
  warn(`The data file ${path} ${reason}. It was renamed to ${backup}; its world starts from the seed.`)
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

/** Whether another process has the file open, according to an error or what caused it. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && (busyCodes.includes(sqliteCode(error)) || isBusy(error.cause))

/** The end of a sentence about the file at `path`. */
export const problemOf = (path: string, error: unknown): string => {
  if (isBusy(error)) {
    const owner = readRecord(path)?.owner
    return `is in use by another process${owner ? ` (${owner})` : ''}: stop it first.`
  }
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
