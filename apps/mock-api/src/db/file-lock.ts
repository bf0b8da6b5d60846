import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFileError } from './data-file-error.ts'

/**
 * The path of a data file without symbolic links. Creates its folder if there is none.
 * @throws DataFileError
 */
export const realPathOf = (path: string): string => {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path))
  } catch (error) {
    throw dataFileError(`The data file ${path}`, error)
  }
}

/**
 * Locks a folder for this process until it ends or calls the returned function. Of two processes
 * that use the same data, one would lose what the other has confirmed. SQLite is the only way to a
 * lock of the operating system in Node.
 * @throws DataFileError if another process has the lock
 */
export const lockFolder = (folder: string): (() => void) => {
  try {
    const connection = new DatabaseSync(join(folder, '.lock'))
    connection.exec('BEGIN EXCLUSIVE')
    return () => connection.close()
  } catch (error) {
    throw dataFileError(`The folder ${folder}`, error)
  }
}
