import type { Page } from '@playwright/test'
import { contract } from '@shop/contract'
import siteData from '../public/data.json' with { type: 'json' }
import { clickAdd, products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

/** An answer is read with the schemas of its own domain; a page without answers needs no zod. */

/** Collects the scripts that a page requests, by their paths. */
const scriptsOf = (page: Page) => {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.text())
  })
  return scripts
}

const textOf = async (scripts: ReturnType<typeof scriptsOf>) =>
  (await Promise.all(scripts.values())).join()

/** The domains of the contract whose calls are in the scripts, with their schemas. */
const domainsIn = async (scripts: ReturnType<typeof scriptsOf>) => {
  const text = await textOf(scripts)
  const domains = Object.entries(contract).filter(([, routes]) =>
    Object.values(routes).some(({ summary }) => text.includes(summary)),
  )
  return domains.map(([domain]) => domain)
}

/** A name that only zod has. */
const zod = '$ZodError'

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
    const scripts = scriptsOf(page)
    await page.goto(path)
    await untilRestored(page)
    await page.reload()
    await untilRestored(page)
    await expect(page.getByRole('contentinfo')).toContainText(taxStatement)
    expect(await domainsIn(scripts)).toEqual([])
    expect(await textOf(scripts)).not.toContain(zod)
  })
}

test('a list requests the schemas of the catalogue, and an Add those of the cart', async ({
  page,
}) => {
  await page.route('**/home-page/products', async (route) => {
    const response = await route.fetch()
    const [first, ...others] = (await response.json()).data
    await route.fulfill({ json: { data: [{ ...first, product_name: 'Read anew' }, ...others] } })
  })
  const scripts = scriptsOf(page)
  await page.goto('/category')
  await expect(page.getByRole('main')).toContainText('Read anew')
  expect(await domainsIn(scripts)).toEqual(['catalog'])
  expect(await textOf(scripts)).toContain(zod)
  await clickAdd(page, products.book)
  expect(await domainsIn(scripts)).toEqual(['catalog', 'cart'])
})
