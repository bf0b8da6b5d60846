/** Builds the shop, and serves it with the API from one process: `pnpm start`. Its options are those of the mock. */
import { InvalidOption, parseStartOptions, usage } from '../apps/mock-api/src/cli/options.ts'
import { buildShop, inRoot, requireFree, stop } from './root.ts'

try {
  // A mistake is reported before the build.
  const options = parseStartOptions(process.argv.slice(2), process.env)
  if (options === 'help') {
    console.log(
      `Builds the shop, and serves it with the API: npx pnpm start [options]. The options are those of the mock.\n\n${usage}`,
    )
    process.exit(0)
  }
  await requireFree(options.port, '--port', [options.host])
} catch (error) {
  if (error instanceof InvalidOption) stop(error.message)
  throw error
}

buildShop()
process.argv.push('--site', inRoot('apps/web/dist/client'))
await import('../apps/mock-api/src/server.ts')
