import { expect, test } from './support/test.ts'

test('the footer of a phone is low enough to be seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const text of [
    '1 Jalan Contoh',
    '+60 3-0000 0000',
    'hello@example.com',
    'Training Workshops',
    'Disclaimer',
    '© 2001–',
  ]) {
    await expect(footer.getByText(text).first()).toBeVisible()
  }
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(560)
})

test('the header of a wide window wraps at twice the text size', async ({ page }) => {
  await page.goto('/about')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test('the heading of a page is twice as large at twice the text size', async ({ page }) => {
  const sizeOf = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  await page.goto('/category')
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    const size = await sizeOf()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await sizeOf(), `at ${width} px`).toBe(2 * size)
  }
})
