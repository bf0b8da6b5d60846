import type { Page } from '@playwright/test'
import { release } from './support/faults.ts'
import { addToCart, cartItems, fault, products, requestsOf } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

const line = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` })
const plus = (page: Page, name: string) => page.getByRole('button', { name: `One more: ${name}` })
const minus = (page: Page, name: string) => page.getByRole('button', { name: `One fewer: ${name}` })
const quantity = (page: Page, name: string) => line(page, name).getByRole('status', { name: 'Quantity' })

const shortProfile = { id: 2, name: 'LPI Short Profile' }
const team = { id: 4, name: 'LPI Team Profile' }
const classroom = { id: 5, name: 'LPI Classroom Profile' }
const career = { id: 6, name: 'Career Test' }

/** Presses plus as long as the rules allow, waiting for each answer. */
const pressPlus = async (page: Page, name: string, times: number) => {
  for (let pressed = 0; pressed < times; pressed += 1) {
    const before = Number(await quantity(page, name).textContent())
    await plus(page, name).click()
    await expect(quantity(page, name)).toHaveText(String(before + 1))
  }
}

test('minus is disabled at the minimum', async ({ page }) => {
  await addToCart(page, team)
  await page.goto('/cart')
  await expect(quantity(page, team.name)).toHaveText('5')
  await expect(minus(page, team.name)).toBeDisabled()
  await pressPlus(page, team.name, 1)
  await expect(minus(page, team.name)).toBeEnabled()
})

test('plus is disabled once all individual tests together reach the maximum', async ({ page }) => {
  await addToCart(page, products.profile)
  await addToCart(page, shortProfile)
  await page.goto('/cart')
  await pressPlus(page, products.profile.name, 8)
  await expect(quantity(page, products.profile.name)).toHaveText('9')
  await expect(plus(page, products.profile.name)).toBeDisabled()
  await expect(plus(page, shortProfile.name)).toBeDisabled()
})

test('plus is disabled once all group tests together reach the maximum', async ({ page, api }) => {
  await addToCart(page, team)
  await addToCart(page, classroom)
  const cartUid = await page.evaluate((): string => {
    const stored: { cartuid?: string } = JSON.parse(localStorage.getItem('cart-data') ?? '{}')
    return JSON.parse(stored.cartuid ?? '""')
  })
  // 15 are in the cart; the API takes it to one below the maximum of 50, the browser presses the last one.
  for (let step = 0; step < 34; step += 1) {
    await api.calls().cart.update({ body: { cart_uid: cartUid, quantity: 1, product_id: team.id, type: 'lpigroup' } })
  }
  await page.goto('/cart')
  await plus(page, classroom.name).click()
  await expect(quantity(page, classroom.name)).toHaveText('11')
  await expect(quantity(page, team.name)).toHaveText('39')
  await expect(plus(page, classroom.name)).toBeDisabled()
  await expect(plus(page, team.name)).toBeDisabled()
})

test('plus is disabled for any other product at its own maximum alone', async ({ page }) => {
  await addToCart(page, career)
  await addToCart(page, products.book)
  await page.goto('/cart')
  await pressPlus(page, career.name, 4)
  await expect(plus(page, career.name)).toBeDisabled()
  await expect(plus(page, products.book.name)).toBeEnabled()
})

test('ten fast clicks on plus add ten', async ({ page, api }) => {
  await addToCart(page, products.book)
  await page.goto('/cart')
  const button = plus(page, products.book.name)
  await button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) element.click()
  })
  await expect(quantity(page, products.book.name)).toHaveText('11')
  await page.reload()
  await expect(quantity(page, products.book.name)).toHaveText('11')
  expect(await requestsOf(api, 'cart.update')).toHaveLength(11)
})

test('a double click on a product adds it once, by its smallest number', async ({ page, api }) => {
  await page.goto(`/product/detail?id=${team.id}`)
  await page
    .getByRole('button', { name: `: ${team.name}` })
    .first()
    .dblclick()
  await expect(page.getByText(`${team.name} is in your cart.`)).toBeVisible()
  await page.goto('/cart')
  await expect(quantity(page, team.name)).toHaveText('5')
  expect(await requestsOf(api, 'cart.update')).toHaveLength(1)
})

test('while a change is in flight the buttons are disabled', async ({ page, api }) => {
  await addToCart(page, products.book)
  await page.goto('/cart')
  await fault(api, 'cart.update', { kind: 'hold' })
  await plus(page, products.book.name).click()
  await expect(plus(page, products.book.name)).toBeDisabled()
  await expect(page.getByRole('button', { name: `Remove ${products.book.name}` })).toBeDisabled()
  await release(api)
  await expect(quantity(page, products.book.name)).toHaveText('2')
})

test('a stale cart number gives a fresh cart, without a loop', async ({ page, api }) => {
  await addToCart(page, products.book)
  await api.reset()
  await addToCart(page, products.book)
  await expect.poll(() => cartItems(page)).toBe(1)
  expect(await requestsOf(api, 'cart.update')).toHaveLength(1)
})

test('the sidebar leads to the checkout only when there is something in the cart', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open your cart' }).click()
  const sidebar = page.getByRole('dialog', { name: 'Your Cart' })
  await expect(sidebar.getByText('Your cart is empty.')).toBeVisible()
  await expect(sidebar.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await addToCart(page, products.book)
  await page.getByRole('button', { name: 'Open your cart' }).click()
  await sidebar.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('main')).toBeFocused()
})
