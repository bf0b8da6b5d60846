import { connect } from 'node:net'
import { buildApp } from './app.ts'
import { startOptions } from './cli/options.ts'
import { exposureWarning, startScreen } from './cli/start-screen.ts'
import { DataFileError, writeProblem } from './db/data-file-error.ts'
import { isExposed } from './http/exposure.ts'
import { ShopError } from './shared/errors.ts'
import { defaultWorld } from './worlds/world-name.ts'

/** Prints one line without a stack, and exits with 2; Node exits with 1 for an uncaught error. */
const stop = (reason: string): never => {
  console.error(reason)
  process.exit(2)
}

const options = startOptions()
const { port, host, logLevel, ...app } = options
const server = await buildApp({
  ...app,
  logger: {
    level: logLevel,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname,reqId', singleLine: true },
    },
  },
}).catch((error: unknown) => {
  if (error instanceof ShopError) stop(error.message)
  throw error
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}

/** Whether another server has the port at ::1, which browsers ask first for localhost. */
const isTakenAtIpv6 = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '::1', port })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

if (host === '127.0.0.1' && port !== 0 && (await isTakenAtIpv6())) {
  stop(
    `Port ${port} is in use at ::1, which browsers ask first for localhost: ` +
      'use another one with --port, or stop the other process.',
  )
}

try {
  await server.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` })
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    stop(`Port ${port} is in use: use another one with --port, or stop the other process.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') stop(`This machine has no address ${host}.`)
  if (code === 'EACCES') stop(`This user may not listen on port ${port}.`)
  throw error
}

try {
  // Only now: a start on a port in use must not touch the data.
  server.worlds.get(defaultWorld).checkStorage()
} catch (error) {
  if (error instanceof DataFileError) stop(error.message)
  const problem = error instanceof Error ? writeProblem(error) : undefined
  if (problem !== undefined) stop(problem)
  throw error
}

const [address] = server.addresses()
if (address !== undefined && typeof address === 'object') {
  if (isExposed(options)) console.warn(exposureWarning(address.port, options))
  if (['trace', 'debug', 'info'].includes(logLevel))
    console.log(
      startScreen(
        address.port,
        options,
        // Milliseconds since the start of the process, including Node's own start.
        performance.now(),
        server.worlds.get(defaultWorld).scenario,
      ),
    )
}
