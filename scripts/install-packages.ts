/** Installs the system packages that continuous integration tests with and that are missing: nginx and a headless Chromium. */
import { findBrowser, headlessShell } from './browser.ts'
import { missingNginxPackages } from './nginx-packages.ts'
import { installPackages, onPath } from './system.ts'

const install = async (packages: readonly string[]): Promise<boolean> => {
  if (packages.length === 0) return true
  console.log(`Installing ${packages.join(', ')}…`)
  const problem = await installPackages(packages)
  if (problem !== undefined) console.error(problem)
  return problem === undefined
}

const hasNginx = await install(missingNginxPackages())
// Not every system has this package; any other Chromium serves, and takes about twice as long.
if (onPath(headlessShell) === undefined && !(await install([headlessShell])) && findBrowser() === undefined) {
  await install(['chromium'])
}
console.log(`nginx: ${hasNginx ? 'installed' : 'missing'}; browser: ${findBrowser() ?? 'missing'}`)
if (!hasNginx || findBrowser() === undefined) process.exitCode = 1
