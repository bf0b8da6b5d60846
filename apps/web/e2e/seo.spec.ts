import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** A product's head is set in the browser; seo.test.ts reads the other pages' heads in the built HTML. */

interface Thing {
  readonly '@type': string
  readonly [key: string]: unknown
}

/** The page's JSON-LD blocks. A block that is no JSON fails the test here. */
const thingsOf = async (page: Page): Promise<readonly Thing[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text): Thing => JSON.parse(text))

test('a product page tells its name, address and price in ringgit as they are shown', { tag: ['@V1.2.3'] }, async ({
  page,
  api,
}) => {
  const answer = await api.calls().catalog.product({ params: { id: 6 } })
  if (answer.status !== 200) throw new Error(`catalog.product answered ${answer.status}`)
  const { product_name, product_price } = answer.body.data
  await page.goto('/product/detail?id=6')
  await expect(page.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${product_name}`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/product\/detail\?id=6$/)
  const product = (await thingsOf(page)).find((thing) => thing['@type'] === 'Product')
  expect(product).toMatchObject({
    name: product_name,
    offers: { price: product_price.toFixed(2), priceCurrency: 'MYR' },
  })
  await expect(page.getByRole('main')).toContainText(product_price.toFixed(2))
  const trail = (await thingsOf(page)).find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(trail?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'Shop' }, { name: product_name }])
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(shown).toHaveText(['Home', 'Shop', product_name])
})
