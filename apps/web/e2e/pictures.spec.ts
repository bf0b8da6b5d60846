import { expect, test } from './support/test.ts'

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
