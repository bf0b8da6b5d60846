/** Builds the shop, and serves it with the API from one process: `pnpm start`. Its options are those of the mock. */
import { spawnSync } from 'node:child_process'
import { InvalidOption, parseStartOptions, usage } from '../apps/mock-api/src/cli/options.ts'
import { inRoot, stop } from './root.ts'

try {
  // A mistake is reported before the build.
  if (parseStartOptions(process.argv.slice(2), process.env) === 'help') {
    console.log(
      `Builds the shop, and serves it with the API: npx pnpm start [options]. The options are those of the mock.\n\n${usage}`,
    )
    process.exit(0)
  }
} catch (error) {
  if (error instanceof InvalidOption) stop(error.message)
  throw error
}

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
const { status } = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
  cwd: inRoot('.'),
  stdio: 'inherit',
  env,
})
if (status !== 0) process.exit(1)
process.argv.push('--site', inRoot('apps/web/dist/client'))
await import('../apps/mock-api/src/server.ts')
