import type { Page } from '@playwright/test'
import { POLICY } from '@shop/contract'
import { changeResponse } from './support/change-response.ts'
import { releaseHeldCall } from './support/faults.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { setFault } from './support/purchase.ts'
import { informationPages } from './support/route-cases.ts'
import { origin } from './support/server.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // prerendered-pages.test.ts reads every page's HTML; these pages show that nothing hides it.
  for (const path of ['/inventory', '/privacy']) {
    test(`${path} shows its content, and its links work`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      const link = main.locator('a[href^="/"]:not([target])').filter({ visible: true }).last()
      const href = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${href.replaceAll('?', '\\?')}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('/category has its heading and footer, says what it needs, and whom to write to', async ({ page }) => {
    await page.goto('/category')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Shipping & Returns' })).toBeVisible()
    await expect(page.locator('noscript p', { hasText: 'This part of the page needs JavaScript.' })).toBeVisible()
    await page.getByRole('link', { name: 'write to us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('the home page shows its own slide', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: 'Read what stands behind it' })).toBeVisible()
    await page.getByRole('link', { name: 'See the publications' }).click()
    await expect(page).toHaveURL(/\/publications$/)
  })

  test('answers of the support page open', async ({ page }) => {
    await page.goto('/support')
    const answer = page.getByText('Within Malaysia, within')
    await expect(answer).toBeHidden()
    await page.getByText('When does my book arrive?').click()
    await expect(answer).toBeVisible()
  })
})

for (const [what, most, shown] of [
  ['slides come', 3, 'Five dimensions, one profile'],
  ['a single slide comes', 1, 'Five dimensions, one profile'],
  ['there are no slides', 0, 'Read what stands behind it'],
] as const) {
  test(`home: nothing moves when ${what}, and there is something to read`, async ({ page, api, world }) => {
    await changeResponse<{ data: readonly unknown[] }>(page, world, '**/home-page/sliders', ({ data }) => ({
      data: data.slice(0, most),
    }))
    await setFault(api, 'catalog.sliders', { kind: 'hold' })
    await page.goto('/')
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    const below = page.getByRole('heading', { name: 'A description, not a verdict' })
    const top = () => below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
    const before = await top()
    await releaseHeldCall(api)
    await expect(page.getByRole('heading', { level: 2, name: shown })).toBeVisible()
    expect(await top()).toBe(before)
  })
}

test('publications: 13 rows, PDFs in a new tab, theses 5 and 6 without one, 6 with its university record', async ({
  page,
}) => {
  await page.goto('/publications')
  await expect(page.getByRole('heading', { level: 1, name: 'LPI - Related Publications' })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(14)
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['No.', 'Name', 'Title', 'Download'])
  for (let number = 1; number <= 13; number += 1) {
    const row = rows.nth(number)
    await expect(row.getByRole('cell').first()).toHaveText(String(number))
    const links = row.getByRole('link')
    if (number === 5) await expect(links).toHaveCount(0)
    else {
      await expect(links).toHaveAttribute('target', '_blank')
      await expect(links).toHaveAttribute('href', number === 6 ? /^https:\/\// : /\.pdf$/)
    }
  }
  await page.getByRole('main').getByRole('link', { name: 'Licensed LPI trainers' }).click()
  await expect(page).toHaveURL(/\/trainers$/)
})

test('services: four sections with their links', async ({ page }) => {
  await page.goto('/services')
  const section = (name: string) => page.getByRole('region', { name })
  await expect(section('Training Workshops').getByRole('link', { name: /PDF/ })).toHaveCount(3)
  await expect(section('Psychometric Testing').getByRole('link', { name: /PDF/ })).toHaveCount(3)
  await expect(section('Statistical Data Processing').getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  const both = section('Publications & Trainers').getByRole('link')
  await expect(both.first()).toHaveAttribute('href', '/publications')
  await expect(both.last()).toHaveAttribute('href', '/trainers')
})

test('shipping and returns: every rule of the policy', async ({ page }) => {
  await page.goto('/shipping-returns')
  const main = page.getByRole('main')
  for (const rule of [
    'free anywhere in Malaysia',
    `within ${POLICY.deliveryWorkingDays} working days`,
    `by email within ${POLICY.ebookWorkingDays} working days`,
    'quoted and billed by email',
    'On payment we ship immediately',
    `${POLICY.internationalDays.min} to ${POLICY.internationalDays.max} days on average`,
    'Extra delivery charges may apply',
    'Ebooks, the inventory and the career test are non-refundable',
    `within ${POLICY.refundDays} days of purchase`,
    'in full, to the original form of payment',
    'delivery and packaging are not refundable, unless the mistake was ours',
    '10 am to 6 pm, Monday to Friday, except public holidays',
    'can be cancelled only if it has not yet been shipped',
  ]) {
    await expect(main.getByText(rule).first(), rule).toBeVisible()
  }
})

test('trainers: the list of the API, by number, name and certification', async ({ page, api }) => {
  const answer = await api.calls().trainers.list()
  const trainers = answer.status === 200 ? answer.body.data : []
  await page.goto('/trainers')
  const rows = page.getByRole('table', { name: 'Licensed LPI trainers' }).getByRole('row')
  await expect(rows).toHaveCount(trainers.length + 1)
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['No.', 'Name', 'Certification'])
  for (const [index, { trainer_number, trainer_name, trainer_certification }] of trainers.entries()) {
    await expect(rows.nth(index + 1)).toContainText(`${trainer_number}${trainer_name}${trainer_certification}`)
  }
})

test('trainers: says when there are none', async ({ page, api }) => {
  await api.reset('empty')
  await page.goto('/trainers')
  await expect(page.getByRole('heading', { name: 'No trainers are listed at present' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get in touch' }).first()).toBeVisible()
})

test('trainers: says when the list did not come, and fetches it on request', async ({ page, api, pageConsole }) => {
  pageConsole.expect(/status of 404/)
  await api.control('POST', 'faults', { operation: 'trainers.list', times: 1, effect: { kind: 'status', status: 404 } })
  await page.goto('/trainers')
  await expect(page.getByRole('alert')).toContainText('The list of trainers did not arrive')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

/** Lets data.json answer with another address to write to. */
const changeEmail = async (page: Page, email: string) => {
  const site = await (await fetch(`${origin}/data.json`)).json()
  await page.route('**/data.json', (route) => route.fulfill({ json: { ...site, contact: { ...site.contact, email } } }))
}

test('the contact block is what data.json says now', async ({ page }) => {
  await changeEmail(page, 'owner@example.org')
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: 'owner@example.org' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
})

for (const path of ['/', '/trainers', ...informationPages]) {
  test(`${path} agrees with what was drawn of it, however late its script comes`, async ({ page, api }) => {
    await signInCustomer(page, api)
    await changeEmail(page, 'owner@example.org')
    const html = await (await fetch(`${origin}${path}`)).text()
    // The parser of data.json is not part of the first load.
    const readers = /\/parsers-/
    const releaseScripts = await holdScripts(page, (script) => !html.includes(script) && !readers.test(script))
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'owner@example.org' })).toBeVisible()
    // React marks what it has taken over.
    const alive = () =>
      page
        .getByRole('main')
        .getByRole('link')
        .last()
        .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber')))
    expect(await alive()).toBe(false)
    releaseScripts()
    // That React took it over without a word is what the console is watched for.
    await expect.poll(alive).toBe(true)
  })
}

test('a link to a part of a page leads there', async ({ page }) => {
  await page.goto('/inventory')
  await page.getByRole('main').getByRole('link', { name: 'Decisive' }).click()
  await expect(page).toHaveURL(/#decisive$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Decisive' })).toBeInViewport()
})

test('an unknown path answers 404 with a way on', async ({ page, pageConsole }) => {
  pageConsole.expect(/status of 404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
