/** Browser tests of the built shop: `pnpm e2e`. A mistake in the arguments is reported before the build. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { port } from '../apps/web/e2e/support/server.ts'
import { requireBrowser } from './browser.ts'
import { buildShop, inRoot, requireFree, stop, stopForOptions } from './root.ts'

const args = process.argv.slice(2)
const specs = globSync('*.spec.ts', { cwd: inRoot('apps/web/e2e') }).map((file) =>
  file.replace('.spec.ts', ''),
)
const files = `Files: ${specs.sort().join(', ')}.`

if (args.includes('--help') || args.includes('-h')) {
  console.log(`The browser tests of the built shop: npx pnpm e2e [part of a file name...] [options of Playwright]

  --grep TEXT           the tests whose titles match
  --project NAME        pages, sparse (a host with few fields) or timed
  --headed, --ui        with a window
  --workers N           at once
  --last-failed         those that failed before; with --trace on they leave traces

E2E_PORT in the environment is the port of the shop. ${files}`)
  process.exit(0)
}

const playwright = (stdio: 'inherit' | 'pipe', ...more: string[]) =>
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...more, ...args], {
    cwd: inRoot('apps/web'),
    encoding: 'utf8',
    stdio,
  })

const listed = playwright('pipe', '--list', '--reporter=line')
if (listed.status !== 0) {
  const [, reason = listed.stderr.trim()] = /error: (.*)/i.exec(listed.stderr + listed.stdout) ?? []
  if (reason.startsWith('No tests')) stop(`No tests found. ${files}`)
  stopForOptions(reason.replace(/^./, (letter) => letter.toUpperCase()))
}
requireBrowser()
await requireFree(port, 'E2E_PORT')
buildShop()
process.exitCode = playwright('inherit').status ?? 1
