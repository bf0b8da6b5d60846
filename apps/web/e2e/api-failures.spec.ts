import {
  clearFaults,
  failEveryCall,
  releaseHeldCall,
  runRetries,
  truncated,
} from './support/faults.ts'
import { openHydrated } from './support/hydration.ts'
import { addToCart, products, setFault, storeCart } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

test('shows a skeleton until the products have loaded', async ({ page, api }) => {
  await setFault(api, 'catalog.products', { kind: 'hold' })
  // A page that is not prerendered with the products. Before hydration, the link would load the
  // prerendered products.
  await openHydrated(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByText('Loading the products')).toBeAttached()
  await releaseHeldCall(api)
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

// account-panels.spec.ts has the panels of the account, and client.test.ts the other failures.
test('each page shows an error for a truncated response, and recovers on retry', async ({
  page,
  api,
  pageConsole,
}) => {
  test.slow()
  pageConsole.expect(/net::ERR_/)
  pageConsole.expect(/404.*product\/999/)
  await storeCart(page)
  await page.clock.install()
  for (const { path, operation, error, content, kept = [], level = 2 } of [
    {
      path: '/category',
      operation: 'catalog.products',
      error: 'Prices may have changed',
      content: /^RM/,
    },
    {
      path: '/product/detail?id=8',
      operation: 'catalog.product',
      error: 'Prices may have changed',
      content: /^RM/,
      // The prerendered product stays readable.
      kept: ['Five Dimensions: An Introduction'],
    },
    {
      path: '/product/detail?id=999',
      operation: 'catalog.product',
      error: 'The products could not be loaded',
      content: 'Product not found',
      level: 1,
    },
    {
      path: '/trainers',
      operation: 'trainers.list',
      error: 'The trainers could not be loaded',
      content: 'Certification',
    },
  ]) {
    await test.step(path, async () => {
      await failEveryCall(api, operation, truncated)
      await page.goto(path)
      await runRetries(page, page.getByRole('heading', { name: error, level }))
      await expect(page.getByText(/^We could not reach the shop\./)).toBeVisible()
      for (const text of kept)
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      await expect(page.getByTestId('cart-badge')).toHaveText('1')
      await clearFaults(api)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: error, level })).toBeHidden()
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
    })
  }
})

test('keeps the quantity when the response of a cart update or removal is lost', async ({
  page,
  api,
  pageConsole,
}) => {
  // Requirements §8: a cart failure is logged only.
  pageConsole.expect(/The cart update failed/)
  pageConsole.expect(/net::ERR_/)
  pageConsole.expect(/404/)
  await storeCart(page)
  await page.goto('/cart')
  const quantity = page.getByRole('status', { name: 'Quantity' })
  await setFault(api, 'cart.update', truncated)
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('button', { name: /^One fewer/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^One more/ })).toBeEnabled()
  await expect(quantity).toHaveText('1')
  // The server has two now. One more of the one that is shown makes two.
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(quantity).toHaveText('2')

  await setFault(api, 'cart.update', truncated)
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('button', { name: /^One more/ })).toBeEnabled()
  const settled = page.waitForResponse((response) => response.url().endsWith('/api/v1/cart'))
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  // The checkout brings the cart back to what it shows.
  expect((await (await settled).json()).cart.items[0].quantity).toBe(2)

  await addToCart(page, products.profile)
  await page.goto('/cart')
  await setFault(api, 'cart.removeItem', truncated)
  await page.getByRole('button', { name: `Remove ${products.book.name}` }).click()
  await expect(page.getByRole('main').getByText(products.book.name)).toBeHidden()
  await expect(page.getByRole('main').getByText(products.profile.name)).toBeVisible()
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(quantity).toHaveText('2')
})

test('an Add whose response was lost is not added twice by the next press', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/The cart update failed/)
  pageConsole.expect(/net::ERR_/)
  await page.goto(`/product/detail/${products.book.id}`)
  await setFault(api, 'cart.update', truncated)
  const add = page.getByRole('button', { name: /Add to cart: |try again: / }).first()
  await add.click()
  await expect(add).toHaveText('Not confirmed, try again')
  await add.click()
  await expect(page.getByText(`${products.book.name} is in your cart.`)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText('1')
})
