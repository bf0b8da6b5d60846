import { expect, test } from './fixtures/test.ts'
import { addToCart, products } from './purchase-steps.ts'

/** How soon the page is to show that it heard the shopper, on a phone four times slower than this machine, in milliseconds. */
const AIM_MS = 100

/** Where the test fails: far enough off that a busy machine does not decide it, near enough to catch work in the wrong place. */
const LIMIT_MS = 1_000

test('plus, remove and open-cart answer at once on a slow phone', async ({ page, context }) => {
  await addToCart(page, products.book)
  const slow = await context.newCDPSession(page)
  /** From the press to the next frame, as the browser's own event timing tells it. */
  const press = async (name: RegExp) => {
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'event',
        durationThreshold: 16,
      } as PerformanceObserverInit)
    })
    await page.getByRole('button', { name }).first().click()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
    return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen))
  }
  // The drawer's script comes with the first opening; what is timed is the answer, not the line.
  await press(/^Open your cart/)
  await page.getByRole('button', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // The least of five: what the page itself costs, whatever else the machine is doing.
  const openings: number[] = []
  for (let times = 0; times < 5; times += 1) {
    if (times > 0) {
      await page.getByRole('button', { name: 'Back to the shop' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    openings.push(await press(/^Open your cart/))
  }
  const opened = Math.min(...openings)
  const plus = await press(/^One more/)
  await expect(page.getByRole('status', { name: 'Quantity' }).first()).toHaveText('2')
  const removed = await press(/^Remove/)
  const figures = { 'open-cart': opened, plus, remove: removed }
  // biome-ignore lint/suspicious/noConsole: the figure is to be seen in every run
  console.log(`interaction at 4x slow-down, ms (aim: ${AIM_MS}): ${JSON.stringify(figures)}`)
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figures) })
  for (const [what, ms] of Object.entries(figures)) expect(ms, what).toBeLessThanOrEqual(LIMIT_MS)
})
