import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** An absolute path inside the repository. */
export const inRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Prints a message and exits with an error. */
export const stop = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

/** Prints the usage for `--help`, and refuses options that are not given here. */
export const parseOptions = <T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) => {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
    if (!Object.hasOwn(values, 'help')) return values
  } catch (error) {
    stop(`${error instanceof Error ? error.message.split('. ')[0] : error}. --help lists the options.`)
  }
  console.log(usage)
  process.exit(0)
}

/** Builds the shop, unless nothing has changed. */
export const buildShop = (): void => {
  const { status } = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: inRoot('.'),
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) process.exit(1)
}
