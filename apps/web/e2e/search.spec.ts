// cspell:ignore inteligence
import { expectAccessible, expectAccessibleOnEachWidth } from './support/accessibility.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { openHydrated } from './support/hydration.ts'
import { products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

test('the search of the header suggests products, and is used by keyboard', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  const openButton = page.getByRole('button', { name: 'Search products' })
  await openButton.click()
  const field = page.getByRole('combobox', { name: 'Search products' })
  await expect(field).toBeFocused()
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.last()).toHaveText('See all products')
  await field.fill('emotion inteligence')
  await expect(options.first()).toContainText(/Emotional Intelligence.*feelings.*RM/s)
  await expect(options.first().locator('img')).toBeVisible()
  await expectAccessible(page, ['dark', 'light'])

  await field.press('ArrowDown')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? 'none',
  )
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.last().getAttribute('id')) ?? 'none',
  )
  await field.press('Enter')
  await expect(page).toHaveURL('/category?q=emotion+inteligence')
  await expect(field).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: 'for “emotion inteligence”' }),
  ).toBeVisible()

  await openButton.click()
  await field.fill('umbrella')
  await expect(page.getByText('No products found for “umbrella”')).toBeVisible()
  await expect(options.first()).toContainText('Questions and answers')
  await expect(options.filter({ hasText: 'Which one is for me?' })).toBeVisible()
  await expect(options.filter({ hasText: products.profile.name })).toBeVisible()
  await expect(options.filter({ hasText: 'LPI Team Profile' })).toContainText(
    'RM 75.00 per seat, at least 5',
  )
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(openButton).toBeFocused()

  await openButton.click()
  await field.fill('shipping')
  await expect(page.getByText('No products found for “shipping”. These pages match:')).toBeVisible()
  await expect(options.first()).toContainText('Shipping')
  await page.setViewportSize(laptop)
  await expectAccessible(page, ['dark', 'light'])
  await field.press('Enter')
  await expect(page).toHaveURL('/shipping-returns')

  await openButton.click()
  await field.fill('personality profile')
  await options.filter({ hasText: products.profile.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: products.profile.name })).toBeVisible()
})

test('the first screen of the shop has a price and an Add button on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/category')
  const first = page.getByRole('article').first()
  await expect(first.getByText('RM 89.00')).toBeInViewport({ ratio: 1 })
  await expect(first.getByRole('button', { name: /^Add to cart/ })).toBeInViewport({ ratio: 1 })
  await page.goto('/category?type=book')
  await expect(
    page.getByRole('button', { name: 'Books and ebooks', pressed: true }),
  ).toBeInViewport({ ratio: 1 })
})

test('the search of the header keeps what is typed before its script has loaded', async ({
  page,
}) => {
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

  // React shows a fallback for 300 ms at least: what is typed after the first render of the loaded
  // field is kept too.
  await openHydrated(page, '/about')
  await page.getByRole('button', { name: 'Search products' }).click()
  await page.keyboard.type('emotional', { delay: 25 })
  await expect(field).toHaveValue('emotional')
  await expect(field).toBeFocused()
})

