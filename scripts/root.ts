import { fileURLToPath } from 'node:url'

/** An absolute path inside the repository. */
export const inRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Prints a message and exits with an error. */
export const stop = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}
