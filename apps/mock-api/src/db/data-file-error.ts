/**
 * A data file or folder that cannot be used. `message` is one line for the terminal. The file is
 * left as it is.
 */
export class DataFileError extends Error {}

/** The result code of SQLite (https://sqlite.org/rescode.html); 0 for another error. */
export const sqliteCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0

const busyCode = 5
const lockedCode = 6

/** @param subject the beginning of a sentence about a file or a folder */
export const dataFileError = (subject: string, error: unknown): DataFileError => {
  const problem = [busyCode, lockedCode].includes(sqliteCode(error))
    ? 'is in use by another process: stop it first'
    : `cannot be used: ${error instanceof Error ? error.message : String(error)}`
  const advice =
    'Use another one with --data (DATA_FILE) or --worlds-dir (WORLDS_DIR), or --data memory.'
  return new DataFileError(`${subject} ${problem}. ${advice}`, { cause: error })
}

// Result codes of SQLite for a database that cannot be written.
const writeCodes = [8, 10, 13]

/**
 * Why data cannot be written, as a sentence with advice; undefined for any other error. The file
 * system says so, or SQLite.
 */
export const writeProblem = (error: Error): string | undefined => {
  const { code } = 'syscall' in error && 'code' in error ? error : { code: undefined }
  const reason = writeCodes.includes(sqliteCode(error)) ? error.message : code
  if (reason === undefined) return undefined
  return `The data cannot be written (${reason}): check the space and the permissions of its disk.`
}
