import { measureInRounds, measureInteraction, measureLongestFrame, throttleCpu } from './support/interactions.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Interaction times on long lists with a throttled CPU. */

test('paging, searching, sorting and scrolling 300 products stays under the time limit', async ({ page, api }) => {
  test.slow()
  await api.reset('many-products')
  await page.goto('/category')
  const count = page.getByRole('status').filter({ hasText: /products?/ })
  await expect(count).toHaveText('300 products, page 1 of 13')
  await throttleCpu(page)
  // Not by role: computing the names of all elements is a task of the page, and would be measured.
  const search = page.locator('main input[type=search]')
  const order = page.locator('main select')
  const add = page.locator('article button[aria-label^=Add]').first()
  const nextPage = page.locator('a[rel=next]')

  await measureInRounds(async () => {
    const scroll = await measureLongestFrame(page)
    const next = await measureInteraction(page, () => nextPage.click())
    await expect(count).toHaveText('300 products, page 2 of 13')
    const type = await measureInteraction(page, () => search.pressSequentially('emotional'))
    const found = await measureInteraction(page, () => search.press('Enter'))
    await expect(count).toContainText('for “emotional”')
    const all = await measureInteraction(page, async () => {
      await search.fill('')
      await search.press('Enter')
    })
    await expect(count).toHaveText('300 products, page 1 of 13')
    // By key, since Event Timing does not count a selection by script.
    const sort = await measureInteraction(page, () => order.press('ArrowDown'))
    await expect(order).toHaveValue('price_asc')
    const added = await measureInteraction(page, () => add.click())
    await expect(page.getByTestId('cart-badge')).toBeVisible()
    const openCart = await measureInteraction(page, () => page.locator('header [aria-label^="Open your cart"]').click())
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await order.press('ArrowUp')
    await expect(order).toHaveValue('featured')
    return {
      scroll,
      'next-page': next,
      type,
      'search-few': found,
      'search-all': all,
      sort,
      'add-to-cart': added,
      openCart,
    }
  })
})

test('paging and searching 500 orders stays under the time limit', async ({ page, api }) => {
  test.slow()
  await api.reset('many-orders')
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Orders')
  const main = page.getByRole('main')
  const firstPage = main.getByText('500 orders, page 1 of 50')
  await expect(firstPage).toBeVisible()
  await throttleCpu(page)
  const pages = main.getByRole('navigation', { name: /orders/i })
  const search = main.getByRole('searchbox', { name: 'Order number' })

  await measureInRounds(async () => {
    const next = await measureInteraction(page, () => pages.getByRole('link', { name: /next/i }).click())
    await expect(main.getByText('page 2 of 50')).toBeVisible()
    const last = await measureInteraction(page, () => pages.getByRole('link', { name: /50/ }).click())
    await expect(main.getByText('page 50 of 50')).toBeVisible()
    const type = await measureInteraction(page, () => search.pressSequentially('MANY-14'))
    const found = await measureInteraction(page, () => search.press('Enter'))
    await expect(main.getByText(/MANY-14/).first()).toBeVisible()
    const scroll = await measureLongestFrame(page)
    await search.fill('')
    await search.press('Enter')
    await expect(firstPage).toBeVisible()
    return { next, last, type, search: found, scroll }
  })
})
