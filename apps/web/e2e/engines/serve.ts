// cspell:ignore displayfd
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { origin, port } from '../support/server.ts'
import { programs } from './programs.ts'

const webFolder = fileURLToPath(new URL('../../', import.meta.url))

/** The first line that a program prints. */
const firstLine = async (program: ChildProcess): Promise<string> => {
  if (!program.stdout) throw new Error('The program has no output.')
  const lines = createInterface({ input: program.stdout })
  const [line] = await Promise.race([once(lines, 'line'), once(program, 'exit').then(() => [''])])
  return String(line)
}

const untilHealthy = async (server: ChildProcess): Promise<void> => {
  while (server.exitCode === null) {
    if ((await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not start. Is port ${port} in use? E2E_PORT names another one.`)
}

/** Serves the built shop and the API, and starts a screen for WebKit where there is none. */
export default async function serve(): Promise<() => void> {
  const missing = Object.values(programs).flatMap(({ paths, packages }) =>
    paths.every((path) => existsSync(path)) ? [] : [packages],
  )
  if (missing.length > 0)
    throw new Error(`These Debian packages are missing: ${missing.join(' ')}. Install them: bash .ci/packages engines`)
  const started: ChildProcess[] = []
  if (process.env['DISPLAY'] === undefined) {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    started.push(screen)
    process.env['DISPLAY'] = `:${await firstLine(screen)}`
  }
  const server = spawn(
    process.execPath,
    ['../mock-api/src/server.ts', '--port', String(port), '--data', 'memory', '--site', 'dist/client'],
    { cwd: webFolder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, LOG_LEVEL: 'error' } },
  )
  started.push(server)
  await untilHealthy(server)
  return () => {
    for (const program of started) program.kill()
  }
}
