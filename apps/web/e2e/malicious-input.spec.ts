import type { Page } from '@playwright/test'
import { changeResponse } from './support/change-response.ts'
import { cartItems, storeCart } from './support/purchase.ts'
import { fillSignIn, signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/**
 * Untrusted URLs and API responses: no markup runs, no redirect leaves the site, and the cart is
 * kept. security.spec.ts shows that no page accepts text as markup.
 */

const markup =
  '<img src=x onerror="document.title=\'taken over\'"><script>document.title="taken over"</script>'

/** Records the requests to hosts other than that of the test's world. */
const recordForeignRequests = (page: Page): readonly string[] => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (!/\.localhost:\d+$/.test(new URL(request.url()).host)) urls.push(request.url())
  })
  return urls
}

/** The injected markup created no element and ran no script. */
const expectInert = async (page: Page) => {
  await expect(page.locator('img[src="x"], script:not([type]):text("taken over")')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken over')
}

test('forged success URLs and payment sessions show and run nothing, and keep the cart', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await storeCart(page)
  const query = new URLSearchParams({
    txnId: markup,
    txndate: 'tomorrow',
    txnAmount: `1e9${markup}`,
    msg: `Call this number ${markup}`,
  })
  await page.goto(`/success?${query}`)
  await expect(page.getByRole('heading', { name: 'No payment found' })).toBeVisible()
  await expect(page.getByText(/taken over|tomorrow|Call this number|1e9/)).toHaveCount(0)
  await expectInert(page)
  expect(await cartItems(page)).toBe(1)

  await page.goto('/st/return?session_id=cs_test_forged')
  await expect(page.getByRole('heading', { name: 'Oops... Payment Failed!' })).toBeVisible()
  expect(await cartItems(page)).toBe(1)
})

const craftedPaths = [
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
]

test('a crafted URL shows a page and runs no script', async ({ page, pageConsole }) => {
  test.slow()
  pageConsole.expect(/404/)
  for (const path of craftedPaths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      await expectInert(page)
    })
  }
})

test('a slide and a test of a malicious host link to no other site and run no script', async ({
  page,
  api,
  world,
}) => {
  await signInCustomer(page, api)
  // The contract allows the last one.
  const links = ['/\\evil.example', 'javascript:alert(1)', '/\t/evil.example']
  await changeResponse<{ data: readonly object[] }>(
    page,
    world,
    '**/home-page/sliders',
    ({ data }) => ({
      data: links.map((link) => ({ ...data[0], link, link_label: 'Open' })),
    }),
  )
  await changeResponse<{ data: readonly object[] }>(
    page,
    world,
    '**/test-accounts?*',
    ({ data, ...rest }) => ({
      ...rest,
      data: data.map((account) => ({
        ...account,
        status: 'unassigned',
        test_url: 'javascript:alert(1)',
      })),
    }),
  )
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Highlights' })
  await expect(slides.getByRole('link')).toHaveCount(0)
  await expect(slides.getByRole('heading')).toHaveCount(links.length)
  await page.goto('/profile?tab=Tests')
  await expect(page.getByRole('table', { name: /^Seats of / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Start the test/ })).toHaveCount(0)
})

// return-path.test.ts and card-page-url.test.ts have the other shapes.
test('neither a sign-in nor the payment hand-off leads to another site', async ({ page }) => {
  const foreignRequests = recordForeignRequests(page)
  await page.goto(`/account/signin?next=${encodeURIComponent('/\\evil.example')}`)
  await fillSignIn(page)
  await page.route('**/api/v1/order/st/create-payment', (route) =>
    route.fulfill({ status: 200, json: { clientSecret: 'https://evil.example/pay' } }),
  )
  await page.goto('/stripecheckout?txnId=TXN-0000000000000000')
  await expect(page.getByRole('main').getByText('we do not trust')).toBeVisible()
  expect(foreignRequests).toEqual([])
})
