// cspell:ignore displayfd
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { startSite } from '../../test/support/serve-site.ts'
import { port } from '../support/server.ts'
import { programs } from './programs.ts'

/** The first line that a program prints. */
const firstLine = async (program: ChildProcess): Promise<string> => {
  if (!program.stdout) throw new Error('The program has no output.')
  const lines = createInterface({ input: program.stdout })
  const [line] = await Promise.race([once(lines, 'line'), once(program, 'exit').then(() => [''])])
  return String(line)
}

/** Serves the built shop and the API, and starts a screen for WebKit where there is none. */
export default async function serve(): Promise<() => Promise<void>> {
  const missing = Object.values(programs).flatMap(({ paths, packages }) =>
    paths.every((path) => existsSync(path)) ? [] : [packages],
  )
  if (missing.length > 0)
    throw new Error(
      `These Debian packages are missing: ${missing.join(' ')}. Install them: bash ` +
        '.ci/packages engines',
    )
  const screen =
    process.env['DISPLAY'] === undefined
      ? spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
          stdio: ['ignore', 'pipe', 'ignore'],
        })
      : undefined
  if (screen) process.env['DISPLAY'] = `:${await firstLine(screen)}`
  const site = await startSite(port)
  return async () => {
    await site.stop()
    screen?.kill()
  }
}
