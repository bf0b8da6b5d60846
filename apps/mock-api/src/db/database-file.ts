import { existsSync, renameSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DataFileError, dataFileError, sqliteCode } from './data-file-error.ts'
import { Database, type Image, logSuffixes, settingsSuffix } from './database.ts'
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
      const backup = backupPath(path, problem)
      moveDatabase(path, backup)
      const ownBackup = backupPath(path, { text: '', version: schemaVersion })
      const hasOwnBackup = existsSync(ownBackup)
      if (hasOwnBackup) moveDatabase(ownBackup, path)
      const start = hasOwnBackup ? 'has its data of this version again' : 'starts from the seed'
      const reason = `The data file ${path} ${problem.text}.`
      warn(`${reason} It was renamed to ${backup}; its world ${start}.`)
    }
    if (!existsSync(path)) prepareFile(path, image)()
    return new Database(path)
  })

interface Problem {
  /** The end of a sentence about the file. */
  readonly text: string
  /** The version of its tables; undefined for a damaged file. */
  readonly version?: number
}

/** A branch with other tables finds its data by the version in the name. */
const backupPath = (path: string, { version }: Problem): string =>
  version === undefined ? `${path}.backup-${Date.now()}` : `${path}.tables-${version}`

const moveDatabase = (from: string, to: string): void => {
  // The write-ahead log may have commits that the file lacks; SQLite finds it by its name.
  for (const suffix of ['', ...logSuffixes, settingsSuffix]) {
    if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix)
  }
}

const damaged: Problem = { text: 'is damaged' }

/**
 * Why a data file of this mock cannot be used; undefined if it can.
 * @throws DataFileError for a file of another program
 */
const problemOf = (path: string): Problem | undefined => {
  if (statSync(path).size === 0) return damaged
  try {
    return problemOfContent(path)
  } catch (error) {
    const code = sqliteCode(error)
    if (code === corruptCode) return damaged
    throw code === notDatabaseCode ? foreignFile(path) : error
  }
}

const problemOfContent = (path: string): Problem | undefined => {
  const connection = new DatabaseSync(path, { readOnly: true })
  try {
    const pragma = (name: string) =>
      Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    if (pragma('application_id') !== applicationId) throw foreignFile(path)
    const version = Number(pragma('user_version'))
    if (version !== schemaVersion)
      return { text: 'was made by another version of the mock', version }
    return pragma('quick_check(1)') === 'ok' ? undefined : damaged
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
