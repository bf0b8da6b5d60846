import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execa } from 'execa'
import { chromium } from 'playwright'

/** A Chromium to test with, and where it came from, in words for a person. */
interface Browser {
  readonly path: string
  readonly origin: string
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable)

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

/** Debian's and Ubuntu's package, where this user may install it. The reason when that did not work. */
const installPackage = async (): Promise<string | undefined> => {
  if (onPath('apt-get') === undefined) return 'this machine has no apt-get to install one with'
  const root = process.getuid?.() === 0
  if (!root && onPath('sudo') === undefined) return 'installing one takes root or sudo'
  const aptGet = root ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [program = 'apt-get', ...rest] = [...aptGet, ...step]
    const { failed, stderr } = await execa(program, rest, {
      reject: false,
      stdin: 'ignore',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (failed) return `\`apt-get ${step.join(' ')}\` failed: ${stderr.trim().split('\n').at(-1) ?? 'it said nothing'}`
  }
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
  const problem = await installPackage()
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
