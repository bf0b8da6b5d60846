// cspell:ignore inteligence
/**
 * Journeys in other engines than Chromium, whose forms, focus, storage and network they depend on:
 * `pnpm e2e:engines`.
 */
import { expect } from 'vitest'
import type { MockApi } from '../support/mock-api.ts'
import { journey } from './journey.ts'
import type { Shopper } from './shopper.ts'

const book = { id: 8, name: 'Five Dimensions: An Introduction' }

const add = async (shopper: Shopper, product: { id: number; name: string }) => {
  await shopper.goTo(`/product/detail/${product.id}`)
  await shopper.click('button', new RegExp(`^Add .*: ${product.name}$`))
  await shopper.sees(`${product.name} is in your cart.`)
}

const signIn = async (shopper: Shopper, email: string) => {
  await shopper.goTo('/account/signin')
  await shopper.fill('Email', email)
  await shopper.fill('Password', 'Customer#1')
  await shopper.click('button', 'Sign In')
  await shopper.seesButton(/^Account of /)
  await shopper.arrivesAt('/')
}

const signOut = async (shopper: Shopper) => {
  await shopper.click('button', /^Account of /)
  await shopper.click('menuitem', 'Sign Out')
  await shopper.sees('Logged out successfully.')
  await shopper.arrivesAt('/account/signin')
}

const fillCheckout = async (shopper: Shopper) => {
  await shopper.goTo('/checkout')
  await shopper.fill('First name', 'Aina')
  await shopper.fill('Last name', 'Sample')
  await shopper.fill('Email', 'aina@example.com')
  await shopper.fill('Phone', '+60 12-345 6789')
  await shopper.fill('Address', '1 Jalan Contoh')
  await shopper.fill('Postal code', '46000')
  await shopper.select('State', 'Selangor')
  await shopper.fill('Town or city', 'Petaling Jaya')
}

const payWith = async (shopper: Shopper, card: RegExp) => {
  await shopper.arrivesAt(/\/pay\/cs_test_/)
  await shopper.click('button', card)
  await shopper.click('button', /^Pay RM/)
}

const failCalls = (api: MockApi) =>
  api.control('POST', 'faults', { operation: '*', effect: { kind: 'drop' }, times: 1000 })

journey(
  'a guest buys a book: the card is declined, then approved by 3-D Secure',
  async ({ shopper, api }) => {
    await add(shopper, book)
    await fillCheckout(shopper)
    await shopper.click('button', /^Pay RM/)
    await payWith(shopper, /Declined/)
    await shopper.sees(/declined/)
    await payWith(shopper, /3-D Secure/)
    await shopper.click('button', /^Approve/)
    await shopper.sees('Thanks for your order!')
    await shopper.sees('RM 55.00')
    expect((await api.payments<{ status: string }>()).map(({ status }) => status)).toEqual(['paid'])
    await shopper.goTo('/cart')
    await shopper.sees('Your cart is empty.')
  },
)

journey('the search finds a misspelt product by keyboard', async ({ shopper }) => {
  await shopper.goTo('/about')
  await shopper.click('button', 'Search products')
  await shopper.sees('See all products')
  await shopper.type('emotion inteligence')
  await shopper.sees('See all results for “emotion inteligence”')
  await shopper.press('ArrowDown')
  await shopper.press('Enter')
  await shopper.arrivesAt(/\/product\/detail\/\d+$/)
  await shopper.sees(/Emotional Intelligence/)
})

journey('the cart sidebar is used by keyboard and gives the focus back', async ({ shopper }) => {
  await add(shopper, book)
  await shopper.click('button', /^Open your cart/)
  await shopper.sees('Total Price')
  for (let step = 0; step < 8; step += 1) {
    await shopper.press('Tab')
    const place = await shopper.evaluate(
      () => document.activeElement?.closest('[role=dialog]')?.role ?? 'outside',
    )
    expect(place).toBe('dialog')
  }
  await shopper.press('Escape')
  await shopper.noLongerSees('Total Price')
  expect(await shopper.focusedText()).toMatch(/^Open your cart/)
})

journey(
  'the checkout keeps what was typed while the network is gone, and orders once it is back',
  async ({ shopper, api, expectedErrors }) => {
    expectedErrors.push(/fetch|Network|Cross-Origin|Load failed/i)
    await add(shopper, book)
    await fillCheckout(shopper)
    await failCalls(api)
    await shopper.click('button', /^Pay RM/)
    await shopper.sees(/We could not reach the shop/)
    expect(await shopper.valueOf('Address')).toBe('1 Jalan Contoh')
    await api.control('DELETE', 'faults')
    await shopper.click('button', /^Pay RM/)
    await shopper.arrivesAt(/\/pay\/cs_test_/)
    expect(await api.payments()).toHaveLength(1)
  },
)

journey('a sign-out in one tab signs the other tab out', async ({ shopper, openTab }) => {
  await signIn(shopper, 'customer@example.com')
  const other = await openTab()
  await other.goTo('/profile?tab=Orders')
  await other.sees('SAMP-DONE-0001')
  await signOut(shopper)
  await other.noLongerSees('SAMP-DONE-0001')
  await other.arrivesAt('/account/signin')
})
