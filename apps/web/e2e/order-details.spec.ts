import type { Page } from '@playwright/test'
import { emptyTaxDetails } from '@shop/contract'
import { changeOrder } from './support/change-response.ts'
import {
  clearFaults,
  failEveryCall,
  releaseHeldCall,
  runRetries,
  unavailable,
} from './support/faults.ts'
import { cardPage, setFault } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const delivered = '/orderdetails/SAMP-DONE-0001'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const totals = (page: Page) => page.getByLabel('Totals', { exact: true })

test.describe('a signed-in customer', () => {
  test.beforeEach(async ({ page, api }) => {
    await signInCustomer(page, api)
  })

  test('sees the number, date, items, totals and addresses of an order', {
    tag: '@journey',
  }, async ({ page, isSparse }) => {
    await page.goto(delivered)
    await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible()
    await expect(page.getByText('SAMP-DONE-0001')).toBeVisible()
    await expect(page.getByText('2 Jun 2026', { exact: true })).toBeVisible()

    await expect(page.getByRole('columnheader')).toHaveText([
      'Product',
      'Quantity',
      'Product type',
      'Price',
    ])
    const row = page.getByRole('row', { name: /Five Dimensions: An Introduction/ })
    await expect(row.getByRole('cell')).toHaveText(['1', isSparse ? 'Other' : 'Book', 'RM 55.00'])
    await expect
      .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const sums = ['Sub Total', 'Discount', 'Discount Amount', 'Shipping Charges', 'Total Amount']
    await expect(totals(page).getByRole('term')).toHaveText(sums)
    const amounts = ['RM 117.00', '10%', 'RM 11.70', 'RM 0.00', 'RM 105.30']
    await expect(totals(page).getByRole('definition')).toHaveText(amounts)
    await expect(part(page, 'Customer')).toContainText('Sample Customer')
    await expect(part(page, 'Customer')).toContainText('+60 12-345 6789')
    await expect(part(page, 'Customer')).toContainText('customer@example.com')
    for (const name of ['Shipping address', 'Billing address']) {
      await expect(part(page, name)).toContainText(
        /12 Jalan Contoh, Taman Sampel\s*47500 Subang Jaya, Selangor\s*Malaysia/,
      )
    }
    await expect(part(page, 'Tax details')).toBeHidden()
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await expect(page).toHaveURL(/\/profile\?tab=Orders$/)
  })

  test('sees the tax rows that have a value, and “No data found” without items', async ({
    page,
    world,
  }) => {
    const company = {
      company_name: 'Sample Company',
      company_phone: '+60 3-1111 1111',
      tin_number: 'C 0000000000',
    }
    await changeOrder(page, world, () => ({
      order_tax_details: { ...emptyTaxDetails, ...company },
    }))
    await page.goto(delivered)
    const tax = part(page, 'Tax details')
    await expect(tax.getByRole('term')).toHaveText(['Company name', 'Company phone', 'TIN number'])
    await expect(tax.getByRole('definition')).toHaveText([
      'Sample Company',
      '+60 3-1111 1111',
      'C 0000000000',
    ])

    await page.goto('/invoice?txnId=SAMP-DONE-0001')
    await expect(part(page, 'Bill to')).toContainText('Sample Company')
    await expect(part(page, 'Tax numbers').getByRole('term')).toHaveText([
      'Registration or identity card number',
      'TIN number',
      'SST number',
    ])
    await expect(part(page, 'Tax numbers').getByRole('definition')).toHaveText([
      'NA',
      'C 0000000000',
      'NA',
    ])

    await changeOrder(page, world, () => ({ items: [] }))
    await page.goto(delivered)
    await expect(page.getByText('No data found')).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden()
    await expect(part(page, 'Shipping address')).toContainText('Malaysia')
    await expect(page.getByRole('main')).not.toContainText(/delivered online|parcel/)
  })

  test('sees a quote with “To be quoted” as shipping charges, and the name of its country', async ({
    page,
    world,
  }) => {
    await page.goto('/orderdetails/SAMP-QUOT-0007')
    await expect(totals(page).getByRole('definition').nth(3)).toHaveText('To be quoted')
    await expect(page.getByRole('link', { name: 'Pro forma invoice' })).toBeVisible()
    await expect(page.getByText('The total does not include shipping yet.')).toBeVisible()
    await expect(part(page, 'Shipping address')).toContainText('Singapore')
    const address = {
      address_line_one: '1 Sample Street',
      state: 'Sample',
      postal_code: '1000',
      country: 'Brunei D.',
    }
    await changeOrder(page, world, () => ({ order_billing_address: address }))
    await page.reload()
    await expect(part(page, 'Billing address')).toContainText('Brunei D.')
  })

  test('sees a loading status, and one error when the order fails to load, and retries', async ({
    page,
    api,
    pageConsole,
  }) => {
    // Logged by requirements §8, without a toast.
    pageConsole.expect(/Loading the order failed/)
    pageConsole.expect(/503/)
    await page.clock.install()
    await setFault(api, 'order.detail', { kind: 'hold' })
    await page.goto(delivered)
    await expect(page.getByRole('status').filter({ hasText: 'Loading your order' })).toBeAttached()
    await releaseHeldCall(api)
    await expect(totals(page)).toBeVisible()
    await expect(page.getByText('Loading your order')).toBeHidden()
    await failEveryCall(api, 'order.detail', unavailable)
    await page.reload()
    const failure = page.getByRole('alert').filter({ hasText: 'Your order could not be loaded' })
    await runRetries(page, failure)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await clearFaults(api)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(totals(page)).toBeVisible()
  })

  test('sees that an order with an unknown, invalid or missing number does not exist', async ({
    page,
    pageConsole,
  }) => {
    // Only the number in the format of an order number is requested.
    pageConsole.expect(/404|Loading the order failed/)
    for (const path of [
      '/invoice',
      '/invoice?txnId=a/b',
      '/orderdetails/a b',
      '/orderdetails/a%3Fpage=2',
      '/orderdetails/SAMP-NONE-0000',
    ]) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: 'No such order in your account' }),
      ).toBeVisible()
    }
    await page.getByRole('link', { name: 'See your orders' }).click()
    await expect(page).toHaveURL(/\/profile\?tab=Orders$/)
  })

  test('sees the progress of an order in every status and its possible actions', async ({
    page,
  }) => {
    test.slow()
    for (const { number, steps, actions } of [
      {
        number: 'DONE-0001',
        steps: 'Order placed, Paid, Being prepared, Shipped, Delivered',
        actions: [],
      },
      { number: 'SENT-0002', steps: 'Order placed, Paid, Being prepared, Shipped', actions: [] },
      {
        number: 'WORK-0004',
        steps: 'Order placed, Paid, Being prepared',
        actions: ['cancel', 'tests'],
      },
      { number: 'PAID-0005', steps: 'Order placed, Paid', actions: ['tests'] },
      { number: 'FAIL-0006', steps: 'Order placed, Payment failed', actions: ['pay'] },
      { number: 'OPEN-0008', steps: 'Order placed', actions: ['pay', 'cancel'] },
      { number: 'QUOT-0007', steps: 'Quote requested', actions: ['cancel'] },
      { number: 'VOID-0003', steps: 'Order placed, Cancelled', actions: [] },
    ]) {
      await test.step(number, async () => {
        await page.goto(`/orderdetails/SAMP-${number}`)
        const names = steps.split(', ')
        const progress = page.getByLabel('Progress of this order')
        await expect(progress.locator('strong')).toHaveText(names)
        // All but the last step are done, and the last one where nothing is left to do.
        const isOpen = !/(?:Paid|Delivered)$/.test(steps)
        await expect(progress.locator('svg')).toHaveCount(names.length - (isOpen ? 1 : 0))
        const isOffered = (action: string) => ({
          visible: actions.some((offered) => offered === action),
        })
        await expect(page.getByRole('link', { name: /^Pay RM/ })).toBeVisible(isOffered('pay'))
        await expect(page.locator('a[href*=invoice]')).toBeVisible({
          visible: number !== 'VOID-0003',
        })
        await expect(page.getByRole('heading', { name: 'Cancel this order' })).toBeVisible(
          isOffered('cancel'),
        )
        await expect(
          page.getByRole('link', { name: /^(?:Go to your tests|Hand out 5 codes)$/ }),
        ).toBeVisible(isOffered('tests'))
      })
    }
  })

  test('sees how to reach the shop and to cancel, and pays for an unpaid order', async ({
    page,
  }) => {
    await page.goto('/orderdetails/SAMP-OPEN-0008')
    await expect(page.getByText('can be cancelled as long as it has not been paid')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com?subject=Please%20cancel%20order%20SAMP-OPEN-0008',
    )
    await expect(main.getByRole('link', { name: '+60 3-0000 0000' })).toHaveAttribute(
      'href',
      'tel:+60300000000',
    )
    await expect(main).toContainText('10 am to 6 pm, Monday to Friday')
    await page.getByRole('link', { name: 'Pay RM 53.00 now' }).click()
    await page.waitForURL(cardPage)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('RM 53.00')
  })

  test('sees the price of a line and of a seat, and one sentence about returns', async ({
    page,
  }) => {
    await page.goto('/orderdetails/SAMP-PAID-0005')
    const main = page.getByRole('main')
    await expect(main.getByRole('row', { name: /LPI Team Profile/ }).getByRole('cell')).toHaveText([
      '5',
      'Team test',
      'RM 375.00RM 75.00 per seat',
    ])
    await expect(
      main.getByText('This order is delivered online and is non-refundable.'),
    ).toBeVisible()
    await expect(main.getByText(/parcel|shipped/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Invoice' }).click()
    await expect(page).toHaveURL(/\/invoice\?txnId=SAMP-PAID-0005$/)
    await expect(main.getByRole('region', { name: 'Bill to' })).toBeVisible()
    await expect(main.getByRole('region', { name: 'Ship to' })).toHaveCount(0)
  })
})
