import { expectAccessible } from './support/accessibility.ts'
import { products, setFault } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

test('a buyer of seats types their number, sees the total, and learns the limit', async ({
  page,
  api,
}) => {
  await page.goto('/product/detail/4')
  await expect(
    page.getByText('For a member under 18, ask a parent or guardian first.'),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('RM 75.00 per seat').first()).toBeVisible()
  await expect(
    main.getByRole('button', { name: 'Add 5 seats for RM 375.00: LPI Team Profile' }),
  ).toBeEnabled()
  const seats = main.getByRole('textbox', { name: 'Seats' })
  await seats.fill('99')
  await seats.press('Enter')
  await expect(seats).toHaveValue('50')
  await seats.fill('42')
  await expect(
    main.getByRole('button', { name: 'Add 42 seats for RM 3,150.00: LPI Team Profile' }),
  ).toBeVisible()
  await seats.press('Enter')
  await main.getByRole('button', { name: 'One more' }).click()
  await expect(seats).toHaveValue('43')
  await setFault(api, 'cart.update', { kind: 'delay', ms: 60 }, 100)
  const asked = page.waitForEvent('dialog')
  await main
    .getByRole('button', { name: 'Add 43 seats for RM 3,225.00: LPI Team Profile' })
    .press('Enter')
  await expect(page.getByTestId('cart-badge')).toHaveText(/^([7-9]|[1-3]\d)$/)
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await (await asked).dismiss()
  await expect(page.getByTestId('cart-badge')).toHaveText('43')
  // A second press does not buy another seat.
  await expect(main.getByText('In your cart: 43 seats.')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Buy' })).toBeFocused()
  await main.getByRole('button', { name: 'Add more' }).click()
  await main.getByRole('button', { name: 'Add 1 seat for RM 75.00: LPI Team Profile' }).click()
  await expect(main.getByText('In your cart: 44 seats.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Sample report for each person' })).toBeVisible()
  await page.goto('/product/detail/5')
  await expect(main.getByRole('heading', { name: 'Sample report for each person' })).toBeVisible()

  // The other team test needs ten seats, and six are left.
  await page.goto('/category?type=team')
  const limit = main.getByRole('link', {
    name: 'Limit of 50 seats reached (LPI Classroom Profile)',
  })
  await limit.click()
  await expect(page).toHaveURL('/cart')
  await page.goto('/product/detail/12')
  await main
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click()
  await main.getByRole('link', { name: /^In your cart \(/ }).click()
  await expect(main.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await expect(main.getByText('Free delivery in Malaysia.')).toBeHidden()
})

test('an Add of several that fails half-way adds the rest with the next press', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  pageConsole.expect(/The cart update failed/)
  await page.goto(`/product/detail/${products.book.id}`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Quantity' }).fill('5')
  let calls = 0
  await page.route('**/api/v1/cart', (route) => {
    calls += 1
    return calls === 3 ? route.fulfill({ status: 503, json: {} }) : route.continue()
  })
  await main.getByRole('button', { name: /^Add 5 for/ }).click()
  const rest = main.getByRole('button', {
    name: `Not confirmed, try again: 3 items: ${products.book.name}`,
  })
  await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3')
  await rest.click()
  await expect(page.getByTestId('cart-badge')).toHaveText('5')
})

test('a product page on a phone has name, price and button in its first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/product/detail/${products.book.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Five Dimensions (ebook)' }).first()).toBeVisible()
  await expect(main.getByText('RM 55.00').first()).toBeInViewport({ ratio: 1 })
  await expect(
    page.getByRole('button', { name: `Add to cart: ${products.book.name}` }).last(),
  ).toBeInViewport({
    ratio: 1,
  })
  await page.goto(`/product/detail/${products.profile.id}`)
  for (const part of [
    main.getByText('A personality test about how you think, feel and decide'),
    main.getByText('35 minutes, 18-page report, English'),
    main.getByText('RM 89.00').first(),
    main.getByRole('button', { name: `Add to cart: ${products.profile.name}` }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  const sample = main.getByRole('link', { name: 'Page 3 of the sample report' })
  await expect(sample).toHaveAttribute('href', /#sample_report_lpi\/3$/)
  const comparison = main.getByRole('table', { name: /^The tests/ })
  await comparison.scrollIntoViewIfNeeded()
  await expect(comparison.getByRole('link', { name: 'Career Test' })).toBeVisible()
  // The second button is that of the bar.
  await expect(
    page.getByRole('button', { name: `Add to cart: ${products.profile.name}` }).nth(1),
  ).toBeInViewport()
  const list = page.getByRole('list', { name: 'Pictures' })
  const pictures = list.getByRole('img')
  await expect(pictures).toHaveCount(3)
  await list.focus()
  // The edge of the last picture shows that the row scrolls.
  await expect(pictures.last()).toBeInViewport()
  await expect(pictures.last()).not.toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await expect(pictures.last()).toBeInViewport({ ratio: 0.9 })
  // Else the bar may cover a part of a button, which axe reports.
  await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
})

test('shows two inside pages of a book, which open in their full size', async ({ page }) => {
  await page.goto('/product/detail/8')
  const pictures = page.getByRole('list', { name: 'Pictures' })
  await expect(pictures.getByRole('img')).toHaveCount(3)
  const opened = page.waitForEvent('popup')
  await pictures.getByRole('link', { name: /picture 2 of 3/ }).click()
  const picture = (await opened).getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
})
