import type { Page } from '@playwright/test'
import { holdScripts } from './support/hold-scripts.ts'
import { expect, test } from './support/test.ts'

const openness = (page: Page) => page.getByRole('slider', { name: 'Openness' })

/** The middle of the handle of Openness: straight above the centre. */
const handle = async (page: Page) => {
  const svg = page.locator('main svg:has(circle[class*=handle])')
  const box = await svg.boundingBox()
  if (!box) throw new Error('The radar is not rendered.')
  const scale = box.width / 480
  const score = Number(await openness(page).inputValue())
  return { x: box.x + 240 * scale, y: box.y + (188 - 1.4 * score) * scale, scale }
}

test('the radar takes the same room before and after its script, and whatever is pulled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  const releaseScripts = await holdScripts(page, (script) => script.includes('radar-handles'))
  await page.goto('/')
  const next = page.locator('main > *').last()
  const radar = page.locator('main div:has(> svg):has(> div > p)').first()
  await radar.scrollIntoViewIfNeeded()
  await expect(radar).toContainText('A made-up profile.')
  const height = async () => [
    (await radar.boundingBox())?.height,
    (await next.boundingBox())?.height,
  ]
  const before = await height()
  releaseScripts()
  await expect(openness(page)).toHaveValue('82')
  for (const name of ['Openness', 'Neutral', 'Analytical', 'Relational', 'Decisive']) {
    for (const score of ['0', '50', '100']) {
      await page.getByRole('slider', { name }).fill(score)
      expect(await height(), `${name} ${score}`).toEqual(before)
    }
  }
})

test('a corner of the radar can be pulled with the mouse, until it is released', async ({
  page,
}) => {
  await page.goto('/inventory/dimensions')
  await expect(openness(page)).toHaveValue('82')
  const { x, y, scale } = await handle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 3, y + 100 * scale, { steps: 4 })
  await page.mouse.up()
  await expect(openness(page)).toHaveValue(/^1[01]$/)
  await expect(page.getByText(/^Openness, 1[01], low\./)).toBeVisible()
  await page.mouse.move(x, y)
  await expect(openness(page)).toHaveValue(/^1[01]$/)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 600 } })

  test('pulling a corner of the radar does not scroll the page', async ({ page }) => {
    await page.goto('/inventory/dimensions')
    // The figure and its texts fit into the window together.
    const radar = page.locator('main div:has(> svg):has(> div > p)').first()
    await radar.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(openness(page)).toHaveValue('82')
    const { x, y, scale } = await handle(page)
    const before = await page.evaluate(() => scrollY)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
      })
    await touch('touchStart', y)
    for (const step of [20, 40, 60, 80, 100]) await touch('touchMove', y + step * scale)
    await expect(page.getByText(/^Openness, 1[01], low\./)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^Analytical and Relational:/)).toBeInViewport({ ratio: 1 })
    await touch('touchEnd')
    await expect(openness(page)).toHaveValue(/^1[01]$/)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})
