import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { portFrom, requireFree } from './ports.ts'
import { inRoot } from './root.ts'

const apiPort = portFrom('API_PORT', 4010)
const webPort = portFrom('WEB_PORT', 5173)
await requireFree(apiPort, 'the API', 'API_PORT')
await requireFree(webPort, 'the shop', 'WEB_PORT')

// In files, every world survives the restart after a change of the API's code.
const worldsDir = process.env['DATA_FILE'] === undefined && { WORLDS_DIR: process.env['WORLDS_DIR'] ?? '.data' }
const web = inRoot('apps/web')
const servers = [
  {
    name: 'API',
    readyUrl: `http://127.0.0.1:${apiPort}/healthz`,
    process: execa(process.execPath, ['--watch', '--watch-preserve-output', 'src/server.ts'], {
      cwd: inRoot('apps/mock-api'),
      stdio: ['ignore', 'inherit', 'inherit'],
      reject: false,
      env: { PORT: String(apiPort), LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn', ...worldsDir },
    }),
  },
  {
    name: 'shop',
    readyUrl: `http://localhost:${webPort}/`,
    process: execa('react-router', ['dev'], {
      cwd: web,
      preferLocal: true,
      localDir: web,
      stdio: ['ignore', 'ignore', 'inherit'],
      reject: false,
      env: { WEB_PORT: String(webPort), API_URL: `http://127.0.0.1:${apiPort}` },
    }),
  },
] as const

let isStopping = false

/** Stops both servers and then this process. */
const stopAll = async (exitCode: number) => {
  if (isStopping) return
  isStopping = true
  for (const server of servers) server.process.kill('SIGTERM')
  await Promise.all(servers.map((server) => server.process))
  process.exit(exitCode)
}

interface ProcessResult {
  readonly exitCode?: number | undefined
  readonly signal?: string | undefined
  readonly originalMessage?: string | undefined
}

const describeExit = ({ exitCode, signal, originalMessage }: ProcessResult): string => {
  if (signal !== undefined) return `was stopped by ${signal}`
  if (exitCode !== undefined) return `exited with code ${exitCode}`
  return `could not start (${originalMessage})`
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll(0))

for (const server of servers) {
  void server.process.then((result) => {
    if (isStopping) return
    console.error(`The ${server.name} ${describeExit(result)}; stopping the other server.`)
    void stopAll(result.exitCode || 1)
  })
}

const untilReady = async (url: string) => {
  while (!isStopping) {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (response !== undefined && response.status < 500) return
    await wait(200)
  }
}

console.log('Starting the API and the shop…')
await Promise.all(servers.map((server) => untilReady(server.readyUrl)))
if (!isStopping) {
  console.log(`
  Shop     http://localhost:${webPort}
  Console  http://localhost:${webPort}/__mock   mails, payments, seeds, faults, clock
  API      http://localhost:${apiPort}

  http://anything.localhost:${webPort} is a shop with separate data.
  Sign in as customer@example.com, password Customer#1. Ctrl-C stops both.
`)
}
