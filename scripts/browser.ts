import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages, isExecutable, onPath } from './system.ts'

/** Debian's headless build of Chromium: it starts and renders in about half the time of the full browser, and shows no window. */
export const headlessShell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Chrome and Edge where their installers for Windows put them. */
export const windowsBrowsers = (env: Readonly<Record<string, string | undefined>>): string[] =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = env[variable]
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
    return folder === undefined ? [] : programs.map((program) => `${folder}\\${program}`)
  })

interface BrowserOptions {
  /** A visible window and the back/forward cache need the full browser. */
  readonly full?: boolean
}

/**
 * The path of the Chromium to test with: CHROMIUM_PATH, else an installed one, headless shell first, else Playwright's own.
 * @throws Error when CHROMIUM_PATH names no executable file
 */
export const findBrowser = ({ full = false }: BrowserOptions = {}): string | undefined => {
  const configured = process.env['CHROMIUM_PATH']
  if (configured !== undefined && configured !== '') {
    if (!isExecutable(configured)) throw new Error(`CHROMIUM_PATH=${configured} is not an executable file.`)
    return configured
  }
  const installed = [...(full ? [] : [headlessShell]), ...fullBrowsers].map(onPath).find((path) => path !== undefined)
  if (installed !== undefined) return installed
  return [macChrome, ...windowsBrowsers(process.env), chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )
}

/**
 * Finds a Chromium, installs the system's package where there is none, prints its path and sets CHROMIUM_PATH, which
 * Playwright's configuration reads. Exits with a message when there is none.
 */
export const prepareBrowser = async (options: BrowserOptions = {}): Promise<void> => {
  try {
    let path = findBrowser(options)
    if (path === undefined) {
      console.log('No Chromium found: installing the system package…')
      const packages = options.full ? ['chromium'] : [headlessShell, 'chromium']
      let problem: string | undefined
      for (const name of packages) {
        problem = await installPackages([name])
        if (problem === undefined) break
      }
      path = findBrowser(options)
      if (path === undefined) {
        throw new Error(
          `No Chromium to test with: ${problem ?? 'the package has no executable'}. Install Chromium or Chrome, or set CHROMIUM_PATH.`,
        )
      }
    }
    process.env['CHROMIUM_PATH'] = path
    console.log(`Browser: ${path}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
