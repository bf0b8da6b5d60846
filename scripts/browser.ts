import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages, isExecutable, onPath } from './system.ts'

/** A Chromium to test with, and where it came from, in words for a person. */
interface Browser {
  readonly path: string
  readonly origin: string
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium that this machine has: the one named by CHROMIUM_PATH, else an installed one, else Playwright's own.
 * @throws Error when CHROMIUM_PATH names nothing that runs: a wish that cannot be granted is no reason to take another.
 */
export const findBrowser = (): Browser | undefined => {
  const wished = process.env['CHROMIUM_PATH']
  if (wished !== undefined && wished !== '') {
    if (!isExecutable(wished)) throw new Error(`CHROMIUM_PATH names ${wished}, which is no program that runs.`)
    return { path: wished, origin: 'named by CHROMIUM_PATH' }
  }
  for (const name of names) {
    const path = onPath(name)
    if (path !== undefined) return { path, origin: 'installed on this machine' }
  }
  if (isExecutable(macChrome)) return { path: macChrome, origin: 'installed on this machine' }
  const own = chromium.executablePath()
  if (own !== '' && existsSync(own)) return { path: own, origin: "Playwright's own" }
  return undefined
}

/**
 * The Chromium to test with, installed where none is there. Never from anywhere but the system's own packages.
 * @throws Error with one line to show, when there is none and none can be had.
 */
const requireBrowser = async (): Promise<Browser> => {
  const found = findBrowser()
  if (found !== undefined) return found
  console.log("No Chromium here: installing the system's own package…")
  const problem = await installPackages(['chromium'])
  const installed = findBrowser()
  if (installed !== undefined) return { ...installed, origin: "installed just now, the system's own package" }
  throw new Error(
    `No Chromium to test with: ${problem ?? 'its package brought none'}. Install Chromium or Chrome, or name one in CHROMIUM_PATH.`,
  )
}

/** Chooses a browser, says which in one line, and puts it where Playwright's configuration looks; ends in one line if there is none. */
export const announceBrowser = async (): Promise<void> => {
  try {
    const { path, origin } = await requireBrowser()
    process.env['CHROMIUM_PATH'] = path
    console.log(`Browser: ${path} (${origin})`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
