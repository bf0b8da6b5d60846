import { launch, type Page } from 'puppeteer-core'
import type { Engine, EngineTab } from './engine.ts'
import { programs } from './programs.ts'

/** In Firefox a change of the history by the page that is left aborts the load of the next one, which a person would repeat. */
const loaded = async (load: () => Promise<unknown>): Promise<void> => {
  try {
    await load()
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error
    await load()
  }
}

const tabOf = (page: Page): EngineTab => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    errors,
    open: (url) => loaded(() => page.goto(url)),
    reload: () => loaded(() => page.reload()),
    back: () => loaded(() => page.goBack()),
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
  const browser = await launch({ browser: 'firefox', executablePath: programs.firefox.paths[0], headless: true })
  return {
    newTab: async () => {
      const page = await browser.newPage()
      await page.setViewport({ width: 1280, height: 900 })
      return tabOf(page)
    },
    close: () => browser.close(),
  }
}
