import type { Locator } from '@playwright/test'
import { holdScripts } from './support/hold-scripts.ts'
import { HYDRATED } from './support/hydration.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Input on a prerendered page before its scripts have loaded, as on a slow network. */

const looksBusy = (button: Locator) =>
  button.evaluate(
    (element) =>
      element.ariaBusy === 'true' && getComputedStyle(element, '::after').content !== 'none',
  )

test('opens the menu that was pressed before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const releaseScripts = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Open the menu' })
  await menu.click()
  // It shows at once that it was heard. A second press because nothing has happened yet must not
  // close the menu.
  expect(await looksBusy(menu)).toBe(true)
  await menu.click()
  releaseScripts()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
  ).toBeVisible()
  expect(await looksBusy(page.getByRole('button', { name: 'Close the menu' }))).toBe(false)
})

test('applies a sort order that was selected before hydration and writes it to the URL', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/category', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('price_asc')
  releaseScripts()
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Choosing a Path (ebook)',
  )
})

test('handles a press during hydration once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () =>
      document.querySelector<HTMLElement>('[aria-label="Open the menu"]')?.click(),
    )
  }, HYDRATED)
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
})

test('runs a search that was submitted before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/category', { waitUntil: 'commit' })
  await page.getByLabel('Search', { exact: true }).fill('platypus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=platypus/)
  releaseScripts()
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test('the prerendered sign-in page has no fields whose values hydration would discard', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/account/signin', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  releaseScripts()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('token', 'left-over'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('shows the link to sign-in only when it has the return path', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/account/signup?next=%2Fcart', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Already have an account?' })).toBeVisible()
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Shop Login' })
  await expect(signInLink).toBeHidden()
  releaseScripts()
  await expect(signInLink).toHaveAttribute('href', '/account/signin?next=%2Fcart')
})

test('a signed-in customer does not see the sign-in page before the redirect', async ({
  page,
  api,
}) => {
  await signInCustomer(page, api)
  const releaseScripts = await holdScripts(page)
  await page.goto('/account/signin', { waitUntil: 'commit' })
  // The prerendered page is loaded, and guests would see its heading.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('h1', { hasText: 'Shop Login' })).toBeHidden()
  releaseScripts()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})
