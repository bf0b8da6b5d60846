import type { Page } from '@playwright/test'
import { changeResponse } from './support/change-response.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/**
 * Search, status filter and page of the order list are in the URL (requirements §7: order/list).
 */

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Your orders, newest first' }).getByRole('listitem')
/** The numbers of the orders. */
const orders = (page: Page) => cards(page).locator('data')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Order number' })
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' })
const count = (page: Page) => page.getByRole('main').getByText(/^\d+ orders?(?:, page|$)/)
const goToPage = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Pages of orders' })
    .getByRole('link', { name, exact: true })
    .click()

test.describe('with an order in every status', () => {
  test.beforeEach(async ({ page, api }) => {
    await signInCustomer(page, api)
    await page.goto('/profile?tab=Orders')
    await expect(orders(page)).toHaveCount(8)
  })

  test('lists the newest order first, and opens the order whose card is clicked', {
    tag: '@journey',
  }, async ({ page, isSparse }) => {
    await expect(orders(page).first()).toHaveText('SAMP-OPEN-0008')
    await expect(orders(page).last()).toHaveText('SAMP-DONE-0001')
    const card = cards(page).last()
    const facts = isSparse
      ? ['Not stated']
      : [
          '2 Jun 2026',
          'Five Dimensions: An Introduction',
          'and 1 other product',
          'Delivered',
          'RM 105.30',
        ]
    for (const fact of facts) await expect(card).toContainText(fact)
    await expect(card.getByRole('link')).toHaveAccessibleName(/, order SAMP-DONE-0001$/)
    await expect(card.locator('img')).toHaveAttribute(
      'src',
      isSparse ? '/no-picture.svg' : /^\/uploads\//,
    )
    await card.click({ position: { x: 4, y: 4 } })
    await expect(page).toHaveURL(/\/orderdetails\/SAMP-DONE-0001$/)
  })

  test('shows no filter for fewer than ten orders', async ({ page }) => {
    await expect(search(page)).toHaveCount(0)
    await page.goto('/profile?tab=Orders&status=paid')
    await expect(status(page)).toHaveValue('paid')
    await page.getByRole('main').getByRole('combobox').selectOption('Any status')
    await expect(status(page)).toHaveCount(0)
  })
})

test('finds an order by a part of its number and its status, which are in the URL', async ({
  page,
  api,
  world,
}) => {
  await changeResponse<{ total: number }>(page, world, '**/api/v1/order/list*', (list) => ({
    ...list,
    total: list.total === 8 ? 10 : list.total,
  }))
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Orders')
  await search(page).fill(' sent ')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/\/profile\?tab=Orders&txnid=sent$/)
  await expect(count(page)).toHaveText('1 order')
  await page.reload()
  await expect(orders(page)).toHaveText(['SAMP-SENT-0002'])
  await expect(search(page)).toHaveValue('sent')
  await page.goBack()
  await expect(count(page)).toHaveText('10 orders')
  await expect(search(page)).toHaveValue('')

  await status(page).selectOption('Paid')
  await expect(page).toHaveURL(/tab=Orders&status=paid$/)
  await expect(orders(page)).toHaveText(['SAMP-PAID-0005'])
  await search(page).fill('SENT')
  await search(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible()
  await page.goBack()
  await expect(orders(page)).toHaveText(['SAMP-PAID-0005'])
  await expect(status(page)).toHaveValue('paid')
  await page.goForward()
  await expect(orders(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(count(page)).toHaveText('10 orders')
  await expect(page).toHaveURL(/\/profile\?tab=Orders$/)
  await expect(search(page)).toHaveValue('')

  await page.goto('/account/orders?status=lost&page=minus-one')
  await expect(count(page)).toHaveText('10 orders')
  await expect(status(page)).toHaveValue('')
})

test('with five hundred orders, keeps the page in the URL, and a filter starts at page 1', async ({
  page,
  api,
}) => {
  await api.reset('many-orders')
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Orders')
  await expect(count(page)).toHaveText('500 orders, page 1 of 50')
  await expect(orders(page)).toHaveCount(10)
  const first = await orders(page).allTextContents()
  await goToPage(page, 'Go to next page')
  await expect(page).toHaveURL(/\/profile\?tab=Orders&page=2$/)
  await expect(count(page)).toHaveText('500 orders, page 2 of 50')
  const second = await orders(page).allTextContents()
  expect(second.filter((number) => first.includes(number))).toEqual([])
  await page.reload()
  await expect(orders(page)).toHaveText(second)
  await goToPage(page, 'Go to page 50')
  await expect(count(page)).toHaveText('500 orders, page 50 of 50')
  await expect(page.getByRole('link', { name: 'Go to next page' })).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(count(page)).toHaveText('500 orders, page 1 of 50')
  await expect(orders(page)).toHaveText(first)

  await page.goto('/profile?tab=Orders&page=7')
  await status(page).selectOption('Paid')
  await expect(page).toHaveURL(/\/profile\?tab=Orders&status=paid$/)
  await expect(count(page)).toContainText(/^\d\d orders, page 1 of \d+$/)
  await goToPage(page, 'Go to page 2')
  await expect(page).toHaveURL(/\/profile\?tab=Orders&status=paid&page=2$/)
  await expect(cards(page).getByText('Paid', { exact: true })).toHaveCount(10)

  await page.goto('/account/orders?page=51')
  await expect(page.getByRole('heading', { name: 'There is no page 51' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL(/\/account\/orders$/)
  await expect(count(page)).toHaveText('500 orders, page 1 of 50')
})
