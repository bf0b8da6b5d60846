/// <reference lib="dom" />
import { chromium } from 'playwright'

/** Lighthouse's slow 4G as it applies it to the line: bytes a second, and milliseconds. */
const slow4G = { downloadThroughput: 184_320, uploadThroughput: 84_375, latency: 562.5, offline: false }
const SLOW_DOWN = 4
/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Records when React has attached a click handler to an enabled button that adds a product. */
const recordWorkingButton = () => {
  const works = (button: HTMLButtonElement) => {
    if (button.disabled || !/^add\b/i.test(button.getAttribute('aria-label') ?? button.textContent ?? '')) return false
    const props: unknown = Object.entries(button).find(([key]) => key.startsWith('__reactProps$'))?.[1]
    return typeof props === 'object' && props !== null && 'onClick' in props
  }
  const timer = setInterval(() => {
    if (![...document.querySelectorAll('button')].some(works)) return
    clearInterval(timer)
    performance.mark('button')
  }, 10)
}

/**
 * When the first button of a page that adds a product works, with line and processor throttled.
 *
 * @param chromePort of a running Chromium
 * @returns milliseconds after the start of the navigation
 * @throws Error after 30 seconds without such a button
 */
export const firstWorkingButton = async (url: string, chromePort: number): Promise<number> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chromePort}`)
  try {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.addInitScript(recordWorkingButton)
    await page.goto(url, { waitUntil: 'commit' })
    const handle = await page.waitForFunction(() => performance.getEntriesByName('button')[0]?.startTime)
    const at = await handle.jsonValue()
    await context.close()
    return at ?? Number.NaN
  } finally {
    await browser.close()
  }
}
