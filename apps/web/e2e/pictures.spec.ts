import { expect, test } from './support/test.ts'

for (const path of ['/', '/category', '/star/zone', '/product/detail?id=1']) {
  test(`every picture of ${path} loads`, async ({ page }) => {
    await page.goto(path)
    const pictures = page.getByRole('main').locator('img')
    await expect(pictures.first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  })
}

test('shows a cover in a smaller file of the build, and the original if that file is gone', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  const cover = page.getByRole('main').getByRole('article').locator('img').first()
  const shown = () => cover.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))
  await page.goto('/category')
  await expect.poll(shown).toMatch(/\/assets\/\w+-\d+\.webp$/)
  await page.route('**/assets/*.webp', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect.poll(shown).toMatch(/\/uploads\/cover-\d+\.jpg$/)
})
