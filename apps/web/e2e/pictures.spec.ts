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
