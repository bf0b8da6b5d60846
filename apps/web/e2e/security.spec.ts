import { recordPolicyViolations } from './support/content-security-policy.ts'
import { cardPage, orderToCardPage, payByCard } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// accessibility.spec.ts watches the policy on every route; page-headers.test.ts checks the headers of each page.
for (const path of ['/', '/category', '/orderdetails/unknown']) {
  test(`the browser refuses nothing on ${path}, also after the page is idle`, { tag: ['@V1.3.2', '@V3.4.3'] }, async ({
    page,
  }) => {
    const violations = await recordPolicyViolations(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await violations()).toEqual([])
  })
}

test('the browser refuses nothing while a shopper fills the cart and is told so', async ({ page }) => {
  const violations = await recordPolicyViolations(page)
  await page.goto('/category')
  await page.getByRole('button', { name: /^Add/ }).first().click()
  // The toast and the drawer bring styles of their own.
  const toast = page.getByRole('button', { name: /is in your cart/ })
  await expect(toast).toBeVisible()
  // Its rules have come too: top-centre is the toast library's own style.
  const box = await toast.boundingBox()
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(20)
  expect(box?.y).toBeLessThan(100)
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('the browser refuses nothing in the account of a customer', async ({ page, api }) => {
  test.slow()
  const violations = await recordPolicyViolations(page)
  const { orderTxnId } = await signInCustomer(page, api)
  for (const path of [
    '/profile',
    '/profile?tab=Orders',
    '/profile?tab=Tests',
    '/profile?tab=Wishlist',
    '/profile?tab=Notifications',
    '/profile?tab=Password',
    `/orderdetails/${orderTxnId}`,
    `/invoice?txnId=${orderTxnId}`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(await violations(), path).toEqual([])
  }
})

test('the browser refuses nothing from the shelf over the card page to the receipt', { tag: ['@V3.4.3'] }, async ({
  page,
}) => {
  // The list outlives the way from page to page.
  const refused: string[] = []
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what))
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tellRefusal(violatedDirective + ' ' + blockedURI))",
  )
  await orderToCardPage(page)
  await expect(page).toHaveURL(cardPage)
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Thanks for your order!' })).toBeVisible()
  expect(refused).toEqual([])
})

test('a script that found its way into the page does not run, and the watch of these tests sees it refused', {
  tag: ['@V3.4.3'],
}, async ({ page, pageConsole }) => {
  pageConsole.expect(/Content Security Policy|Content-Security-Policy/i)
  const violations = await recordPolicyViolations(page)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = "document.title = 'taken over'"
    document.body.append(script)
  })
  await expect(page).not.toHaveTitle('taken over')
  await expect.poll(async () => (await violations()).join()).toContain('script-src-elem inline')
})

test('an address that no page has answers 404, with a page that says so', async ({ page, pageConsole }) => {
  pageConsole.expect(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible()
})

for (const path of ['/account/signin', '/account/signup', '/reset-password?email=a%40example.com&token=t']) {
  test(`a password may be pasted, and a password manager finds its field, on ${path}`, { tag: ['@V6.2.7'] }, async ({
    page,
  }) => {
    await page.goto(path)
    const field = page.getByRole('textbox', { name: /^(New )?Password$/ })
    await expect(field).toHaveAttribute('autocomplete', /^(current|new)-password$/)
    const refused = await field.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Customer#2')
      return !input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    expect(refused).toBe(false)
  })
}
