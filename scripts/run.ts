/** Runs the commands of a script of package.json, also those after one that fails: `node scripts/run.ts lint`. */
import { spawnSync } from 'node:child_process'
import { inRoot, parseOptions, stop } from './root.ts'

const scripts: Readonly<Record<string, readonly [purpose: string, ...commands: string[]]>> = {
  build: ['Builds the shop to apps/web/dist/client', 'pnpm --filter @shop/web build'],
  lint: ['Format, code, unused code and spelling', 'biome check --error-on-warnings .', 'knip', 'pnpm spell'],
  'test:quick': [
    'The tests that take seconds, of all packages',
    'pnpm typecheck',
    'pnpm -r --no-bail test --exclude "**/*.slow.test.ts"',
    'pnpm e2e --project pages --grep @quick',
  ],
  typecheck: ['The types of all packages', 'pnpm -r --no-bail typecheck'],
  verify: ['Everything, as in continuous integration', 'pnpm lint', 'pnpm contract:check', 'pnpm test'],
}

const name = process.argv.splice(2, 1)[0] ?? ''
const [purpose, ...commands] = scripts[name] ?? stop(`There is no script ${name}.`)
parseOptions(`${purpose}: npx pnpm ${name}\n\nIt runs:\n  ${commands.join('\n  ')}`, {})

const failed = commands.filter(
  (command) => spawnSync(command, { cwd: inRoot('.'), shell: true, stdio: 'inherit' }).status !== 0,
)
if (failed.length > 0) stop(`Failed: ${failed.join('; ')}`)
