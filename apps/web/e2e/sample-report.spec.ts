import { expectAccessible } from './support/accessibility.ts'
import { products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

for (const [width, height] of [
  [360, 780],
  [1440, 900],
] as const) {
  test(`a shopper reads the pages of a sample report at ${width} px with buttons, keys and the list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/product/detail/${products.profile.id}`)
    const opener = page.getByRole('button', { name: 'Look inside' })
    await opener.click()
    const reader = page.getByRole('dialog', { name: 'Sample report' })
    const position = reader.getByRole('status')
    const shown = (number: number) => reader.getByRole('img', { name: `Page ${number}.` })
    // It begins with the result. The cover and the instructions are before it.
    await expect(position).toHaveText('Page 3 of 18: Your profile at a glance')
    await page.keyboard.press('End')
    await expect(position).toHaveText(/^Page 18 of 18/)
    await page.keyboard.press('Home')
    await expect(position).toHaveText(/^Page 1 of 18/)
    await reader.getByRole('button', { name: '3 Your profile at a glance' }).click()
    // A phone begins with the text, next to a small picture of the page.
    if (width === 360) {
      await expect(reader.getByRole('heading', { name: 'The shape' })).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await shown(3).boundingBox())?.width).toBeLessThan(120)
      await reader.getByRole('button', { name: 'Show the page' }).click()
    }
    await expect(shown(3)).toBeInViewport()
    await reader.getByRole('button', { name: '1 LPI Personality Profile' }).click()
    await expect(shown(1)).toBeInViewport()
    await expect(reader.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')

    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText('Page 2 of 18: How to read this report')
    await expect(shown(2)).toBeInViewport()
    // A page without a note has its summary there.
    await expect(reader.getByRole('paragraph').filter({ hasText: 'Start with the picture' }).first()).toBeInViewport()
    await reader.getByRole('button', { name: 'Next page' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText('Page 4 of 18: Openness')
    await page.keyboard.press('ArrowLeft')
    await expect(position).toHaveText('Page 3 of 18: Your profile at a glance')
    await expect(reader.getByText('The whole result in one picture.')).toBeVisible()

    await reader.getByRole('button', { name: '15 Your two closest corners' }).click()
    await expect(position).toHaveText('Page 15 of 18: Your two closest corners')
    await expect(shown(15)).toBeInViewport()
    await expect.poll(() => shown(15).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
    if (width === 360) await shown(15).dblclick()
    else await reader.getByRole('button', { name: 'Larger' }).click()
    await expect(position).toHaveText('Page 15 of 18: Your two closest corners')
    await expect
      .poll(async () => (await shown(15).boundingBox())?.width)
      .toBeCloseTo(Math.min(900, 1.25 * Math.min(width, 896)), 0)
    await expect(page).toHaveURL(/#sample_report_lpi\/15$/)
    const readAsText = reader.getByRole('button', { name: 'Read as text' })
    await expect(readAsText).toHaveText('Read as text')
    await readAsText.click()
    const text = reader
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Your two closest corners' }) })
    await expect(text).toBeInViewport({ ratio: 1 })
    // As large as the texts of the shop, and none of its lines is cut off.
    expect(
      await text.evaluate((item) => [getComputedStyle(item).fontSize, item.scrollWidth - item.clientWidth]),
    ).toEqual(['17px', 0])
    // Only the colours differ between the schemes, and they do not depend on the width.
    const schemes = width === 360 ? (['light'] as const) : (['dark'] as const)
    await expectAccessible(page, schemes)
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText(/^Page 16 of 18/)
    await expect(text).not.toBeInViewport()
    await page.keyboard.press('ArrowLeft')
    await reader.getByRole('button', { name: 'Show the page' }).click()
    await expect.poll(async () => (await shown(15).boundingBox())?.width).toBeGreaterThanOrEqual(Math.min(width, 480))

    // As a swipe does.
    await reader.getByRole('list', { name: 'Pages', exact: true }).evaluate((strip) => {
      strip.scrollTo({ left: strip.scrollWidth })
    })
    await expect(position).toHaveText('Page 18 of 18: Limits, next steps and words')
    await expect(reader.getByRole('link', { name: 'Download (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/documents/sample-report-lpi.pdf',
    )
    await expectAccessible(page, schemes)
    await page.keyboard.press('Escape')
    await expect(reader).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('the reader, here on the page of services, says when the pages cannot be loaded, and loads them at the next try', async ({
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

test('Back closes the reader and stays on the page, a closed reader leaves no entry in the history, and its address opens it', async ({
  page,
}) => {
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
  await reader.getByRole('button', { name: 'Close the sample report' }).click()
  await expect(reader).toBeHidden()
  await expect(page).toHaveURL(product)
})

test('a visitor of the home page looks inside the sample report, and closes it to be back there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Look inside' }).click()
  const reader = page.getByRole('dialog', { name: 'Sample report' })
  await expect(reader.getByRole('status')).toHaveText(/^Page 3 of 18/)
  await reader.getByRole('button', { name: /^Close/ }).click()
  await expect(page).toHaveURL('/')
})

test('a picture of a spread opens the reader at that page, whole on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/product/detail/${products.profile.id}`)
  const picture = page.getByRole('link', { name: 'LPI Personality Profile, picture 3 of 3' })
  await picture.click()
  const reader = page.getByRole('dialog', { name: 'Sample report' })
  await expect(reader.getByRole('status')).toHaveText('Page 4 of 18: Openness')
  await expect(reader.getByRole('img', { name: 'Page 4.' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()
})
