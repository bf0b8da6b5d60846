/** The journeys of shoppers in Firefox and WebKitGTK: `pnpm e2e:engines`. */
import { spawnSync } from 'node:child_process'
import { buildShop, inRoot, parseOptions } from './root.ts'

const usage = `The journeys of shoppers in other engines than Chromium, against the built shop: npx pnpm e2e:engines

  --project firefox|webkit  one engine
  -t, --test TEXT           the journeys whose titles have this text`
const { project, test } = parseOptions(usage, {
  project: { type: 'string' },
  test: { type: 'string', short: 't' },
})
buildShop()
const chosen = [...(project ? ['--project', project] : []), ...(test ? ['-t', test] : [])]
const command = ['--filter', '@shop/web', 'e2e:engines', ...chosen]
process.exitCode = spawnSync('pnpm', command, { cwd: inRoot('.'), stdio: 'inherit' }).status ?? 1
