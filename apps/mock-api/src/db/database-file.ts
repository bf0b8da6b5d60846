import { existsSync, renameSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DataFileError, dataFileError, sqliteCode } from './data-file-error.ts'
import { Database, type Image, logSuffixes, settingsSuffix } from './database.ts'
import { prepareFile } from './prepared-file.ts'
import { applicationId, schemaVersion } from './schema.ts'

/**
 * Looks at a data file before its folder is locked, which adds a file to it.
 * @throws as `fileDatabase`
 */
export const requireOwnFile = (path: string): void => {
  withPath(path, () => problemOf(path))
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
    const problem = problemOf(path)
    if (problem !== undefined) warn(replaceFile(path, problem))
    if (!existsSync(path)) prepareFile(path, image)()
    return new Database(path)
  })

/** Damaged, or the version of its other tables. */
type Problem = 'damaged' | number

/** Renames the file, and the one of this version back, if any. */
const replaceFile = (path: string, problem: Problem): string => {
  const backup = backupPath(path, problem)
  moveDatabase(path, backup)
  const ownBackup = backupPath(path, schemaVersion)
  const hasOwn = existsSync(ownBackup)
  if (hasOwn) moveDatabase(ownBackup, path)
  const start = hasOwn ? 'has its data of this version again' : 'starts from the seed'
  const reason = problem === 'damaged' ? 'is damaged' : 'was made by another version of the mock'
  return `The data file ${path} ${reason}. It was renamed to ${backup}; its world ${start}.`
}

/** A branch with other tables finds its data by the version in the name. */
const backupPath = (path: string, problem: Problem): string =>
  problem === 'damaged' ? `${path}.backup-${Date.now()}` : `${path}.tables-${problem}`

const moveDatabase = (from: string, to: string): void => {
  // The write-ahead log may have commits that the file lacks; SQLite finds it by its name.
  for (const suffix of ['', ...logSuffixes, settingsSuffix]) {
    if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix)
  }
}

/**
 * Why a data file of this mock cannot be used; undefined if it can, or if there is none.
 * @throws DataFileError for a file of another program
 */
const problemOf = (path: string): Problem | undefined => {
  if (!existsSync(path)) return undefined
  if (statSync(path).size === 0) return 'damaged'
  try {
    return problemOfContent(path)
  } catch (error) {
    const code = sqliteCode(error)
    if (code === corruptCode) return 'damaged'
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
    if (version !== schemaVersion) return version
    return pragma('quick_check(1)') === 'ok' ? undefined : 'damaged'
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
