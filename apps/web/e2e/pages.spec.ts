import type { Locator } from '@playwright/test'
import { changeEmail, openHydrated } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // prerendered-pages.test.ts and prerendered-catalogue.test.ts check the HTML of every page; this
  // one checks that it is visible.
  test('/category shows its products, its footer and a notice with a contact link', async ({
    page,
  }) => {
    await page.goto('/category')
    await expect(page.getByRole('article').last()).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Shipping & Returns' }),
    ).toBeVisible()
    await expect(
      page.locator('noscript p', { hasText: 'This part of the page needs JavaScript.' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'write to us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test('/trainers lists every trainer of the host in order, each with a mail', async ({
  page,
  api,
}) => {
  const response = await api.calls().trainers.list()
  if (response.status !== 200) throw new Error(`trainers.list: ${response.status}`)
  await page.goto('/trainers')
  const table = page.getByRole('table', { name: 'Licensed LPI trainers' })
  await expect(table.getByRole('rowheader')).toHaveText(
    response.body.data.map(({ trainer_name }) => trainer_name),
  )
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'No.',
    'Name',
    'Certification',
  ])
  for (const { trainer_number, trainer_name, trainer_certification } of response.body.data) {
    const name = `${trainer_number} ${trainer_name} ${trainer_certification}`
    await expect(page.getByRole('row', { name, exact: true })).toBeVisible()
  }
  await expect(table.getByRole('link', { name: 'Sample Trainer Two' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=Licensed%20trainer%3A%20Sample%20Trainer%20Two',
  )
})

for (const [path, titles] of [
  ['/trainers', ['No.', 'Name', 'Certification']],
  ['/publications', ['No.', 'Name', 'Title', 'Download']],
] as const) {
  test(`${path} keeps the columns of its table on a narrow phone, within its width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('columnheader')).toHaveText(titles)
    const cells = page.getByRole('row').nth(1).locator('td, th')
    await expect(cells).toHaveCount(titles.length)
    const leftOf = (locator: Locator) =>
      locator.evaluateAll((elements) => elements.map((cell) => cell.getBoundingClientRect().left))
    expect(await leftOf(cells)).toEqual(await leftOf(page.getByRole('columnheader')))
    const { x = 0, width = 0 } = (await page.getByRole('table').boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(320)
  })
}

test('the contact page shows the current data.json', async ({ page }) => {
  await changeEmail(page, 'owner@example.org')
  await page.goto('/contact')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'owner@example.org' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
})

test('the contents of a long page lead to a section on a phone, where they unfold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  await expect(page.getByRole('contentinfo').getByText('+60 3-0000 0000')).toBeVisible()
  // Another page before this one: its scroll position must not be restored.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Sale' }).click()
  const separator = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .first()
  // Without a text for screen readers.
  expect(await separator.evaluate((crumb) => getComputedStyle(crumb, '::after').content)).toBe(
    '"/" / ""',
  )
  const contents = page.locator('summary', { hasText: 'On this page' })
  await contents.click()
  await page.getByRole('link', { name: 'Governing law' }).click()
  const section = page.getByRole('heading', { level: 2, name: 'Governing law' })
  await expect(section).toBeInViewport()
  await expect(page).toHaveURL(/\/terms#law$/)
  // Always open on a wide window, where the heading is no control.
  await page.setViewportSize({ width: 1280, height: 800 })
  await contents.focus()
  await expect(contents).not.toBeFocused()
  await expect(page.getByText('On this page', { exact: true })).toBeVisible()
})

test('Back returns the focus to the link that was followed', async ({ page }) => {
  await openHydrated(page, '/category')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: 'Choosing a Path (ebook)', exact: true })
  await link.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Choosing a Path (ebook)' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  // Not the first one with its address, which is in the header.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
  await page.goBack()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }),
  ).toBeFocused()
})

test('after a link to a part of a page, of this one or another, Tab continues there', async ({
  page,
}) => {
  await openHydrated(page, '/?utm_source=mail')
  await page.getByRole('link', { name: 'Choose a test' }).press('Enter')
  await expect(page.locator('#which-one')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('link', { name: 'Decisive' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Decisive' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Decisive' })).toBeInViewport()
})

test('a link to an answer opens it, as does its address', async ({ page }) => {
  await page.goto('/support#invoice')
  const answer = page.getByText('“Pro forma invoice first”')
  await expect(answer).toBeVisible()
  await page.getByText('Can I have a quote or an invoice for my company?').click()
  await expect(answer).toBeHidden()
  await page.reload()
  await expect(answer).toBeVisible()
})
