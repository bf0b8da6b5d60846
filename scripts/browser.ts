/** The Chromium of browser tests and measurements. `node scripts/browser.ts` prints its path, and installs one if there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { inRoot, stop } from './root.ts'

/** Debian's headless build of Chromium: tests take about two thirds of the time that they take in the full browser. */
const headlessShell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where the installers for macOS and Windows put Chrome and Edge. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) => [
    `${process.env[folder]}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env[folder]}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
]

/**
 * The path of a Chromium: CHROMIUM_PATH, else an installed one, headless shell first, else Playwright's own. Exits with a message when
 * CHROMIUM_PATH names no file.
 * @param full for a visible window or the back/forward cache
 */
export const findBrowser = ({ full = false } = {}): string | undefined => {
  const configured = process.env['CHROMIUM_PATH']
  if (configured)
    return existsSync(configured) ? configured : stop(`CHROMIUM_PATH=${configured} does not exist.`)
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const programs = [...(full ? [] : [headlessShell]), ...fullBrowsers]
  const installed = programs.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...applications, chromium.executablePath()].find((path) => existsSync(path))
}

/** Installs a Chromium if there is none. Exits with a message where that fails. */
export const requireBrowser = (): void => {
  if (findBrowser() === undefined)
    spawnSync('bash', [inRoot('.ci/packages'), 'browser'], { stdio: 'inherit' })
  console.log(
    `Browser: ${findBrowser() ?? stop('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH.')}`,
  )
}

if (import.meta.main) requireBrowser()
