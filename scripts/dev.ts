import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { portFrom, requireFree } from './ports.ts'
import { inRoot } from './root.ts'

const apiPort = portFrom('API_PORT', 4010)
const webPort = portFrom('WEB_PORT', 5173)
await requireFree(apiPort, 'the API', 'API_PORT')
await requireFree(webPort, 'the shop', 'WEB_PORT')

const web = inRoot('apps/web')
const servers = [
  {
    name: 'API',
    answers: `http://127.0.0.1:${apiPort}/healthz`,
    process: execa(process.execPath, ['--watch', '--watch-preserve-output', 'src/server.ts'], {
      cwd: inRoot('apps/mock-api'),
      stdio: ['ignore', 'inherit', 'inherit'],
      reject: false,
      env: { PORT: String(apiPort), LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
    }),
  },
  {
    name: 'shop',
    answers: `http://localhost:${webPort}/`,
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

let ending = false

/** Stops both servers and then this process. */
const end = async (exitCode: number) => {
  if (ending) return
  ending = true
  for (const server of servers) server.process.kill('SIGTERM')
  await Promise.all(servers.map((server) => server.process))
  process.exit(exitCode)
}

interface Ended {
  readonly exitCode?: number | undefined
  readonly signal?: string | undefined
  readonly originalMessage?: string | undefined
}

const howItEnded = ({ exitCode, signal, originalMessage }: Ended): string => {
  if (signal !== undefined) return `was ended by ${signal}`
  if (exitCode !== undefined) return `ended with code ${exitCode}`
  return `could not start (${originalMessage})`
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0))

for (const server of servers) {
  void server.process.then((result) => {
    if (ending) return
    console.error(`The ${server.name} ${howItEnded(result)}, so the rest stops too.`)
    void end(result.exitCode || 1)
  })
}

const untilItAnswers = async (url: string) => {
  while (!ending) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return
    await wait(200)
  }
}

console.log('Starting the API and the shop…')
await Promise.all(servers.map((server) => untilItAnswers(server.answers)))
if (!ending) {
  console.log(`
  Shop     http://localhost:${webPort}
  Console  http://localhost:${webPort}/__mock   mails, payments, seeds, faults, clock
  API      http://localhost:${apiPort}

  http://anything.localhost:${webPort} is a shop with data of its own.
  Sign in as customer@example.com, password Customer#1. Ctrl-C stops both.
`)
}
