import { execa } from 'execa'
import { prepareBrowser } from './browser.ts'
import { inRoot } from './root.ts'
import { turbo } from './turbo.ts'

await prepareBrowser({ full: process.argv.some((argument) => ['--headed', '--ui', '--debug'].includes(argument)) })
if (!(await turbo(['build'], { quiet: true }))) process.exit(1)

const web = inRoot('apps/web')
const { exitCode } = await execa('playwright', ['test', ...process.argv.slice(2)], {
  cwd: web,
  preferLocal: true,
  localDir: web,
  stdio: 'inherit',
  reject: false,
})
process.exit(exitCode ?? 1)
