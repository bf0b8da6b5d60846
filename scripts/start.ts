/** Builds the shop, and serves it with the API from one process: `pnpm start`. Its options are those of the mock. */
import { startOptions, usage } from '../apps/mock-api/src/cli/options.ts'
import { buildShop, inRoot, requireFree } from './root.ts'

const about =
  'Builds the shop, and serves it with the API: npx pnpm start [options]. The options are those of the mock.'
// A mistake is reported before the build.
const { port, host } = startOptions(`${about}\n\n${usage}`, process.argv.slice(2), process.env)
await requireFree(port, '--port', [host])
buildShop()
process.argv.push('--site', inRoot('apps/web/dist/client'))
await import('../apps/mock-api/src/server.ts')
