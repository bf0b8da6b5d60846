import { expect, test } from './support/test.ts'

test('the home page opens with its heading and a quiet console', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
