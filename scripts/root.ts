import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** An absolute path inside the repository. */
export const inRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Prints a message and exits with an error. */
export const stop = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

/** Prints the usage for `--help`, and refuses options that are not given here. Returns the names of the flags that were set. */
export const parseFlags = (usage: string, ...flags: readonly string[]): string[] => {
  const options = Object.fromEntries(['help', ...flags].map((name) => [name, { type: 'boolean' as const }]))
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
    if (values['help'] !== true) return Object.keys(values)
  } catch (error) {
    stop(`${error instanceof Error ? error.message.split('. ')[0] : error}. --help lists the options.`)
  }
  console.log(usage)
  process.exit(0)
}
