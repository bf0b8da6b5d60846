import type { Page } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { changeResponse } from './support/change-response.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const invoice = '/invoice?txnId=SAMPLE-DELIVERED-0001'
const sheet = (page: Page) => page.getByRole('article')

/** The pages that the browser prints, each as its text. */
const printed = async (page: Page): Promise<readonly string[]> => {
  // The names of countries come by themselves, after the order.
  await expect(sheet(page)).toContainText('Malaysia')
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { items } = await extractTextItems(pdf)
  return items.map((texts) =>
    texts
      .map(({ str }) => str)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  )
}

interface OrderBody {
  readonly data: { readonly items: readonly { readonly product: object }[] }
}

/** Lets an order arrive with so many items, each with a mark at either end of its row. */
const lengthen = (page: Page, world: string, count: number) =>
  changeResponse<OrderBody>(page, world, '**/api/v1/order/detail/*', ({ data }) => ({
    data: {
      ...data,
      items: Array.from({ length: count }, (_, index) => ({
        ...data.items[0],
        product_id: index + 1,
        quantity: 7000 + index,
        product: {
          ...data.items[0]?.product,
          product_name: `First${index}# of a name so long that it takes a second line on the sheet, and then it ends Last${index}#`,
        },
      })),
    },
  }))

test.describe('a signed-in customer', () => {
  test.beforeEach(async ({ page, api }) => {
    await signInCustomer(page, api)
  })

  test('sees who sells, who buys, what was bought, and what it came to', async ({ page }) => {
    await page.goto(invoice)
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice', exact: true })).toBeVisible()
    for (const text of [
      'Sample Psychometrics Sdn Bhd',
      'SAMPLE-DELIVERED-0001',
      '2 Jun 2026',
      'Delivered',
      'Sample Customer',
      '12 Jalan Contoh, Taman Sampel',
      'Malaysia',
      'Paid by card on 3 Jun 2026.',
    ]) {
      await expect(sheet(page)).toContainText(text)
    }
    await expect(page.getByRole('row', { name: /Five Dimensions/ }).getByRole('cell')).toHaveText([
      '1',
      'RM 55.00',
      'RM 55.00',
    ])
    await expect(sheet(page).getByLabel('Totals', { exact: true }).getByRole('definition')).toHaveText([
      'RM 117.00',
      '10%',
      'RM 11.70',
      'RM 0.00',
      'RM 105.30',
    ])
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await expect(page).toHaveURL(/\/orderdetails\/SAMPLE-DELIVERED-0001$/)
  })

  test("sees the company's tax numbers, and none that is empty", async ({ page, world }) => {
    await changeResponse<{ data: object }>(page, world, '**/api/v1/order/detail/*', ({ data }) => ({
      data: {
        ...data,
        order_tax_details: {
          company_name: 'Sample Company',
          company_phone: '',
          company_registration_number: '202600000000',
          sst_number: '',
          tin_number: 'C 0000000000',
        },
      },
    }))
    await page.goto(invoice)
    await expect(page.getByRole('region', { name: 'Bill to' })).toContainText('Sample Company')
    const numbers = page.getByRole('region', { name: 'Tax numbers' })
    await expect(numbers.getByRole('term')).toHaveText(['Registration number', 'TIN number'])
    await expect(numbers.getByRole('definition')).toHaveText(['202600000000', 'C 0000000000'])
  })

  test('sees who the seller is with the authorities', async ({ page }) => {
    await page.goto(invoice)
    const seller = sheet(page).getByRole('region', { name: 'Seller' })
    await expect(seller).toContainText('Sample Psychometrics Sdn Bhd')
    await expect(seller.getByRole('term')).toHaveText(['Registration number', 'SST number', 'TIN number'])
    await expect(seller.getByRole('definition')).toHaveText([
      '200000000000 (000000-X)',
      'W00-0000-00000000',
      'C 00000000000',
    ])
  })

  for (const { owner, company, terms } of [
    { owner: 'has no SST number', company: { name: 'Other Sdn Bhd', tin_number: 'C 1' }, terms: ['TIN number'] },
    { owner: 'has told nothing of the company', company: undefined, terms: [] },
  ]) {
    test(`sees no empty row when the owner ${owner}`, async ({ page }) => {
      const contact = { address: ['1 Jalan Lain', '50000 Kuala Lumpur'], phone: '', email: '' }
      await page.route('**/data.json', (route) =>
        route.fulfill({ json: { brand: { name: 'Other' }, contact, company } }),
      )
      await page.goto(invoice)
      const seller = sheet(page).getByRole('region', { name: 'Seller' })
      await expect(seller.getByText('1 Jalan Lain')).toBeVisible()
      await expect(seller.getByRole('term')).toHaveText(terms)
      await expect(seller).toContainText(company?.name ?? 'Other')
      await expect(seller).not.toContainText('Sample')
    })
  }

  test('is not told that an unpaid order was paid', async ({ page }) => {
    await page.goto('/invoice?txnId=SAMPLE-PENDING-0008')
    await expect(page.getByRole('heading', { level: 1, name: 'Pro forma invoice' })).toBeVisible()
    await expect(sheet(page)).toContainText('This order has not been paid yet.')
    await expect(sheet(page)).not.toContainText('Paid')
  })

  test('prints a normal order on one page, and nothing of the shop around it', async ({ page }) => {
    await page.goto(invoice)
    const pages = await printed(page)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Invoice')
    expect(pages[0]).toContain('Total Amount')
    for (const shell of ['Quick Links', 'Skip to content', 'Back to the order', '©']) {
      expect(pages[0]).not.toContain(shell)
    }
  })

  test('prints dark ink on paper, whatever the screen looks like', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await page.goto(invoice)
    await expect(sheet(page)).toHaveCSS('color', 'rgb(29, 34, 48)')
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    await expect(sheet(page)).toHaveCSS('color', 'rgb(241, 234, 221)')
  })

  test('prints a long order over pages that break cleanly', async ({ page, world }) => {
    const count = 60
    await lengthen(page, world, count)
    await page.goto(invoice)
    const pages = await printed(page)
    expect(pages.length).toBeGreaterThan(1)

    const withRows = pages.filter((text) => /First\d+#/.test(text))
    expect(withRows.length).toBeGreaterThan(1)
    for (const text of withRows) expect(text, 'The head stands over the rows of each page.').toContain('Unit price')
    for (let index = 0; index < count; index += 1) {
      const bearing = pages.filter((text) =>
        [`First${index}#`, `Last${index}#`, String(7000 + index)].some((part) => text.includes(part)),
      )
      expect(bearing, `Row ${index} stands on one page.`).toHaveLength(1)
    }
    const sums = pages.filter((text) =>
      /Sub Total|Discount Amount|Shipping Charges|Total Amount|Paid by card/.test(text),
    )
    expect(sums, 'The totals stand together.').toHaveLength(1)
    expect(pages.map((_, index) => pages[index]?.includes(`Page ${index + 1} of ${pages.length}`))).not.toContain(false)
  })

  test('prints by the button', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.goto(invoice)
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  })

  for (const address of ['/invoice', '/invoice?txnId=no']) {
    test(`is told at ${address} that there is no such order`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'No such order in your account' })).toBeVisible()
    })
  }
})

test('an anonymous visitor is led to sign in, and comes back to the invoice', async ({ page }) => {
  await page.goto(invoice)
  await expect(page).toHaveURL(/\/account\/signin\?next=%2Finvoice%3FtxnId%3DSAMPLE-DELIVERED-0001$/)
})
