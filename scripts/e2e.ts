import { execa } from 'execa'
import { announceBrowser } from './browser.ts'
import { inRoot } from './root.ts'
import { turbo } from './turbo.ts'

await announceBrowser()
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
