import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contract } from '@shop/contract'
import { changeProducts } from './support/change-response.ts'
import { changeSettings } from './support/hydration.ts'
import { products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

/** A response is read with the schemas of its own domain; a page without responses needs no zod. */

const siteFolder = new URL('../dist/client/', import.meta.url)

/** Collects the scripts that a page requests, by their paths. */
const scriptsOf = (page: Page) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

const textOf = (scripts: ReadonlySet<string>) =>
  [...scripts].map((path) => readFileSync(new URL(`.${path}`, siteFolder), 'utf8')).join()

/** The domains of the contract whose calls are in the scripts, with their schemas. */
const domainsIn = (scripts: ReadonlySet<string>) => {
  const text = textOf(scripts)
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
    await changeSettings(page, { tax_statement: taxStatement })
    const scripts = scriptsOf(page)
    await page.goto(path)
    await untilRestored(page)
    await page.reload()
    await untilRestored(page)
    await expect(page.getByRole('contentinfo')).toContainText(taxStatement)
    expect(domainsIn(scripts)).toEqual([])
    expect(textOf(scripts)).not.toContain(zod)
  })
}

test('a list requests the schemas of the catalogue, and an Add those of the cart', async ({
  page,
  world,
}) => {
  await changeProducts(page, world, ([first, ...others]) => [
    { ...first, product_name: 'Read anew' },
    ...others,
  ])
  const scripts = scriptsOf(page)
  await page.goto('/category')
  await expect(page.getByRole('main')).toContainText('Read anew')
  expect(domainsIn(scripts)).toEqual(['catalog'])
  expect(textOf(scripts)).toContain(zod)
  await page.getByRole('button', { name: `Add to cart: ${products.book.name}` }).click()
  await expect(page.getByTestId('cart-badge')).toBeVisible()
  expect(domainsIn(scripts)).toEqual(['catalog', 'cart'])
})
