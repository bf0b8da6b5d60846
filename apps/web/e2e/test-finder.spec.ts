import { expectAccessible } from './support/accessibility.ts'
import { failEveryCall, runRetries, unavailable } from './support/faults.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { expect, test } from './support/test.ts'

/** Which test fits which answers: test-finder.test.ts. */

test('a parent finds the test for a child from the home page in two taps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const main = page.getByRole('main')
  const answer = main.getByRole('status')
  await page.getByRole('link', { name: 'Choose a test' }).click()
  await expect(page.getByRole('heading', { name: 'Which one is for me?' })).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'My child' })).toBeInViewport()
  await main.getByText('My child', { exact: true }).click()
  await main.locator('label', { hasText: 'Choosing a career' }).click()
  await expect(answer.getByRole('heading', { name: 'Career Test' })).toBeVisible()
  await expect(answer.getByRole('link', { name: 'See this test' })).toBeInViewport({ ratio: 1 })
  await expect(answer).toContainText('30 minutes, 14-page report, English')
  await expect(answer).toContainText('It is for students choosing a subject')
  await expect(answer).toContainText(
    'For ages 14 and over; for anyone younger, please ask us first.',
  )
  await expect(answer.getByRole('link', { name: 'ask us' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Career%20Test/,
  )
  await expect(answer).toContainText('RM 59.00')
  await expect(answer.getByRole('link', { name: 'Look inside' })).toHaveAttribute(
    'href',
    /#sample_report_career$/,
  )
  await expectAccessible(page, ['dark', 'light'])
  // There a background is not seen.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(main.locator('label', { hasText: 'Choosing a career' })).toHaveCSS(
    'border-width',
    '3px',
  )
  await page.emulateMedia({ forcedColors: 'none' })
  // A choice is no navigation, which would scroll to the top.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const seeThisTest = answer.getByRole('link', { name: 'See this test' })
  const goAndComeBack = async () => {
    await seeThisTest.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Career Test' })).toBeVisible()
    await page.goBack()
    await expect(seeThisTest).toBeInViewport()
  }
  await goAndComeBack()
  await page.goto('/category?who=child&for=career&time=any')
  await goAndComeBack()
})

test('the questions lead to the comparison, and the address of an answer can be shared', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'compare the tests' }).click()
  await expect(main.getByRole('table', { name: /^The tests/ })).toBeVisible()
  await page.goto('/')
  await main.getByRole('radio', { name: 'My team' }).check()
  await main.getByRole('radio', { name: 'Working together' }).check()
  await main.getByRole('radio', { name: 'About half an hour' }).check()
  await expect(page).toHaveURL('/?who=team&for=together&time=30')
  await page.goto('/about')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/?who=team&for=together&time=30')
  await expect(
    main.getByRole('status').getByRole('link', { name: 'See this test' }),
  ).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('radio', { name: 'My team' })).toBeChecked()
  await expect(main.getByRole('status').getByRole('heading')).toHaveText('LPI Team Profile')
  await expect(main.getByRole('status')).not.toContainText('your child')

  await page.goto('/category')
  await expect(main.getByRole('radio', { name: 'Me', exact: true })).toBeHidden()
  await main.getByText('Which one is for me?').click()
  await main.getByRole('radio', { name: 'Me', exact: true }).press('Space')
  await page.goto('/category?who=me&for=feelings&time=any')
  await expect(
    main.getByRole('heading', { name: 'LPI Emotional Intelligence Profile' }).first(),
  ).toBeVisible()
  await expect(main.getByRole('radio', { name: 'Handling feelings' })).toBeChecked()
  // A reload keeps the place, though the questions unfold above the products.
  const answer = main.getByRole('status').getByRole('link', { name: 'See this test' })
  await answer.scrollIntoViewIfNeeded()
  await page.reload()
  await expect(answer).toBeInViewport()
})

test('keeps what is chosen before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'My class' }).check()
  await main.getByRole('radio', { name: 'Self-knowledge' }).check()
  releaseScripts()
  await expect(main.getByRole('status').getByRole('heading')).toHaveText('LPI Classroom Profile')
  await expect(main.getByRole('radio', { name: 'My class' })).toBeChecked()
})

test('says that the products cannot be loaded, and offers a retry', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await failEveryCall(api, 'catalog.products', unavailable)
  await page.clock.install()
  // This page has no products, and the next is rendered in the browser.
  await page.goto('/about')
  await page.getByRole('link', { name: /home/i }).first().click()
  await page.getByRole('radio', { name: 'My child' }).check()
  await page.getByRole('radio', { name: 'Choosing a career' }).check()
  const answer = page.getByRole('main').getByRole('status')
  await runRetries(page, answer.getByRole('heading', { name: 'The products could not be loaded' }))
})
