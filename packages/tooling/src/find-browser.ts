import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Debian's headless build of Chromium. Tests take about two thirds of the full browser's time. */
const headlessShell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/** Where the installers for macOS and Windows put Chrome and Edge. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...windowsFolders.flatMap((folder) => [
    `${process.env[folder]}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env[folder]}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
]

/**
 * The path of a Chromium: CHROMIUM_PATH, else an installed one, headless shell first, else
 * Playwright's own; undefined if there is none.
 * @param full for a visible window or the back/forward cache
 * @throws Error when CHROMIUM_PATH names no file
 */
export const findBrowser = ({ full = false } = {}): string | undefined => {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (existsSync(configured)) return configured
    throw new Error(`CHROMIUM_PATH=${configured} does not exist.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const programs = full ? fullBrowsers : [headlessShell, ...fullBrowsers]
  const installed = programs.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [...installed, ...applications, chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}
