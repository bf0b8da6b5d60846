// cspell:ignore inteligence
/** Ten journeys in other engines than Chromium: `pnpm e2e:engines`. */
import { expect, vi } from 'vitest'
import type { MockApi } from '../support/mock-api.ts'
import { journey } from './journey.ts'
import type { Shopper } from './shopper.ts'

const book = { id: 8, name: 'Five Dimensions: An Introduction' }
const profile = { id: 1, name: 'LPI Personality Profile' }
const team = { id: 4, name: 'LPI Team Profile' }

const add = async (shopper: Shopper, product: { id: number; name: string }) => {
  await shopper.goTo(`/product/detail/${product.id}`)
  await shopper.click('button', new RegExp(`^Add .*: ${product.name}$`))
  await shopper.sees(`${product.name} is in your cart.`)
}

const signIn = async (shopper: Shopper, email: string, password = 'Customer#1') => {
  await shopper.goTo('/account/signin')
  await shopper.fill('Email', email)
  await shopper.fill('Password', password)
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

journey('a customer’s cart and the guest’s cart are merged at sign-in', async ({ shopper }) => {
  await signIn(shopper, 'customer@example.com')
  await add(shopper, book)
  await signOut(shopper)
  await add(shopper, profile)
  await signIn(shopper, 'customer@example.com')
  await shopper.goTo('/cart')
  await shopper.sees(book.name)
  await shopper.sees(profile.name)
})

journey(
  'a customer resets the password by mail and signs in with the new one',
  async ({ shopper, api }) => {
    await shopper.goTo('/account/forgotpassword')
    await shopper.fill('Email', 'customer@example.com')
    await shopper.click('button', 'Send the reset link')
    await shopper.arrivesAt('/password-link')
    const [mail] = await api.outbox('customer@example.com', 10_000)
    await shopper.open(/https?:\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    await shopper.fill('New Password', 'short')
    await shopper.press('Tab')
    await shopper.sees('New Password must be at least 8 characters')
    await shopper.fill('New Password', 'Customer#2')
    await shopper.fill('Confirm Password', 'Customer#2')
    await shopper.click('button', 'Reset Password')
    await shopper.arrivesAt('/account/signin')
    await shopper.fill('Password', 'Customer#2')
    await shopper.click('button', 'Sign In')
    await shopper.seesButton(/^Account of /)
  },
)

journey('a customer opens an order and its invoice', async ({ shopper }) => {
  await signIn(shopper, 'customer@example.com')
  await shopper.goTo('/orderdetails/SAMPLE-DELIVERED-0001')
  await shopper.sees('Sub Total')
  await shopper.click('link', /invoice/)
  await shopper.arrivesAt('/invoice')
  await shopper.sees('SAMPLE-DELIVERED-0001')
})

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

journey('quantities stay within the limits of the product', async ({ shopper }) => {
  await add(shopper, team)
  await shopper.goTo('/cart')
  await shopper.click('button', `One more: ${team.name}`)
  await vi.waitFor(async () => expect(await shopper.valueOf(/Quantity/)).toBe('6'), {
    timeout: 30_000,
  })
  await shopper.click('button', `One fewer: ${team.name}`)
  await vi.waitFor(async () => expect(await shopper.valueOf(/Quantity/)).toBe('5'), {
    timeout: 30_000,
  })
  const isDisabled = await shopper.evaluate(
    (name) =>
      String(
        document
          .querySelector(`button[aria-label="${name}"]`)
          ?.matches(':disabled, [aria-disabled=true]'),
      ),
    `One fewer: ${team.name}`,
  )
  expect(isDisabled).toBe('true')
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
  await other.sees('SAMPLE-DELIVERED-0001')
  await signOut(shopper)
  await other.noLongerSees('SAMPLE-DELIVERED-0001')
  await other.arrivesAt('/account/signin')
})

journey('a customer changes name and password', async ({ shopper }) => {
  await signIn(shopper, 'new@example.com')
  await shopper.goTo('/profile')
  await shopper.fill('First name', 'Farah')
  await shopper.click('button', 'Save details')
  await shopper.seesButton(/^Account of Farah/)
  await shopper.reload()
  await vi.waitFor(async () => expect(await shopper.valueOf('First name')).toBe('Farah'), {
    timeout: 30_000,
  })
  await shopper.goTo('/profile?tab=Password')
  await shopper.fill('Current password', 'Customer#1')
  await shopper.fill(/^new password$/, 'Customer#2')
  await shopper.click('button', /^(Change|Save|Update).*password/i)
  await shopper.sees(/password (has been|was|is) /i)
})
