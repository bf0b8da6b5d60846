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

/**
 * A database in a file. Each commit is in the write-ahead log before the response is sent, so it survives a kill of the
 * process. A file that is damaged or has other tables is renamed, `warn` is called, and the database starts from `image`.
 */
export const fileStorage = (path: string, image: Image, warn: (message: string) => void): Storage => {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path)) renameUnlessUsable(path, image, warn)
  if (!existsSync(path)) writeWhole(path, image)

  let connection = openFile(path)
  return {
    get connection() {
      return connection
    },
    replace: (next) => {
      // Closing the last connection checkpoints and removes the write-ahead log: none is left to be replayed over `next`.
      connection.close()
      removeLogs(path)
      writeWhole(path, next)
      connection = openFile(path)
    },
    close: () => connection.close(),
  }
}

const openFile = (path: string): DatabaseSync => {
  const connection = new DatabaseSync(path, { timeout: 5000 })
  connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${settings}`)
  return connection
}

/** A rename is atomic: a kill before it leaves the old file. */
const writeWhole = (path: string, image: Image): void => {
  writeFileSync(`${path}.new`, image)
  renameSync(`${path}.new`, path)
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

const unusableReason = (path: string, version: number): string | null => {
  let connection: DatabaseSync | undefined
  try {
    // Read-only: closing a writable connection would checkpoint the log into the file.
    connection = new DatabaseSync(path, { timeout: 5000, readOnly: true })
    const result = Object.values(connection.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (result !== 'ok') return 'is damaged'
    const found = connection.prepare('PRAGMA user_version').get()?.['user_version']
    return found === version ? null : 'was made by another version of the mock API'
  } catch {
    return 'is damaged'
  } finally {
    connection?.close()
  }
}

/** The `user_version` of a database: bytes 60 to 63 of the SQLite file format. */
const schemaVersion = (image: Image): number =>
  new DataView(image.buffer, image.byteOffset, image.byteLength).getInt32(60)
