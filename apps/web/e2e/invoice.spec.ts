import type { Page } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { changeOrder } from './support/change-response.ts'
import { addToCart, cardPage, field, products, requestsOf } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const invoice = '/invoice?txnId=SAMP-DONE-0001'
const invoiceSheet = (page: Page) => page.getByRole('article')
const seller = (page: Page) => invoiceSheet(page).getByRole('region', { name: 'Seller' })

/** Prints the page to a PDF. @returns the text of each printed page */
const printPages = async (page: Page): Promise<readonly string[]> => {
  await expect(invoiceSheet(page)).toContainText('Malaysia')
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { items } = await extractTextItems(pdf)
  return items.map((texts) =>
    texts
      .map(({ str }) => str)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  )
}

/** Gives an order that many items, each with a marker at both ends of its row. */
const setItemCount = (page: Page, world: string, count: number) =>
  changeOrder(page, world, ({ items: [item] }) => ({
    items: Array.from({ length: count }, (_, index) => ({
      ...item,
      product_id: index + 1,
      quantity: 7000 + index,
      product: {
        ...item?.product,
        product_name:
          `First${index}# of a name so long that it takes a second line on the sheet, ` +
          `and then it ends Last${index}#`,
      },
    })),
  }))

test.describe('a signed-in customer', () => {
  test.beforeEach(async ({ page, api }) => {
    await signInCustomer(page, api)
  })

  test('sees the seller, the buyer, the items and the totals', { tag: '@journey' }, async ({
    page,
    isSparse,
  }) => {
    await page.goto(invoice)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Invoice', exact: true }),
    ).toBeVisible()
    for (const text of [
      'Sample Psychometrics Sdn Bhd',
      'INV-SAMP-DONE-0001',
      '2 Jun 2026',
      ...(isSparse ? ['Not stated'] : ['Delivered', 'Paid by card on 3 Jun 2026.']),
      'Sample Customer',
      '12 Jalan Contoh, Taman Sampel47500 Subang Jaya, Selangor',
      'Malaysia',
      'Prices include sales and service tax',
    ]) {
      await expect(invoiceSheet(page)).toContainText(text)
    }
    await expect(seller(page).getByRole('term')).toHaveText([
      'Registration number',
      'SST number',
      'TIN number',
    ])
    const numbers = ['200000000000 (000000-X)', 'W00-0000-00000000', 'C 00000000000']
    await expect(seller(page).getByRole('definition')).toHaveText(numbers)
    await expect(page.getByRole('row', { name: /Five Dimensions/ }).getByRole('cell')).toHaveText([
      '1',
      'RM 55.00',
      'RM 55.00',
    ])
    await expect(
      invoiceSheet(page).getByLabel('Totals', { exact: true }).getByRole('definition'),
    ).toHaveText(['RM 117.00', '10%', 'RM 11.70', 'RM 0.00', 'RM 105.30'])
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await expect(page).toHaveURL(/\/orderdetails\/SAMP-DONE-0001$/)
  })

  test('sees a pro forma invoice for an unpaid order without a discount', async ({ page }) => {
    await page.goto('/invoice?txnId=SAMP-OPEN-0008')
    await expect(page.getByRole('heading', { level: 1, name: 'Pro forma invoice' })).toBeVisible()
    await expect(invoiceSheet(page)).toContainText('This order has not been paid yet.')
    await expect(invoiceSheet(page)).not.toContainText(/Paid|INV-/)
    // No row of a discount that the order does not have.
    await expect(
      invoiceSheet(page).getByLabel('Totals', { exact: true }).getByRole('term'),
    ).toHaveText(['Sub Total', 'Delivery', 'Total Amount'])
  })

  test('takes the pro forma invoice of a company first, and pays later', async ({ page, api }) => {
    await addToCart(page, products.book)
    await page.goto('/checkout')
    await page.getByRole('checkbox', { name: /buying for a company/ }).check()
    await field(page, 'Company name, or your own').fill('Contoh Sdn Bhd')
    await page.getByRole('button', { name: 'Pro forma invoice first' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pro forma invoice' })).toBeVisible()
    await expect(invoiceSheet(page)).toContainText('Contoh Sdn Bhd')
    expect(await requestsOf(api, 'payment.create')).toHaveLength(0)
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await page.getByRole('link', { name: /^Pay/ }).click()
    await page.waitForURL(cardPage)
  })

  test('prints a short order on one page in dark text, without header and footer', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.goto(invoice)
    const pages = await printPages(page)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Invoice')
    expect(pages[0]).toContain('Total Amount')
    for (const text of ['Quick Links', 'Skip to content', 'Back to the order', '©']) {
      expect(pages[0]).not.toContain(text)
    }
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(invoiceSheet(page)).toHaveCSS('color', 'rgb(29, 34, 48)')
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    await expect(invoiceSheet(page)).toHaveCSS('color', 'rgb(241, 234, 221)')
  })

  test('prints a long order without breaking rows or totals across pages', async ({
    page,
    world,
  }) => {
    const count = 60
    await setItemCount(page, world, count)
    await page.goto(invoice)
    const pages = await printPages(page)
    expect(pages.length).toBeGreaterThan(1)

    const withRows = pages.filter((text) => /First\d+#/.test(text))
    expect(withRows.length).toBeGreaterThan(1)
    for (const text of withRows) expect(text, 'repeated table head').toContain('Unit price')
    for (let index = 0; index < count; index += 1) {
      const withRow = pages.filter((text) =>
        [`First${index}#`, `Last${index}#`, String(7000 + index)].some((part) =>
          text.includes(part),
        ),
      )
      expect(withRow, `pages with row ${index}`).toHaveLength(1)
    }
    const withTotals = pages.filter((text) =>
      /Sub Total|Discount Amount|Shipping Charges|Total Amount|Paid by card/.test(text),
    )
    expect(withTotals, 'pages with totals').toHaveLength(1)
    expect(
      pages.map((_, index) => pages[index]?.includes(`Page ${index + 1} of ${pages.length}`)),
    ).not.toContain(false)
  })
})
