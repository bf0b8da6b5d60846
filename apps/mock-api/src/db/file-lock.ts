import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFileError } from './data-file-error.ts'

/**
 * Locks a file for this process until it ends or calls the returned function. Of two processes that
 * use the same data, one would lose what the other has confirmed. SQLite is the only way to a lock
 * of the operating system in Node.
 * @param subject what the lock protects, as the beginning of a sentence
 * @throws DataFileError if another process has the lock
 */
export const lockFile = (path: string, subject: string): (() => void) => {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const connection = new DatabaseSync(path)
    connection.exec('BEGIN EXCLUSIVE')
    return () => connection.close()
  } catch (error) {
    throw dataFileError(subject, error)
  }
}
