import { expectAccessible } from './support/accessibility.ts'
import { products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

test('each page next to the cover opens the reader, also if the query names the product', async ({
  page,
}) => {
  await page.goto(`/product/detail?id=${products.profile.id}`)
  const reader = page.getByRole('dialog', { name: 'Sample report' })
  for (const name of ['Page 3 of the sample report', 'Page 4 of the sample report']) {
    const links = page.getByRole('link', { name })
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      await link.click()
      await expect(reader).toBeVisible()
      await page.goBack()
      await expect(reader).toBeHidden()
    }
  }
  await expect(page).toHaveURL(/\?id=\d+$/)
})

test('a shopper turns the pages of a sample report on a phone in each way', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/product/detail/${products.profile.id}`)
  const opener = page.getByRole('button', { name: 'Look inside' })
  await opener.click()
  const reader = page.getByRole('dialog', { name: 'Sample report' })
  const position = reader.getByRole('status')
  const shown = (number: number) => reader.getByRole('img', { name: `Page ${number}.` })
  const widthOf = async (number: number) => (await shown(number).boundingBox())?.width
  // It begins with the result. The cover and the instructions are before it.
  await expect(position).toHaveText('Page 3 of 18: Your profile at a glance')
  // A phone begins with the text, next to a small picture of the page.
  await expect(reader.getByRole('heading', { name: 'The shape' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => widthOf(3)).toBeLessThan(120)
  await reader.getByRole('button', { name: 'Show page' }).click()
  await expect(shown(3)).toBeInViewport()
  await page.keyboard.press('End')
  await expect(position).toHaveText(/^Page 18 of 18/)
  await page.keyboard.press('Home')
  await expect(position).toHaveText(/^Page 1 of 18/)
  await expect(shown(1)).toBeInViewport()
  await expect(reader.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText('Page 2 of 18: How to read this report')
  // A page without a note has its summary there.
  await expect(
    reader.getByRole('paragraph').filter({ hasText: 'Start with the picture' }).first(),
  ).toBeInViewport()
  await reader.getByRole('button', { name: 'Next page' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText('Page 4 of 18: Openness')
  await page.keyboard.press('ArrowLeft')
  await expect(position).toHaveText('Page 3 of 18: Your profile at a glance')

  await reader.getByRole('button', { name: '15 Your two closest corners' }).click()
  await expect(position).toHaveText('Page 15 of 18: Your two closest corners')
  await expect(shown(15)).toBeInViewport()
  await shown(15).dblclick()
  await expect.poll(() => widthOf(15)).toBeGreaterThan(400)
  await expect(page).toHaveURL(/#sample_report_lpi\/15$/)
  await reader.getByRole('button', { name: 'Read as text' }).click()
  const heading = page.getByRole('heading', { name: 'Your two closest corners' })
  const text = reader.getByRole('listitem').filter({ has: heading })
  await expect(text).toBeInViewport({ ratio: 1 })
  // None of its lines is cut off.
  expect(await text.evaluate((item) => item.scrollWidth - item.clientWidth)).toBe(0)
  await expectAccessible(page)
  await reader.getByRole('button', { name: 'Show page' }).click()

  // As a swipe does.
  await reader.getByRole('list', { name: 'Pages', exact: true }).evaluate((strip) => {
    strip.scrollTo({ left: strip.scrollWidth })
  })
  await expect(position).toHaveText('Page 18 of 18: Limits, next steps and words')
  await expect(reader.getByRole('link', { name: 'Download (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/documents/sample-report-lpi.pdf',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(reader).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the reader says when the pages cannot be loaded, and loads them at the next try', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await page.route('**/pages.json', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Look inside: Sample report: EQ measure' }).click()
  const reader = page.getByRole('dialog', { name: 'Sample report' })
  await reader.getByRole('button', { name: 'Try again' }).click()
  await expect(reader.getByRole('status')).toHaveText('Page 3 of 12: Your profile at a glance')
})

test('Back closes the reader and stays on the page, and its address opens it', async ({ page }) => {
  const product = `/product/detail/${products.profile.id}`
  await page.goto('/category')
  await page.goto(product)
  const reader = page.getByRole('dialog', { name: 'Sample report' })
  const opener = page.getByRole('button', { name: 'Look inside' })
  await opener.click()
  await expect(reader.getByRole('status')).toContainText('Page 3 of 18')
  await page.goBack()
  await expect(reader).toBeHidden()
  await expect(page).toHaveURL(product)
  await expect(opener).toBeInViewport()

  await opener.click()
  await reader.getByRole('button', { name: 'Close the sample report' }).click()
  await expect(reader).toBeHidden()
  await expect(page).toHaveURL(product)
  await expect(opener).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/category')

  await page.goto(`${product}#sample_report_lpi`)
  await expect(reader.getByRole('status')).toContainText('Page 3 of 18')
  await page.goto(`${product}#sample_report_lpi/9`)
  await expect(reader.getByRole('status')).toContainText('Page 9 of 18')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/10$/)
  await expect(reader.getByRole('status')).toContainText('Page 10 of 18')
  await reader.getByRole('button', { name: 'Close the sample report' }).click()
  await expect(reader).toBeHidden()
  await expect(page).toHaveURL(product)

  await page.goto('/')
  await page.getByRole('link', { name: 'Page 4 of the sample report' }).click()
  await expect(reader.getByRole('status')).toContainText('Page 4 of 18')
  await reader.getByRole('button', { name: 'Close the sample report' }).click()
  await expect(page).toHaveURL('/')
})

test('a picture of a page opens the reader there, which can be enlarged', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/product/detail/${products.profile.id}`)
  const picture = page.getByRole('link', { name: 'LPI Personality Profile, picture 3 of 3' })
  await picture.click()
  const reader = page.getByRole('dialog', { name: 'Sample report' })
  await expect(reader.getByRole('status')).toHaveText('Page 4 of 18: Openness')
  const shown = reader.getByRole('img', { name: 'Page 4.' })
  await expect(shown).toBeInViewport({ ratio: 1 })
  const before = (await shown.boundingBox())?.width ?? 0
  await reader.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()
})
