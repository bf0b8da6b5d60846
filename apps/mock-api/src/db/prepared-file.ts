import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes the new content of a file next to it. The returned function moves it into place: a process
 * that ends in between leaves the old file or the new one.
 * @throws Error of the file system, after which the file is as before
 */
export const prepareFile = (path: string, content: Uint8Array | string): (() => void) => {
  const preparedPath = `${path}.new`
  try {
    writeFileSync(preparedPath, content)
  } catch (error) {
    rmSync(preparedPath, { force: true })
    throw error
  }
  return () => renameSync(preparedPath, path)
}
