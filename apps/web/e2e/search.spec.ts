// cspell:ignore inteligence
import { expectAccessible } from './support/accessibility.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { recordHydration } from './support/hydration.ts'
import { products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 800 }

for (const size of [phone, laptop]) {
  test(`the search of the header suggests products at ${size.width} px and is used by keyboard`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/about')
    const openButton = page.getByRole('button', { name: 'Search products' })
    await openButton.click()
    const field = page.getByRole('combobox', { name: 'Search products' })
    await expect(field).toBeFocused()
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(options.last()).toHaveText('See all products')
    await field.fill('emotion inteligence')
    await expect(options.first()).toContainText(/Emotional Intelligence.*RM/s)
    await expect(options.first().locator('img')).toBeVisible()
    await expectAccessible(page, ['dark', 'light'])

    await field.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? 'none')
    await field.press('ArrowUp')
    await field.press('ArrowUp')
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? 'none')
    await field.press('Enter')
    await expect(page).toHaveURL('/category?q=emotion+inteligence')
    await expect(field).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'for “emotion inteligence”' })).toBeVisible()

    await openButton.click()
    await field.fill('umbrella')
    await expect(page.getByText('No products found for “umbrella”')).toBeVisible()
    await expect(options.filter({ hasText: products.profile.name })).toBeVisible()
    await field.press('Escape')
    await expect(field).toBeHidden()
    await expect(openButton).toBeFocused()

    await openButton.click()
    await field.fill('personality profile')
    await options.filter({ hasText: products.profile.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: products.profile.name })).toBeVisible()
  })

  test(`the first ${size === phone ? 'Add button' : 'products'} of the shop are in its first screen at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/category')
    const first = size === phone ? page.getByRole('button', { name: /^Add/ }).first() : page.getByRole('article').nth(3)
    await expect(first).toBeInViewport({ ratio: size === phone ? 1 : 0.7 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    // In the narrow card of a phone the price of the seats is on its own line, without the dot.
    const addSeats = page.getByRole('button', { name: 'Add 5 seats · RM 375.00: LPI Team Profile' })
    await expect(addSeats.getByText('RM 375.00', { exact: true })).toBeVisible()
    await expect(addSeats.getByText('·', { exact: true })).toBeVisible({ visible: size !== phone })
    // The rendered text of the button is part of its name, for those who operate it by voice.
    await expect(addSeats).toHaveText(/^Add 5 seats ·\s*RM/, { useInnerText: true })
    // The field shows each of its options in full.
    const { width, room } = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (canvas) canvas.font = font
      return {
        width: Math.max(...[...select.options].map(({ text }) => canvas?.measureText(text).width ?? 0)),
        room: select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      }
    })
    expect(width).toBeGreaterThan(40)
    expect(width).toBeLessThanOrEqual(room)
    await page.goto('/category?type=ebook')
    await expect(page.getByRole('button', { name: 'Ebooks', pressed: true })).toBeInViewport({ ratio: 1 })
  })
}

test('the Add buttons of the shop have one height, whatever they add', async ({ page }) => {
  await page.goto('/category')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^Add 5 seats/ })).toBeEnabled()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const buttons = await main.getByRole('button', { name: /^Add / }).all()
    const heights = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.height))
    expect([...new Set(heights)], `heights at ${width} px`).toEqual([44])
  }
})

test('the search of the header keeps what is typed before its script has loaded', async ({ page }) => {
  const isHydrated = await recordHydration(page)
  const releaseScripts = await holdScripts(page, (script) => /\/search-dialog-/.test(script))
  await page.goto('/about')
  await page.getByRole('button', { name: 'Search products' }).click()
  const early = page.getByRole('textbox', { name: 'Search products' })
  await expect(early).toBeFocused()
  await page.keyboard.type('career')
  await expect(early).toHaveValue('career')
  releaseScripts()
  const field = page.getByRole('combobox', { name: 'Search products' })
  await expect(field).toHaveValue('career')
  await expect(field).toBeFocused()
  await page.keyboard.type(' test')
  await expect(field).toHaveValue('career test')

  // React shows a fallback for 300 ms at least: what is typed after the first render of the loaded field is kept too.
  await page.reload()
  await expect.poll(isHydrated).toBe(true)
  await page.getByRole('button', { name: 'Search products' }).click()
  await page.keyboard.type('emotional', { delay: 25 })
  await expect(field).toHaveValue('emotional')
  await expect(field).toBeFocused()
})

test('a pressed type and another sort order apply the text that was typed without Enter', async ({ page }) => {
  const isHydrated = await recordHydration(page)
  await page.goto('/category')
  // Before hydration, the browser submits the form itself, with another form of the URL.
  await expect.poll(isHydrated).toBe(true)
  await page.getByRole('searchbox', { name: 'Search' }).fill('eq')
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Books', exact: true }).click()
  await expect(page).toHaveURL('/category?type=book&q=eq')
  await expect(page.getByRole('button', { name: 'Books', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(headings).toHaveText(['Emotional Intelligence at Work'])
  await page.getByRole('searchbox', { name: 'Search' }).fill('career')
  await page.getByLabel('Sort by').selectOption({ label: 'Lowest price' })
  await expect(page).toHaveURL('/category?type=book&sort=price_asc&q=career')
  await expect(headings).toHaveText(['Choosing a Path: A Workbook'])
  await page.goBack()
  await expect(headings).toHaveText(['Emotional Intelligence at Work'])
  // A type without products that match.
  await page.getByRole('button', { name: 'Team tests' }).click()
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

test('“Choosing a career” on the home page leads to the career test and the workbook', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Choosing a career' }).click()
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(headings.filter({ hasText: 'Career Test' })).toBeVisible()
  await expect(headings.filter({ hasText: 'Choosing a Path: A Workbook' })).toBeVisible()
})

test('the product list has pages, which are in the URL and start again with another type', async ({ page, api }) => {
  await api.reset('many-products')
  const main = page.getByRole('main')
  const count = main.getByRole('status').filter({ hasText: 'product' })
  const cards = main.getByRole('article')
  const pages = main.getByRole('navigation', { name: 'Pages of products' })
  // The prerendered list is the first page.
  await page.goto('/category?page=13')
  await expect(count).toHaveText('300 products, page 13 of 13')
  await expect(cards).toHaveCount(12)
  await pages.getByRole('link', { name: 'Page 12' }).click()
  await expect(page).toHaveURL('/category?page=12')
  await expect(cards).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const name = await cards.first().getByRole('heading').textContent()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.goBack()
  await expect(cards.first().getByRole('heading')).toHaveText(name ?? '')
  await main.getByRole('button', { name: 'Ebooks' }).click()
  await expect(page).toHaveURL('/category?type=ebook')
  await expect(count).toHaveText(/^\d+ products, page 1 of \d$/)
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/category?type=ebook&page=2')
  await page.goto('/category?page=99')
  await expect(count).toHaveText('300 products, page 13 of 13')
})
