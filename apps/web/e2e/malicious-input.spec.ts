import type { Page } from '@playwright/test'
import { changeResponse } from './support/change-response.ts'
import { runRetries, submitSignIn } from './support/faults.ts'
import { addToCart, cartItems, products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

/** Addresses and answers are anybody's: none of them runs, leads away, or costs the shopper the cart. */

const markup = '<img src=x onerror="document.title=\'taken over\'"><script>document.title="taken over"</script>'

/** What somebody wrote stands there as text, and did nothing. */
const onlyText = async (page: Page) => {
  await expect(page.locator('img[src="x"], script:not([type]):text("taken over")')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken over')
}

test('a success page that somebody made up clears nothing, says nothing of theirs and runs nothing', {
  tag: ['@V3.2.2'],
}, async ({ page }) => {
  await addToCart(page, products.book)
  const query = new URLSearchParams({ txnId: markup, txndate: markup, txnAmount: '1e9', msg: markup })
  await page.goto(`/success?${query}`)
  await expect(page.getByRole('heading', { name: 'Thanks for your order!' })).toBeVisible()
  await expect(page.getByText('taken over')).toHaveCount(0)
  await onlyText(page)
  expect(await cartItems(page)).toBe(1)
})

test('a session that somebody made up is no payment: the cart stays', async ({ page, pageConsole }) => {
  pageConsole.expect(/404/)
  await addToCart(page, products.book)
  await page.goto('/st/return?session_id=cs_test_made_up_by_somebody_else')
  await expect(page.getByRole('heading', { name: 'Oops... Payment Failed!' })).toBeVisible()
  expect(await cartItems(page)).toBe(1)
})

for (const path of [
  `/st/return?session_id=${encodeURIComponent(markup)}`,
  `/failed?msg=${encodeURIComponent(markup)}`,
  `/category?q=${encodeURIComponent(markup)}`,
  `/category?sort=constructor&type=__proto__&format=toString`,
  `/product/detail?id=${encodeURIComponent(markup)}`,
  '/product/detail?id=1e308',
  `/password-link?email=${encodeURIComponent(markup)}`,
  `/reset-password?email=${encodeURIComponent(markup)}&token=${encodeURIComponent(markup)}`,
  `/stripecheckout?txnId=${encodeURIComponent('../../auth/signout')}`,
  `/orderdetails/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  `/account/signin?next=${encodeURIComponent(markup)}`,
  '/no/such/page#%E0%A4%A',
  `/about#${encodeURIComponent(markup)}`,
]) {
  test(`an address that somebody wrote shows a page and no more: ${decodeURIComponent(path.replace(/%E0.*/, '')).slice(0, 60)}`, {
    tag: ['@V1.2.3'],
  }, async ({ page, pageConsole }) => {
    if (path.startsWith('/no/such')) pageConsole.expect(/404/)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await onlyText(page)
  })
}

// safe-redirect.test.ts has the other shapes.
for (const next of ['//evil.example', '/\\evil.example']) {
  for (const form of ['signin', 'signup'] as const) {
    test(`nobody is sent to ${JSON.stringify(next)} from ${form}`, { tag: ['@V3.7.2'] }, async ({ page }) => {
      const left: string[] = []
      page.on('request', (request) => {
        if (!/\.localhost:\d+$/.test(new URL(request.url()).host)) left.push(request.url())
      })
      await page.goto(`/account/${form}?next=${encodeURIComponent(next)}`)
      if (form === 'signup') {
        await page
          .getByRole('main')
          .getByRole('link', { name: /log ?in|sign in/i })
          .first()
          .click()
      }
      await expect(page).toHaveURL(/\/account\/signin/)
      await submitSignIn(page)
      await expect(page.getByLabel(/^Account of/)).toBeVisible()
      await expect(page).toHaveURL(/^http:\/\/[\w-]+\.localhost:\d+\/(?!\/)/)
      expect(left).toEqual([])
    })
  }
}

test('a way back that is the shop’s own is kept, also from the sign-up page', async ({ page }) => {
  await page.goto(`/account/signup?next=${encodeURIComponent('/category?q=book')}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /log ?in|sign in/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/account\/signin/)
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/category\?q=book$/)
})

// card-page-url.test.ts has the other shapes.
for (const address of ['https://evil.example/pay', 'javascript:document.title="taken over"']) {
  test(`a payment is not handed to ${address}`, { tag: ['@V1.2.2', '@V3.7.2'] }, async ({ page }) => {
    await page.route('**/api/v1/order/st/create-payment', (route) =>
      route.fulfill({ status: 200, json: { clientSecret: address } }),
    )
    const left: string[] = []
    page.on('request', (request) => {
      if (/evil|stripe/.test(new URL(request.url()).hostname)) left.push(request.url())
    })
    await page.goto('/stripecheckout?txnId=TXN-0000000000000000')
    await expect(page.getByRole('heading', { name: 'We could not start the payment' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('link', { name: 'Back to checkout' })).toBeVisible()
    expect(left).toEqual([])
    await expect(page).toHaveURL(/\/stripecheckout/)
    await expect(page).not.toHaveTitle('taken over')
  })
}

test('the server’s message in a toast is text', { tag: ['@V1.1.2', '@V1.2.1'] }, async ({ page }) => {
  await addToCart(page, products.book)
  const items: readonly unknown[] = []
  await page.route('**/api/v1/cart/*', async (route) => {
    const stored = await page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('cart-data') ?? '{}').cart))
    await route.fulfill({ json: { data: { ...stored, items }, message: markup } })
  })
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await page.getByRole('button', { name: 'Clear the cart' }).click()
  await expect(page.getByRole('status').filter({ hasText: markup })).toBeVisible()
  await onlyText(page)
})

test('the server’s refusal in a toast and beside a field is text', { tag: ['@V3.2.2'] }, async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/4(01|22)/)
  await page.goto('/account/signin')
  await page.route('**/api/v1/auth/signin', (route) =>
    route.fulfill({ status: 401, json: { message: markup, code: 'wrong_credentials' } }),
  )
  await submitSignIn(page)
  await expect(page.getByRole('alert').filter({ hasText: markup })).toBeVisible()
  await page.route('**/api/v1/auth/signin', (route) =>
    route.fulfill({ status: 422, json: { message: 'No.', code: 'validation_failed', errors: { email: [markup] } } }),
  )
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(markup)
  await onlyText(page)
})

/** Lets every product arrive with other fields; answers what the page then asked of elsewhere. */
const changeProducts = async (page: Page, world: string, changes: object) => {
  await changeResponse<{ data: readonly object[] }>(page, world, '**/api/v1/home-page/products', ({ data }) => ({
    data: data.map((product) => ({ ...product, ...changes })),
  }))
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil')) elsewhere.push(request.url())
  })
  return elsewhere
}

test('a product’s texts are text, whatever the server sends', { tag: ['@V1.1.2', '@V1.2.1'] }, async ({
  page,
  world,
}) => {
  await changeProducts(page, world, { product_name: markup, product_summary: markup })
  await page.goto('/category')
  await expect(page.getByRole('main').getByText(markup).first()).toBeVisible()
  await onlyText(page)
})

test('a picture is a file of the uploads area: any other makes the answer none', { tag: ['@V1.2.2'] }, async ({
  page,
  world,
}) => {
  await page.clock.install()
  const elsewhere = await changeProducts(page, world, { product_thumbnail: 'https://evil.example/x.png' })
  await page.goto('/category')
  await runRetries(page, page.getByRole('heading', { name: 'We could not reach the shop' }))
  expect(elsewhere).toEqual([])
})
