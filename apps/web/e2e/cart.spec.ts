import type { Page } from '@playwright/test'
import { failEveryCall, releaseHeldCall, unavailable } from './support/faults.ts'
import {
  addButton,
  addToCart,
  cartItems,
  payButton,
  products,
  requestsOf,
  setFault,
  storeCart,
} from './support/purchase.ts'
import { expect, test } from './support/test.ts'

const line = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` })
const plus = (page: Page, name: string) => page.getByRole('button', { name: `One more: ${name}` })
const minus = (page: Page, name: string) => page.getByRole('button', { name: `One fewer: ${name}` })
const quantity = (page: Page, name: string) =>
  line(page, name).getByRole('status', { name: 'Quantity' })

const shortProfile = { id: 2, name: 'LPI Short Profile' }
const team = { id: 4, name: 'LPI Team Profile' }

test('plus is disabled at the maximum of tests, and an ebook has no quantity buttons', async ({
  page,
}) => {
  await addToCart(page, { id: 12, name: 'Five Dimensions (ebook)' })
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('Quantity 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Ebook', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^One (more|fewer)/ })).toHaveCount(0)
  await expect(page.getByText('Limit reached')).toBeHidden()
  await addToCart(page, products.profile)
  await addToCart(page, shortProfile)
  await page.goto('/cart')
  const typed = line(page, products.profile.name).getByRole('textbox')
  await typed.fill('9')
  await typed.press('Enter')
  await expect(quantity(page, products.profile.name)).toHaveText('9')
  await expect(plus(page, products.profile.name)).toBeDisabled()
  await expect(plus(page, shortProfile.name)).toBeDisabled()
})

test('a cart line is disabled during an update, and ten fast clicks on plus add ten items', async ({
  page,
  api,
}) => {
  await storeCart(page)
  await page.goto('/cart')
  const button = plus(page, products.book.name)
  await setFault(api, 'cart.update', { kind: 'hold' })
  await button.press('Enter')
  await expect(button).toBeDisabled()
  await expect(page.getByRole('button', { name: `Remove ${products.book.name}` })).toBeDisabled()
  await releaseHeldCall(api)
  await expect(quantity(page, products.book.name)).toHaveText('2')
  await expect(button).toBeFocused()
  await button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) element.click()
  })
  await expect(quantity(page, products.book.name)).toHaveText('12')
  await page.reload()
  await expect(quantity(page, products.book.name)).toHaveText('12')
  expect(await requestsOf(api, 'cart.update')).toHaveLength(12)
})

test('a double click on the add button adds the minimum once, and steps are of one', async ({
  page,
  api,
}) => {
  await page.goto(`/product/detail?id=${team.id}`)
  await addButton(page, team).dblclick()
  await expect(page.getByText(`${team.name} is in your cart.`)).toBeVisible()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(quantity(page, team.name)).toHaveText('5')
  await expect(minus(page, team.name)).toBeDisabled()
  expect(await requestsOf(api, 'cart.update')).toHaveLength(1)
  const typed = line(page, team.name).getByRole('textbox')
  await typed.fill('8')
  await typed.press('Enter')
  await expect(quantity(page, team.name)).toHaveText('8')
  await expect(minus(page, team.name)).toBeEnabled()
  await expect(page.getByRole('main')).toContainText('RM 75.00 per seat')
  await expect(plus(page, team.name)).toBeEnabled()
  expect(await requestsOf(api, 'cart.update')).toHaveLength(4)
  await typed.fill('1')
  await typed.blur()
  await expect.poll(async () => (await requestsOf(api, 'cart.update')).length).toBe(7)
  await expect(page.getByText('At least 5 per order.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Minimum 5')).toBeVisible()
  await expect(quantity(page, team.name)).toHaveText('5')
  await expect(page.getByText('RM 375.00')).toHaveCount(2)
})

test('a removed product and a cleared cart are back after Undo', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await addToCart(page, team)
  await addToCart(page, products.book)
  await page.goto('/cart')
  await plus(page, products.book.name).click()
  await expect(quantity(page, products.book.name)).toHaveText('2')
  await page.getByRole('button', { name: `Remove ${team.name}` }).click()
  await expect(line(page, team.name)).toBeHidden()
  // The second press of a double click is on the next product, which has moved up.
  await page
    .getByRole('button', { name: `Remove ${products.book.name}` })
    .dispatchEvent('click', { detail: 2 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, team.name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('button', { name: `Remove ${products.book.name}` }).click()
  await expect(line(page, products.book.name)).toBeHidden()
  await expect(page.getByRole('list', { name: 'Items of your cart' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(quantity(page, products.book.name)).toHaveText('2')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: `Remove ${team.name}` }).press('Enter')
  await expect(line(page, team.name)).toBeHidden()
  await page.getByRole('button', { name: `Remove ${products.book.name}` }).press('Enter')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  for (const { name } of [products.book, team]) {
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(line(page, name)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Clear the cart' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { name: 'Popular in our shop' })).toBeAttached()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(quantity(page, team.name)).toHaveText('5')
  await expect(quantity(page, products.book.name)).toHaveText('2')
})

test('says so when Undo could not restore the cart', async ({ page, api, pageConsole }) => {
  pageConsole.expect(/status of 503/)
  pageConsole.expect(/The cart update failed/)
  await storeCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: `Remove ${products.book.name}` }).click()
  await failEveryCall(api, 'cart.update', unavailable)
  await page.getByRole('button', { name: 'Undo' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Not all of it is back' })
  await expect(failure).toBeVisible()
})

test('the button that clears the cart keeps the focus when its request fails', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/status of 400/)
  pageConsole.expect(/Clearing the cart failed/)
  await storeCart(page)
  await page.goto('/cart')
  await setFault(api, 'cart.clear', { kind: 'status', status: 400 })
  const clear = page.getByRole('button', { name: 'Clear the cart' })
  await clear.press('Enter')
  await expect.poll(() => requestsOf(api, 'cart.clear')).toHaveLength(1)
  await expect(clear).toBeEnabled()
  await expect(clear).toBeFocused()
})

test('Pay is disabled while the cart still changes', async ({ page, api }) => {
  await storeCart(page)
  await page.goto('/cart')
  await setFault(api, 'cart.update', { kind: 'hold' })
  await plus(page, products.book.name).click()
  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(payButton(page)).toBeDisabled()
  await releaseHeldCall(api)
  await expect(payButton(page)).toBeEnabled()
  await expect(payButton(page)).toContainText('110.00')
})

test('replaces a cart that the server no longer knows, and says what it held', async ({
  page,
  api,
}) => {
  await addToCart(page, products.book)
  await api.reset()
  await addToCart(page, products.profile)
  await expect(page.getByText(`no longer available. It held: ${products.book.name}.`)).toBeVisible()
  await expect.poll(() => cartItems(page)).toBe(1)
  expect(await requestsOf(api, 'cart.update')).toHaveLength(1)
})
