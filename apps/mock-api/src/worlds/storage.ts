import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A whole database as bytes, as `DatabaseSync.serialize()` gives them. */
export type Image = Uint8Array

/** Where a world keeps its database. */
export interface Storage {
  readonly connection: DatabaseSync
  /** Puts another database in the place of this one. */
  replace(image: Image): void
  close(): void
}

const settings = 'PRAGMA foreign_keys = ON;'

/** Keeps a database in memory, as a copy of `image`: well under a millisecond. */
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
 * Keeps a database in a file that survives a restart and a kill: every commit is in the write-ahead log before the answer leaves.
 * A file that is damaged, or was made with other tables, is kept aside under another name, and `image` begins anew; `warn` is told.
 */
export const fileStorage = (path: string, image: Image, warn: (message: string) => void): Storage => {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path)) setAsideUnlessUsable(path, image, warn)
  if (!existsSync(path)) writeWhole(path, image)

  let connection = openFile(path)
  return {
    get connection() {
      return connection
    },
    replace: (next) => {
      // Closing the last connection folds the log into the file and removes it, so none is left to be replayed over `next`.
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
  // The log is folded into the file, which takes a wait for the disk, once it has 32 MiB instead of 4: not every few hundred writes.
  connection.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 8192; ${settings}`,
  )
  return connection
}

/** A rename is whole or not at all, so a kill between the two leaves the old file. */
const writeWhole = (path: string, image: Image): void => {
  writeFileSync(`${path}.new`, image)
  renameSync(`${path}.new`, path)
}

const logSuffixes = ['-wal', '-shm']

const removeLogs = (path: string): void => {
  for (const suffix of logSuffixes) rmSync(path + suffix, { force: true })
}

const setAsideUnlessUsable = (path: string, image: Image, warn: (message: string) => void): void => {
  const complaint = whyUnusable(path, schemaVersion(image))
  if (complaint === null) return
  const aside = `${path}.aside-${Date.now()}`
  renameSync(path, aside)
  // The log may hold what the file does not have yet; under the same name it is found with it.
  for (const suffix of logSuffixes) if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  warn(`The data file ${path} ${complaint}. It is kept as ${aside}; starting afresh from the seed.`)
}

const whyUnusable = (path: string, version: number): string | null => {
  let connection: DatabaseSync | undefined
  try {
    // Only to look: closing a connection that may write folds the log into the file that is to be kept as it is.
    connection = new DatabaseSync(path, { timeout: 5000, readOnly: true })
    const verdict = Object.values(connection.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (verdict !== 'ok') return 'is damaged'
    const found = connection.prepare('PRAGMA user_version').get()?.['user_version']
    return found === version ? null : 'was made by another version of the mock API'
  } catch {
    return 'is damaged'
  } finally {
    connection?.close()
  }
}

/** The `user_version` of a database: its bytes 60 to 63, as the SQLite file format fixes them. */
const schemaVersion = (image: Image): number =>
  new DataView(image.buffer, image.byteOffset, image.byteLength).getInt32(60)
