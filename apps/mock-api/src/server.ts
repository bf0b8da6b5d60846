import { buildApp } from './app.ts'
import { readOptions, type StartOptions, showsScreen, usage, WrongOption } from './cli/options.ts'
import { startScreen } from './cli/start-screen.ts'

/** Says why in one line and ends: whoever started this needs no stack. */
const stop = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

const read = (): StartOptions => {
  try {
    const options = readOptions(process.argv.slice(2), process.env)
    if (options !== 'help') return options
  } catch (error) {
    if (error instanceof WrongOption) stop(error.message)
    throw error
  }
  console.log(usage)
  process.exit(0)
}

const options = read()
const { port, host, logLevel, ...app } = options
const server = await buildApp({
  ...app,
  logger: {
    level: logLevel,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,reqId', singleLine: true } },
  },
}).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}

try {
  await server.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` })
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') stop(`Port ${port} is in use. Set PORT to another, or stop what listens there.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') stop(`This machine has no address ${host} to listen at.`)
  if (code === 'EACCES') stop(`Port ${port} may not be listened at by this user.`)
  throw error
}

const [address] = server.addresses()
if (address !== undefined && typeof address === 'object' && showsScreen(options)) {
  // The time since the process began, so that the start of Node counts too.
  console.log(startScreen(address.port, options, performance.now()))
}
