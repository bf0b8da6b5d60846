/** Prints the Chromium of the browser tests, and installs one if there is none. */
import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'
import { inRoot } from './in-root.ts'

if (findBrowser() === undefined)
  spawnSync('bash', [inRoot('.ci/packages'), 'browser'], { stdio: 'inherit' })

const browser = findBrowser()
if (browser === undefined) {
  console.error('There is no Chromium: install Chromium or Chrome, or set CHROMIUM_PATH.')
  process.exit(1)
}
console.log(`Browser: ${browser}`)
