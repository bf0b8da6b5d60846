import type { Page } from '@playwright/test'
import siteData from '../public/data.json' with { type: 'json' }
import { clickAdd, products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

/** An answer is read with the schemas of its own domain; a page without answers needs no zod. */

/** The chunks with zod and the schemas that a page has requested so far. */
const schemaChunksOf = (page: Page) => {
  const chunks = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/(schemas(?:-[a-z]+)?)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) chunks.add(name)
  })
  return () => [...chunks].sort()
}

/** Visible once the stored state is restored. */
const untilRestored = (page: Page) =>
  expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()

for (const path of ['/services', '/about', '/terms']) {
  test(`${path} requests neither zod nor a schema, also when it is opened again`, async ({
    page,
  }) => {
    const taxStatement = 'Prices as of today include all taxes.'
    await page.route('**/data.json', (route) =>
      route.fulfill({ json: { ...siteData, tax_statement: taxStatement } }),
    )
    const chunks = schemaChunksOf(page)
    await page.goto(path)
    await untilRestored(page)
    await page.reload()
    await untilRestored(page)
    await expect(page.getByRole('contentinfo')).toContainText(taxStatement)
    expect(chunks()).toEqual([])
  })
}

test('a list of products requests the schemas of the catalogue, and an Add those of the cart', async ({
  page,
}) => {
  await page.route('**/home-page/products', async (route) => {
    const response = await route.fetch()
    const [first, ...others] = (await response.json()).data
    await route.fulfill({ json: { data: [{ ...first, product_name: 'Read anew' }, ...others] } })
  })
  const chunks = schemaChunksOf(page)
  await page.goto('/category')
  await expect(page.getByRole('main')).toContainText('Read anew')
  expect(chunks()).toEqual(['schemas', 'schemas-catalog'])
  await clickAdd(page, products.book)
  expect(chunks()).toEqual(['schemas', 'schemas-cart', 'schemas-catalog'])
})
