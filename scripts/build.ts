/** Builds the shop: `pnpm build`. */
import { spawnSync } from 'node:child_process'
import { inRoot, parseOptions } from './root.ts'

parseOptions(
  `Builds the shop into apps/web/dist: npx pnpm build

Variables of the environment choose more: VITE_API_URL the host of the API, CATALOGUE_URL where products come from (docs/owner.md).`,
  {},
)
process.exitCode =
  spawnSync('pnpm', ['--filter', '@shop/web', 'build'], { cwd: inRoot('.'), stdio: 'inherit' }).status ?? 1
