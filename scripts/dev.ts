import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { devServers } from './dev-servers.ts'
import { watchLaunchers } from './launchers.ts'
import { portFrom, requireFree } from './ports.ts'
import { stop } from './root.ts'

const apiUrl = process.env['API_URL'] || undefined
if (apiUrl !== undefined && !/^https?:\/\//.test(apiUrl)) {
  stop(`API_URL="${apiUrl}" is not a URL: give one such as https://staging.example.com.`)
}
const apiPort = portFrom('API_PORT', 4010)
const webPort = portFrom('WEB_PORT', 5173)
if (apiUrl === undefined) await requireFree(apiPort, 'the API', 'API_PORT')
await requireFree(webPort, 'the shop', 'WEB_PORT')

const servers = devServers(process.env, apiPort, webPort).map(
  ({ name, readyUrl, command, args, cwd, stdout, env }) => ({
    name,
    readyUrl,
    process: execa(command, args, {
      cwd,
      preferLocal: true,
      localDir: cwd,
      stdio: ['ignore', stdout, 'inherit'],
      reject: false,
      env,
    }),
  }),
)

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
watchLaunchers(() => void stopAll(0))

for (const server of servers) {
  void server.process.then((result) => {
    if (isStopping) return
    console.error(`The ${server.name} ${describeExit(result)}; stopping.`)
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

const withMock = `
  Shop     http://localhost:${webPort}
  Console  http://localhost:${webPort}/__mock   mails, payments, seeds, faults, clock
  API      http://localhost:${apiPort}/docs   every call, with a form to try it

  http://anything.localhost:${webPort} is a shop with separate data.
  Sign in as ${process.env['SEED'] ? `a customer of ${process.env['SEED']}` : 'customer@example.com'}, password Customer#1. Ctrl-C stops both.
`
const withHost = `
  Shop     http://localhost:${webPort}
  API      ${apiUrl} (API_URL): the mock is not started.
`

console.log(apiUrl === undefined ? 'Starting the API and the shop…' : 'Starting the shop…')
await Promise.all(servers.map((server) => untilReady(server.readyUrl)))
if (!isStopping) console.log(apiUrl === undefined ? withMock : withHost)
