import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { watchLaunchers } from './launchers.ts'
import { portFrom, requireFree } from './ports.ts'
import { inRoot } from './root.ts'
import { turbo } from './turbo.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: false })
if (typeof values.port === 'string') process.env['PORT'] = values.port
const port = portFrom('PORT', 4010)
await requireFree(port, 'the shop', 'PORT')
if (!(await turbo(['build'], { quiet: true }))) process.exit(1)

console.log(`\n  Shop and API  http://localhost:${port}\n  Console       http://localhost:${port}/__mock\n`)
const server = execa(
  process.execPath,
  [
    inRoot('apps/mock-api/src/server.ts'),
    '--port',
    String(port),
    '--site',
    inRoot('apps/web/dist/client'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', reject: false, env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' } },
)
// The terminal sends Ctrl-C to the server too: wait until it has shut down.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGTERM'))
watchLaunchers(() => server.kill('SIGTERM'))
process.exit((await server).exitCode ?? 1)
