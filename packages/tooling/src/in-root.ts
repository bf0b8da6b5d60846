import { fileURLToPath } from 'node:url'

/** A file or folder of this repository, as an absolute path. @param path relative to the root */
export const inRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url))
