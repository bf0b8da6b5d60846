import { launch, type Page } from 'puppeteer-core'
import type { Engine, EngineTab } from './engine.ts'
import { programs } from './programs.ts'

const tabOf = (page: Page): EngineTab => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    evaluate: (inPage, argument = '') => page.evaluate(inPage, argument),
    find: async (inPage, selector, name) => {
      const element = await page.evaluateHandle(inPage, selector, name)
      return { click: () => element.click(), evaluate: (read) => page.evaluate(read, element) }
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
  }
}

/** Firefox over WebDriver BiDi, which it speaks itself: no driver program is needed. */
export const launchFirefox = async (): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programs.firefox.paths[0],
    headless: true,
  })
  return {
    newTab: async () => {
      // Of two tabs of a window, the hidden one does not run its animations.
      const page = await browser.newPage({ type: 'window' })
      await page.setViewport({ width: 1280, height: 900 })
      return tabOf(page)
    },
    close: () => browser.close(),
  }
}
