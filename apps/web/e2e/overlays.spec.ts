import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { submitSignIn } from './support/faults.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { addToCart, products } from './support/purchase.ts'
import { createSession, signInCustomer, storeSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 360, height: 780 }
const desk = { width: 1280, height: 800 }

/** Controls that are smaller than 24 px and are not words within a text, which WCAG 2.5.8 lets be. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('p, dd, .skip-link'),
      )
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (Math.round(box.width) < 24 || Math.round(box.height) < 24))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 90)}: ${box.width} by ${box.height}`),
  )

/** The header answers once it knows who is here: it then shows the way to sign in. */
const headerReady = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Shop Login' })).toBeVisible()

const openMenu = async (page: Page) => {
  await headerReady(page)
  await page.getByRole('button', { name: 'Open the menu' }).click()
}

for (const size of [phone, desk]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('the cart sidebar keeps the focus, gives it back, and is accessible', async ({ page }) => {
      await addToCart(page, products.profile)
      const said = page.getByText(`${products.profile.name} is in your cart.`)
      await expect(said).toBeVisible()
      const bag = page.getByRole('button', { name: 'Open your cart, 1 item' })
      await bag.click()
      const sidebar = page.getByRole('dialog', { name: 'Your Cart' })
      await expect(sidebar.getByRole('button', { name: 'Checkout' })).toBeVisible()
      // The cart says it itself now: well before its three seconds the message no longer lies over it.
      await expect(said).toHaveCount(0, { timeout: 2500 })
      await expectAccessible(page)
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(() => document.activeElement?.closest('[role="dialog"], [role="presentation"]') !== null),
        ).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(sidebar).toBeHidden()
      await expect(bag).toBeFocused()
    })

    test('a message covers neither the header nor what opens from it', async ({ page }) => {
      await addToCart(page, products.profile)
      const said = page.getByText(`${products.profile.name} is in your cart.`)
      await expect(said).toBeVisible()
      const header = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
      const top = () => said.evaluate((words) => words.closest('button')?.getBoundingClientRect().top)
      // It comes from above, and stands below the header once it has come.
      await expect.poll(top).toBeGreaterThanOrEqual(header)
    })

    test('the user menu opens by the keyboard, closes with Escape, and is accessible', async ({ page, api }) => {
      await signInCustomer(page, api)
      await page.goto('/about')
      const name = page.locator('header summary')
      await name.focus()
      await page.keyboard.press('Enter')
      const account = page.getByRole('banner').getByRole('link', { name: 'My Account' })
      await expect(account).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await expect(account).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(account).toBeHidden()
      await expect(name).toBeFocused()
    })

    test('the shop with its filters open, and with nothing found, is accessible', async ({ page }) => {
      await page.goto('/category')
      await expect(page.getByRole('status').filter({ hasText: 'products' })).toBeVisible()
      const fold = page.getByRole('button', { name: 'Filter' })
      if (size === phone) await fold.click()
      else await expect(fold).toBeHidden()
      await page.getByLabel('Format').selectOption('book')
      await expect(page).toHaveURL(/format=book/)
      await expect(page.getByRole('link', { name: /^Show all/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Search', { exact: true }).fill('nothing like this')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Nothing on the shelf matches' })).toBeVisible()
      await expectAccessible(page)
    })

    test('a form that shows its errors is accessible', async ({ page }) => {
      await page.goto('/account/signup')
      await headerReady(page)
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      await expectAccessible(page)
    })

    for (const path of [
      '/',
      '/category',
      '/product/detail?id=1',
      '/services',
      '/support',
      '/cart',
      '/account/signin',
    ]) {
      test(`every control of ${path} is large enough to be hit`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        expect(await smallTargets(page)).toEqual([])
      })
    }
  })
}

test.describe('what is opened while a page is on its way stays open when it comes:', () => {
  /** Somebody has signed in, and the home page is on its way until it is let come, with what else is held. */
  const homeOnItsWay = async (page: Page, held = /\/home-/) => {
    const releaseScripts = await holdScripts(page, (script) => held.test(script))
    await page.goto('/account/signin')
    await submitSignIn(page)
    await expect(page.locator('header summary')).toBeVisible()
    return async () => {
      releaseScripts()
      await expect(page.locator('h1', { hasText: 'A person, drawn in five dimensions' })).toBeVisible()
    }
  }

  test('the user menu', async ({ page }) => {
    const arrive = await homeOnItsWay(page)
    await page.locator('header summary').click()
    await arrive()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })

  for (const [when, held] of [
    ['', /\/home-/],
    [', whose script comes with the page', /\/(home|cart-sidebar)-/],
  ] as const) {
    test(`the cart sidebar${when}`, async ({ page }) => {
      const arrive = await homeOnItsWay(page, held)
      await page.getByRole('button', { name: 'Open your cart' }).click()
      await arrive()
      const sidebar = page.getByRole('dialog', { name: 'Your Cart' })
      await expect(sidebar).toContainText('Your cart is empty.')
      await sidebar.getByRole('button', { name: 'Back to the shop' }).click()
      await expect(sidebar).toBeHidden()
      // The page is there again for everybody, screen readers too.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('the menu of a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    const arrive = await homeOnItsWay(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await arrive()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link').first()).toBeFocused()
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'A person, drawn in five dimensions' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone })

  test('lies over the page, takes the focus, gives it back with Escape, and is accessible', async ({ page }) => {
    await page.goto('/about')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await openMenu(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link').first()).toBeFocused()
    expect(await heading.boundingBox()).toEqual(before)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  })

  test('closes when the page is pressed, and when the focus goes on into the page', async ({ page }) => {
    await page.goto('/about')
    const open = page.getByRole('button', { name: 'Open the menu' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await openMenu(page)
    await expect(menu).toBeVisible()
    await page.mouse.click(180, 740)
    await expect(menu).toBeHidden()
    await open.click()
    await page.getByRole('button', { name: 'Close the menu' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
  })

  test('closes once a link in it was followed', async ({ page }) => {
    await page.goto('/about')
    await openMenu(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })
})

for (const width of [1024, 1180, 1280]) {
  test(`brand, links and a long customer name share the header at ${width} px`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 800 })
    const { user, token } = await createSession(api)
    await storeSession(page, { user: { ...user, first_name: 'Nurulhidayatulsyahirah', last_name: 'Wan' }, token })
    await page.goto('/about')
    await expect(page.locator('header summary')).toBeVisible()
    // Each part begins after the one before it has ended, in one line of text.
    const parts = await page
      .locator('header :is(a[href="/"], nav, nav + a, button[aria-haspopup], details)')
      .evaluateAll((found) => found.map((part) => part.getBoundingClientRect()))
    expect(parts).toHaveLength(5)
    for (const [index, { left, right, height }] of parts.entries()) {
      expect(left).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0)
      expect(right).toBeLessThanOrEqual(width)
      expect(height).toBeLessThanOrEqual(48)
    }
  })
}

test('nothing moves for those who ask for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play the highlights' })).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        getComputedStyle(element)
          .transitionDuration.split(', ')
          .map((duration) => Number.parseFloat(duration)),
      ),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.001)
})
