import { HYDRATED } from '../app/config/hydrated-event.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { signInOnDevice } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** What is pressed on a drawn page before its scripts have come, as on a slow line, is not lost. */

test('a menu that is pressed early opens when it can', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const letThrough = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Open the menu' })
  // Pressed again because nothing happened: meant once.
  await menu.click()
  await menu.click()
  letThrough()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' })).toBeVisible()
})

test('a filter that is chosen early is applied, and stays in the address', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/category', { waitUntil: 'commit' })
  await page.getByLabel('Format').selectOption('book')
  letThrough()
  await expect(page).toHaveURL(/format=book/)
  await expect(page.getByLabel('Format')).toHaveValue('book')
  await expect(page.getByRole('link', { name: /^Show all/ })).toBeVisible()
})

test('what is pressed just as the page comes alive is done once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () => document.querySelector<HTMLElement>('[aria-label="Open the menu"]')?.click())
  }, HYDRATED)
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
})

test('a filter that is chosen just as the page comes alive is applied', async ({ page }) => {
  // The page's frame answers first, the shelf in it a moment later: the choice falls between the two.
  await page.addInitScript((hydrated) => {
    const choose = () => {
      const format = document.querySelector<HTMLSelectElement>('select[name=format]')
      if (!format) return
      format.value = 'book'
      for (const type of ['input', 'change']) format.dispatchEvent(new Event(type, { bubbles: true }))
    }
    addEventListener(hydrated, () => setTimeout(() => setTimeout(choose)))
  }, HYDRATED)
  await page.goto('/category')
  await expect(page).toHaveURL(/format=book/)
  await expect(page.getByLabel('Format')).toHaveValue('book')
})

test('words that are searched for early are found', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/category', { waitUntil: 'commit' })
  await page.getByLabel('Search', { exact: true }).fill('nothing like this')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=nothing/)
  letThrough()
  await expect(page.getByRole('heading', { name: 'Nothing on the shelf matches' })).toBeVisible()
})

test('a link that is followed early leads on', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'More about the author' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The author' })).toBeVisible()
  letThrough()
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
})

test('the frame of the sign-in page stands before its form, and nothing can be typed that would be lost', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/account/signin', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  letThrough()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('the way to the other page for guests is there once it leads back', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/account/signup?next=%2Fcart', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Already have an account?' })).toBeVisible()
  const other = page.getByRole('main').getByRole('link', { name: 'Shop Login' })
  await expect(other).toBeHidden()
  letThrough()
  await expect(other).toHaveAttribute('href', '/account/signin?next=%2Fcart')
})

test('who is signed in is not shown the sign-in page for a moment', async ({ page, api }) => {
  await signInOnDevice(page, api)
  const letThrough = await holdScripts(page)
  await page.goto('/account/signin', { waitUntil: 'commit' })
  // The page is drawn, and seen by guests (the test before).
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('h1', { hasText: 'Shop Login' })).toBeHidden()
  letThrough()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('a token that is all that is left of a session shows the sign-in page once that is known', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'left over'))
  await page.goto('/account/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
})
