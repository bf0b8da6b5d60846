import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'

export const inRoot = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Prints why a command cannot run, and exits with 2, as the mock, `conform` and `contract:check` do. */
export const stop = (reason: string): never => {
  console.error(reason)
  process.exit(2)
}

/** Prints what is wrong with the options, in the form of every command, and exits with 2. */
export const stopForOptions = (reason: string): never =>
  stop(`${reason.replace(/\.$/, '')}. --help lists the options.`)

/** Prints the usage for `--help`, and refuses options that are not given here. */
export const parseOptions = <T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
) => {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
    if (!Object.hasOwn(values, 'help')) return values
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. To ')
    stopForOptions(reason.replaceAll('\n', ' '))
  }
  console.log(usage)
  process.exit(0)
}

/** Exits with a message when a server listens on the port, on an address of this machine. */
export const requireFree = async (
  port: number,
  flag: string,
  hosts = ['127.0.0.1', '::1'],
): Promise<void> => {
  for (const host of hosts) {
    const probe = createServer().listen({ port, host, exclusive: true })
    await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
      // Without IPv6, no server can use the port there.
      if (error.code === 'EADDRINUSE')
        stop(`Port ${port} is in use: use another one with ${flag}, or stop the other process.`)
      if (error.code === 'EACCES')
        stop(`This user may not listen on port ${port}: use another one with ${flag}.`)
    })
    probe.close()
  }
}

/** Runs tasks of turbo. Returns the exit code. */
export const turbo = (...args: readonly string[]): number =>
  spawnSync('turbo', ['run', ...args], {
    cwd: inRoot('.'),
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  }).status ?? 1

export const buildShop = (): void => {
  if (turbo('build', '--output-logs=errors-only') !== 0) process.exit(1)
}

/** Waits for a server. @throws Error when it does not respond within so many seconds */
export const untilReady = async (url: string, seconds: number): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
    if ((await fetch(url).catch(() => undefined))?.ok) return
  }
  throw new Error(`Nothing responds at ${url}.`)
}
