import { existsSync, renameSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DataFileError, dataFileError, sqliteCode } from './data-file-error.ts'
import { Database, type Image, logSuffixes } from './database.ts'
import { prepareFile } from './prepared-file.ts'
import { applicationId, schemaVersion } from './schema.ts'

/**
 * Looks at a data file before its folder is locked, which puts a file next to it.
 * @throws as `fileDatabase`
 */
export const requireOwnFile = (path: string): void => {
  withPath(path, () => existsSync(path) && problemOf(path))
}

/** @throws DataFileError instead of an error of the file system or SQLite */
const withPath = <T>(path: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw error instanceof DataFileError ? error : dataFileError(`The data file ${path}`, error)
  }
}

/**
 * Opens the database in a file whose folder this process has locked, or creates it from `image`. A
 * file of this mock that is damaged or has other tables is renamed first, and `warn` is called.
 * @throws DataFileError for a file that cannot be read or written, or that is not a database of
 * this mock
 */
export const fileDatabase = (
  path: string,
  image: Image,
  warn: (message: string) => void,
): Database =>
  withPath(path, () => {
    const problem = existsSync(path) ? problemOf(path) : undefined
    if (problem !== undefined) {
      const backup = renameToBackup(path)
      warn(
        `The data file ${path} ${problem}. ` +
          `It was renamed to ${backup}; its world starts from the seed.`,
      )
    }
    if (!existsSync(path)) prepareFile(path, image)()
    return new Database(path)
  })

const renameToBackup = (path: string): string => {
  const backup = `${path}.backup-${Date.now()}`
  // The write-ahead log may have commits that the file lacks; SQLite finds it by its name.
  for (const suffix of ['', ...logSuffixes]) {
    if (existsSync(path + suffix)) renameSync(path + suffix, backup + suffix)
  }
  return backup
}

/**
 * Why a data file of this mock cannot be used; undefined if it can.
 * @throws DataFileError for a file of another program
 */
const problemOf = (path: string): string | undefined => {
  if (statSync(path).size === 0) return 'is damaged'
  try {
    return problemOfContent(path)
  } catch (error) {
    const code = sqliteCode(error)
    if (code === corruptCode) return 'is damaged'
    throw code === notDatabaseCode ? foreignFile(path) : error
  }
}

const problemOfContent = (path: string): string | undefined => {
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
}

const foreignFile = (path: string) =>
  new DataFileError(
    `The data file ${path} is not a data file of this mock. Use another one with --data.`,
  )

// Result codes of SQLite: https://sqlite.org/rescode.html
const corruptCode = 11
const notDatabaseCode = 26
