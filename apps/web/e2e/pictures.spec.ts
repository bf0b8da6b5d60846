import { expect, test } from './support/test.ts'

test('shows a page of a sample report whose smaller file the owner does not have', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*-450.webp', (route) => route.fulfill({ status: 404 }))
  await page.goto('/product/detail/1')
  const image = page.locator('#sample_report_lpi img')
  await image.scrollIntoViewIfNeeded()
  const shown = () =>
    image.evaluate((shown: HTMLImageElement) => (shown.naturalWidth > 0 ? shown.currentSrc : ''))
  await expect.poll(shown).toMatch(/\/3\.webp$/)
})

test('shows a cover in a smaller file of the build, and the original if that file is gone', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  const cover = page.getByRole('main').getByRole('article').locator('img').first()
  const shown = () =>
    cover.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))
  await page.goto('/category')
  await expect.poll(shown).toMatch(/\/assets\/\w+-\d+\.webp$/)
  await page.route('**/assets/*.webp', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect.poll(shown).toMatch(/\/uploads\/cover-\d+\.jpg$/)
})
