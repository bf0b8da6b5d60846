import { expect, test } from './fixtures/test.ts'
import { addToCart, products } from './purchase-steps.ts'

/** Addresses, stored values and answers are anybody's: none of them runs, leads away, or costs the shopper the cart. */

const script = '<img src=x onerror="document.title=\'taken over\'"><script>document.title="taken over"</script>'

test('a success page that somebody made up clears nothing and runs nothing', async ({ page }) => {
  await addToCart(page, products.book)
  const query = new URLSearchParams({ txnId: script, txndate: script, txnAmount: '1e9', msg: script })
  await page.goto(`/success?${query}`)
  await expect(
    page.getByRole('heading', { name: 'Thanks for your order!' }).or(page.getByRole('heading').first()),
  ).toBeVisible()
  await expect(page.locator('main img[src="x"], main script')).toHaveCount(0)
  await page.goto('/cart')
  await expect(page.getByText(products.book.name)).toBeVisible()
  await expect(page).not.toHaveTitle('taken over')
})

for (const value of [
  '{broken',
  'null',
  '[]',
  '{"cart":"{\\"cart_id\\":\\"x\\",\\"items\\":[{}]}","cartuid":"7"}',
  `{"user":"{\\"first_name\\":\\"${'a'.repeat(10)}\\"}","token":"\\"t\\"","isAuthorized":"true"}`,
  '{"__proto__":"{\\"isAuthorized\\":true}","isAuthorized":"\\"yes\\""}',
]) {
  test(`a stored value that nobody can believe is as if there were none: ${value.slice(0, 30)}`, async ({ page }) => {
    await page.addInitScript((text) => {
      for (const key of ['auth-data', 'cart-data', 'checkout-data', 'payment-data']) localStorage.setItem(key, text)
    }, value)
    await addToCart(page, products.book)
    await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/account\/signin/)
  })
}

for (const next of [
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
]) {
  test(`nobody is sent to ${next} after signing in`, async ({ page }) => {
    await page.goto(`/account/signin?next=${encodeURIComponent(next)}`)
    await page.getByRole('textbox', { name: 'Email' }).fill('customer@example.com')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Customer#1')
    await page
      .locator('main')
      .getByRole('button', { name: /login|sign in/i })
      .click()
    await expect(page.getByLabel(/^Account of/)).toBeVisible()
    await expect(page).toHaveURL(/^http:\/\/[\w-]+\.localhost:\d+\/$/)
  })
}

for (const address of [
  'https://evil.example/pay',
  'javascript:document.title="taken over"',
  'http://checkout.stripe.com/x',
  '//evil.example',
]) {
  test(`a payment is not handed to ${address}`, async ({ page }) => {
    await page.route('**/api/v1/order/st/create-payment', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ clientSecret: address }) }),
    )
    let left = false
    page.on('request', (request) => {
      if (/evil|stripe/.test(new URL(request.url()).hostname)) left = true
    })
    await page.goto('/stripecheckout?txnId=TXN-0000000000000000')
    await expect(
      page
        .getByRole('button')
        .or(page.getByRole('link', { name: /Go to|Back|cart/i }))
        .first(),
    ).toBeVisible({ timeout: 20_000 })
    expect(left).toBe(false)
    await expect(page).toHaveURL(/\/stripecheckout/)
    await expect(page).not.toHaveTitle('taken over')
  })
}
