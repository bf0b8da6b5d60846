// cspell:ignore webkitgtk
import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '@shop/tooling/free-port'
import {
  Builder,
  Capabilities,
  Key as DriverKey,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import type { Engine, EngineTab } from './engine.ts'
import { programs } from './programs.ts'

const keys = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  ArrowDown: DriverKey.ARROW_DOWN,
}

/** One session has one current tab, so each operation switches to its own. */
const tabOf = (driver: WebDriver, handle: string): EngineTab => {
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle)
    return driver
  }
  const sendKeys = async (text: string) => (await here()).actions().sendKeys(text).perform()
  return {
    errors: [],
    open: async (url) => (await here()).get(url),
    evaluate: async (inPage, argument = '') =>
      (await here()).executeScript<string>(inPage, argument),
    find: async (inPage, selector, name) => {
      const element = await (await here()).executeScript<WebElement>(inPage, selector, name)
      return {
        click: async () => {
          await here()
          await element.click()
        },
        evaluate: async (read) => (await here()).executeScript<string>(read, element),
      }
    },
    type: sendKeys,
    press: (key) => sendKeys(keys[key]),
  }
}

const untilReady = async (origin: string, driver: ChildProcess): Promise<void> => {
  while (driver.exitCode === null) {
    if ((await fetch(`${origin}/status`).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver did not start.')
}

const START_TIMEOUT_MS = 30_000

const startSession = async (): Promise<{ driver: WebDriver; program: ChildProcess }> => {
  const [driverPath, browserPath] = programs.webkit.paths
  const port = await freePort()
  const program = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, program)
  // The driver waits for ever for a browser that ends while it starts, as one in some forty does.
  // Without the driver the request fails.
  const timer = setTimeout(() => program.kill(), START_TIMEOUT_MS)
  const options = { binary: browserPath, args: ['--automation'] }
  const driver = await new Builder()
    .usingServer(origin)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build()
  clearTimeout(timer)
  return { driver, program }
}

/** WebKitGTK over WebDriver, in its sample browser, which needs a display. */
export const launchWebKit = async (): Promise<Engine> => {
  const { driver, program } = await startSession().catch(startSession)
  let isFirst = true
  return {
    newTab: async () => {
      // The driver never shows a second tab of a window, and WebKit slows the timers of hidden
      // pages more and more.
      if (!isFirst) await driver.switchTo().newWindow('window')
      isFirst = false
      await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 })
      return tabOf(driver, await driver.getWindowHandle())
    },
    close: async () => {
      await driver.quit()
      program.kill()
    },
  }
}