test('a pressed type and another sort order apply the text that was typed without Enter', async ({
  page,
}) => {
  // Before hydration, the browser submits the form itself, with another form of the URL.
  await openHydrated(page, '/category')
  await page.getByRole('searchbox', { name: 'Search' }).fill('eq')
  await page
    .getByRole('group', { name: 'Type' })
    .getByRole('button', { name: 'Books and ebooks' })
    .click()
  await expect(page).toHaveURL('/category?type=book&q=eq')
  await expect(page.getByRole('button', { name: 'Books and ebooks' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(headings).toHaveText(['Emotional Intelligence at Work'])
  await expectAccessible(page)
  await page.goBack()
  await expect(headings).toHaveCount(14)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  await page.getByRole('searchbox', { name: 'Search' }).fill('test')
  await page.getByLabel('Sort by').selectOption({ label: 'Lowest price' })
  await expect(page).toHaveURL('/category?sort=price_asc&q=test')
  await expect(headings.first()).toHaveText('LPI Classroom Profile')
  await page.goBack()
  await page.goForward()
  await expect(headings.first()).toHaveText('LPI Classroom Profile')
  await page.getByRole('searchbox', { name: 'Search' }).fill('eq')
  // A type without products that match.
  await page.getByRole('button', { name: 'Tests for teams' }).click()
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  await expectAccessibleOnEachWidth(page)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL('/category?sort=price_asc&q=eq')
})

test('the search of the product list finds information pages too, also by their headings', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const empty = main.getByRole('heading', { name: 'No products found' })
  const pages = main.locator('div:has(> h2:text("Information pages"))').getByRole('link')
  await openHydrated(page, '/category')
  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(text)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('status').filter({ hasText: `“${text}”` })).toBeVisible()
  }
  await search('refund')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await expect(pages.filter({ hasText: 'Support' })).toBeVisible()
  await expect(empty).toBeHidden()
  await expectAccessible(page, ['dark', 'light'])
  await search('trainers')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(pages.first()).toHaveText('Licensed LPI trainers')
  await search('does it expire')
  await expect(pages.filter({ hasText: 'Support' })).toBeVisible()
  await search('career umbrella')
  await expect(main.getByRole('article').first()).toContainText('Career Test')
  await search('umbrella')
  await expect(empty).toBeVisible()
  await expect(main.getByRole('link', { name: 'Questions and answers' })).toBeVisible()
  await expect(pages).toHaveCount(0)
})

test('each type of the list has its heading, what it is for and a comparison of tests', async ({
  page,
}) => {
  await page.goto('/category')
  const main = page.getByRole('main')
  const names = main.getByRole('heading', { level: 3 })
  const comparison = main.getByRole('table', { name: /^The tests/ })
  const groups = ['Tests for one person', 'Tests for teams', 'Books and ebooks']
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(groups)
  await main.getByRole('button', { name: 'Choosing a career' }).click()
  await expect(page).toHaveURL('/category?type=career')
  await expect(page.getByRole('heading', { level: 1, name: 'Choosing a career' })).toBeVisible()
  await expect(main.getByText('For the choice after school, and for a change later.')).toBeVisible()
  await expect(names).toHaveText([
    'Career Test',
    'Choosing a Path: A Workbook',
    'Choosing a Path (ebook)',
  ])
  await expect(comparison).toBeHidden()

  await main.getByRole('button', { name: 'Tests for teams' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tests for teams' })).toBeVisible()
  await expect(comparison.getByRole('rowheader')).toHaveText([
    'LPI Team Profile',
    'LPI Classroom Profile',
  ])
  await main.getByRole('button', { name: 'Tests for one person' }).click()
  await expect(comparison.getByRole('rowheader')).toHaveCount(4)
  await main.getByRole('button', { name: 'Books and ebooks' }).click()
  await expect(names).toHaveCount(8)
})

test('the product list has pages, which are in the URL and start again with another type', async ({
  page,
  api,
}) => {
  await api.reset('many-products')
  const main = page.getByRole('main')
  const count = main.getByRole('status').filter({ hasText: 'product' })
  const cards = main.getByRole('article')
  const pages = main.getByRole('navigation', { name: 'Pages of products' })
  // The prerendered list is the first page.
  await page.goto('/category?page=13')
  await expect(count).toHaveText('300 products, page 13 of 13')
  await expect(cards).toHaveCount(12)
  await pages.getByRole('link', { name: 'Page 12' }).press('Enter')
  await expect(page).toHaveURL('/category?page=12')
  await expect(cards).toHaveCount(24)
  await expect(main).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const name = await cards.first().getByRole('heading').textContent()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.goBack()
  await expect(cards.first().getByRole('heading')).toHaveText(name ?? '')
  await main.getByRole('button', { name: 'Books and ebooks' }).click()
  await expect(page).toHaveURL('/category?type=book')
  await expect(count).toHaveText(/^\d+ products, page 1 of \d+$/)
  await pages.getByRole('link', { name: 'Go to next page' }).click()
  await expect(page).toHaveURL('/category?type=book&page=2')
  await page.goto('/category?page=99')
  await expect(count).toHaveText('300 products, page 13 of 13')
})
