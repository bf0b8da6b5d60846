import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { init, parse } from 'es-module-lexer/minimal'

await init()

/**
 * The scripts that one script of the built shop imports before it runs; those that it imports while it runs are not among
 * them.
 *
 * @param folder the built shop
 * @param file the script's path in it, such as `assets/root-1a2b.js`; the answer has the same form
 */
export const staticImports = (folder: string, file: string): readonly string[] =>
  parse(readFileSync(join(folder, file), 'utf8'))[0]
    .filter(({ d, n }) => d === -1 && n !== undefined)
    .map(({ n = '' }) => (n.startsWith('/') ? n.slice(1) : posix.join(dirname(file), n)))
