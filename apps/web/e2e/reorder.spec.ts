import { changeProducts } from './support/change-response.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page, api }) => {
  await signInCustomer(page, api)
})

test('“Order again” shows an error after a failed update, and adds the rest on retry', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/503|The cart update failed/)
  let calls = 0
  await page.route('**/api/v1/cart', (route) => {
    calls += 1
    return calls === 2 ? route.fulfill({ status: 503, json: {} }) : route.continue()
  })
  await page.goto('/orderdetails/SAMP-WORK-0004')
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'We could not put the whole order in your cart.',
  )
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByTestId('cart-badge')).toHaveText('3')
  const quantity = (name: string) =>
    page.getByRole('main').getByRole('group', { name: `Quantity of ${name}` })
  await expect(quantity('Reading Data: A Student’s Companion').getByRole('status')).toHaveText('2')
  await expect(quantity('LPI Personality Profile').getByRole('status')).toHaveText('1')
  await page.goto('/orderdetails/SAMP-PAID-0005')
  await page.getByRole('button', { name: 'Order again' }).dblclick()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByTestId('cart-badge')).toHaveText('8')
})

test('“Order again” lists the items that are not sold or exceed their maximum', async ({
  page,
  world,
}) => {
  await changeProducts(page, world, (products) =>
    products
      .filter(({ product_id }) => product_id !== 1)
      .map((product) =>
        product.product_id === 14 ? { ...product, max_order_quantity: 3 } : product,
      ),
  )
  await page.goto('/orderdetails/SAMP-WORK-0004')
  await page.getByRole('button', { name: 'Order again' }).click()
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Not everything could be put in your cart' })
  await expect(notice.getByRole('listitem')).toHaveText([
    'LPI Personality Profile is no longer sold.',
  ])
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
  await page.reload()
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(notice.getByRole('listitem')).toHaveText([
    'Reading Data: A Student’s Companion is in your cart only as far as its limit allows.',
    'LPI Personality Profile is no longer sold.',
  ])
  await expect(page.getByTestId('cart-badge')).toHaveText('3')
  await expect(page).toHaveURL(/\/orderdetails\//)
  await notice.getByRole('link', { name: 'See your cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})
