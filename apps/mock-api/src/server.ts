import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'

/** Says why in one line and ends: whoever started this needs no stack. */
const stop = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: process.env['PORT'] ?? '4010' },
        host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
        data: {
          type: 'string',
          default: process.env['DATA_FILE'] ?? resolve(import.meta.dirname, '../.data/default.db'),
        },
        site: { type: 'string' },
        'i-know-this-is-a-mock': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

const flags = readFlags()
const port = Number(flags.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`"${flags.port}" is not a port: give a number from 0 to 65535.`)
if (process.env['NODE_ENV'] === 'production' && !flags['i-know-this-is-a-mock']) {
  stop(
    'This is a mock: it takes no real money. With NODE_ENV=production it starts only when told --i-know-this-is-a-mock.',
  )
}

const app = await buildApp({
  dataFile: flags.data === 'memory' ? undefined : resolve(flags.data),
  ...(flags.site !== undefined && { site: flags.site }),
  returnOrigins: (process.env['ALLOWED_RETURN_ORIGINS'] ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
  logger: {
    level: process.env['LOG_LEVEL'] ?? 'info',
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } },
  },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)))
}

try {
  await app.listen({ port, host: flags.host })
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  stop(inUse ? `Port ${port} is in use. Set PORT to another, or stop what listens there.` : String(error))
}
