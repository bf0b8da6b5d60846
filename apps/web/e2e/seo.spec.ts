import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** The head of a product page is set in the browser; seo.test.ts checks the other pages in the built HTML. */

interface StructuredData {
  readonly '@type': string
  readonly [key: string]: unknown
}

/** The JSON-LD blocks of a page. @throws SyntaxError when a block is not JSON */
const structuredDataOf = async (page: Page): Promise<readonly StructuredData[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text): StructuredData => JSON.parse(text),
  )

test('the title, canonical URL, price and breadcrumb in the head of a product page match its content', async ({
  page,
  api,
}) => {
  const response = await api.calls().catalog.product({ params: { id: 6 } })
  if (response.status !== 200) throw new Error(`catalog.product: ${response.status}`)
  const { product_name, product_price } = response.body.data
  await page.goto('/product/detail?id=6')
  await expect(page.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${product_name}`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/product\/detail\/6$/)
  const product = (await structuredDataOf(page)).find((block) => block['@type'] === 'Product')
  expect(product).toMatchObject({
    name: product_name,
    offers: { price: product_price.toFixed(2), priceCurrency: 'MYR' },
  })
  await expect(page.getByRole('main')).toContainText(product_price.toFixed(2))
  const breadcrumb = (await structuredDataOf(page)).find((block) => block['@type'] === 'BreadcrumbList')
  expect(breadcrumb?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'Shop' }, { name: product_name }])
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(shown).toHaveText(['Home', 'Shop', product_name])
})
