import type { Page } from '@playwright/test'
import type { ProductDetail } from '@shop/contract'
import { changeProducts, changeResponse } from './support/change-response.ts'
import { releaseHeldCall, waitForHeldCall } from './support/faults.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { recordShifts } from './support/layout-shifts.ts'
import { addButton, cartItems, clickAdd, products, setFault } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

/**
 * The pages are prerendered with the mock's default catalogue, and each test has a world of its
 * own. test/prerendered-catalogue.test.ts checks the HTML. A hydration mismatch fails a test by its
 * console message.
 */

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) =>
  main(page).getByRole('article').filter({ hasText: name }).first()

for (const path of ['/category', '/']) {
  test(`${path} shows a price that changed after the build, without a layout shift`, async ({
    page,
    api,
    world,
  }) => {
    await changeProducts(page, world, (list) =>
      list.map((product) => ({ ...product, product_price: 1234.5 })),
    )
    await setFault(api, 'catalog.products', { kind: 'hold' })
    const shiftsOf = await recordShifts(page)
    await page.goto(path)
    await expect(main(page).getByRole('article').first()).toContainText(/RM/)
    await waitForHeldCall(api)
    await expect(main(page).getByText('RM 1,234.50')).toHaveCount(0)
    await releaseHeldCall(api)
    await expect(main(page).getByText('RM 1,234.50').first()).toBeAttached()
    // Some fonts move a price by a part of a pixel.
    expect(await shiftsOf()).toBeCloseTo(0, 3)
  })
}

test('/product/detail?id=8 shows the price of the API without a layout shift', async ({
  page,
  world,
}) => {
  await changeResponse<{ data: ProductDetail }>(page, world, '**/api/v1/product/*', ({ data }) => ({
    data: { ...data, product_price: 61.5 },
  }))
  const shiftsOf = await recordShifts(page)
  await page.goto('/product/detail?id=8')
  await expect(main(page).getByText('RM 61.50')).toBeVisible()
  await expect(main(page).getByText('RM 55.00')).toHaveCount(0)
  const structuredData = page.locator('script[type="application/ld+json"]').first()
  expect(await structuredData.textContent()).toContain('"price":"61.50"')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/product\/detail\/8$/,
  )
  await expect(page).toHaveURL('/product/detail?id=8')
  expect(await shiftsOf()).toBe(0)
})

test('a product that is newer than the build is in the list, and a removed one is not', async ({
  page,
  api,
  world,
}) => {
  const detail = await api.calls().catalog.product({ params: { id: products.book.id } })
  if (detail.status !== 200) throw new Error(`catalog.product: ${detail.status}`)
  const fresh = { product_id: 900, product_name: 'A New Book', product_price: 77 }
  await changeProducts(page, world, (list) =>
    list.map((product) =>
      product.product_id === products.book.id ? { ...product, ...fresh } : product,
    ),
  )
  await page.route('**/api/v1/product/900', (route) =>
    route.fulfill({ json: { data: { ...detail.body.data, ...fresh } } }),
  )
  await page.goto('/category')
  await expect(card(page, products.book.name)).toBeHidden()
  await card(page, fresh.product_name).getByRole('link').click()
  await expect(page).toHaveURL('/product/detail/900')
  for (const path of ['/product/detail/900', '/product/detail?id=900']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: fresh.product_name })).toBeVisible()
    await expect(main(page).getByText('RM 77.00')).toBeVisible()
    await expect(page).toHaveTitle(/^A New Book/)
  }
})

test('the page of a removed product says so and is kept out of search engines', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await page.route(`**/api/v1/product/${products.book.id}`, (route) =>
    route.fulfill({
      status: 404,
      json: { message: 'There is no such product.', code: 'product_not_found' },
    }),
  )
  await page.goto(`/product/detail/${products.book.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Product not found/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Popular in our shop' })).toBeVisible()
  await page.goto('/product/detail/none')
  await expect(page).toHaveTitle(/^Product not found/)
})

test('Back and Forward restore the place in a page, and a link starts at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/category')
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  const link = card(page, products.book.name).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const position = await scrollY()
  expect(position).toBeGreaterThan(640)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: products.book.name })).toBeVisible()
  await expect.poll(scrollY).toBe(0)
  await page.goBack()
  await expect(link).toBeInViewport()
  // A press may scroll the page by a few pixels first.
  const isAtPlace = async () => Math.abs((await scrollY()) - position) < 100
  await expect.poll(isAtPlace).toBe(true)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: products.book.name })).toBeInViewport()
  await expect.poll(scrollY).toBe(0)
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(isAtPlace).toBe(true)
})

test('before hydration, shows the list only where the URL has no filter', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/category?utm_source=mail', { waitUntil: 'commit' })
  await expect(card(page, products.profile.name)).toBeVisible()
  await page.goto('/category?type=book', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Books and ebooks' })).toBeVisible()
  await expect(card(page, products.profile.name)).toBeHidden()
  releaseScripts()
  await expect(card(page, products.book.name)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Books and ebooks' })).toBeVisible()
  await expect(card(page, products.profile.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
})

test('a product that is added before hydration joins the stored cart', async ({ page }) => {
  await page.goto(`/product/detail/${products.profile.id}`)
  await clickAdd(page, products.profile)
  const releaseScripts = await holdScripts(page)
  await page.goto(`/product/detail/${products.book.id}`, { waitUntil: 'commit' })
  await addButton(page, products.book).click()
  releaseScripts()
  await expect(page.getByText(`${products.book.name} is in your cart.`)).toBeVisible()
  expect(await cartItems(page)).toBe(2)
})
