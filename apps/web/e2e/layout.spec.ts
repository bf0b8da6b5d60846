import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }

test('the footer of a phone is low enough to be seen whole, and the icons of its header are at even steps', async ({
  page,
}) => {
  await page.setViewportSize(phone)
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
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  const middles = await page
    .locator('header :is(button, a:has(> svg)):visible:not([href="/"])')
    .evaluateAll((icons) =>
      icons.map((icon) => icon.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2),
    )
  expect(middles).toHaveLength(4)
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0))
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
})

test('the header names the career test next to its icon on a wide window, and wraps at twice the text size', async ({
  page,
}) => {
  await page.goto('/about')
  const label = page.getByRole('banner').getByText('Career test')
  await page.setViewportSize({ width: 1280, height: 900 })
  expect((await label.boundingBox())?.width).toBeGreaterThan(60)
  await page.setViewportSize({ width: 1200, height: 900 })
  expect((await label.boundingBox())?.width).toBe(1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test('the publications of a phone have neither numbers nor the label of their download', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/publications')
  const row = page.getByRole('row').nth(1)
  await expect(row.getByText('Sample Author A')).toBeVisible()
  await expect(row.locator('td').first()).toBeHidden()
  const label = (cell: Element) => getComputedStyle(cell, '::before').content
  expect(await row.getByRole('cell').filter({ hasText: 'Download PDF' }).evaluate(label)).toBe('none')
})

test('only a page of more than three windows has a link back to its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await page.goto('/terms')
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to top' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible()
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

test('on a phone the heading of a type is on one line, and each compared test on two or three', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/category?type=book')
  const heading = page.getByRole('heading', { level: 1, name: 'Books and ebooks' })
  expect((await heading.boundingBox())?.height).toBeLessThan(45)
  await page.goto('/category?type=personal')
  const rows = page.getByRole('table', { name: /^The tests/ }).getByRole('row', { name: /minutes/ })
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) {
    expect((await row.boundingBox())?.height).toBeLessThan(125)
    await expect(row.getByRole('cell', { name: /^RM/ })).toBeVisible()
  }
})
