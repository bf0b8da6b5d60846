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

  // prerendered-pages.test.ts checks the HTML of every page; these tests check that it is visible.
  for (const path of ['/inventory', '/privacy']) {
    test(`${path} shows its content with working links`, async ({ page }) => {
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

  test('/category shows its heading, its footer and a notice with a contact link', async ({ page }) => {
    await page.goto('/category')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Shipping & Returns' })).toBeVisible()
    await expect(page.locator('noscript p', { hasText: 'This part of the page needs JavaScript.' })).toBeVisible()
    await page.getByRole('link', { name: 'write to us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('the home page shows the prerendered slide', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: 'Five dimensions, one profile' })).toBeVisible()
    await page.getByRole('link', { name: 'See the profile' }).click()
    await expect(page).toHaveURL(/\/product\/detail\/1$/)
    await expect(page.getByRole('heading', { level: 1, name: 'LPI Personality Profile' })).toBeVisible()
  })

  test('the answers of the support page expand', async ({ page }) => {
    await page.goto('/support')
    const answer = page.getByText('Within Malaysia, within')
    await expect(answer).toBeHidden()
    await page.getByText('When does my book arrive?').click()
    await expect(answer).toBeVisible()
  })
})

for (const [description, count, heading] of [
  ['slides', 3, 'Five dimensions, one profile'],
  ['one slide', 1, 'Five dimensions, one profile'],
  ['no slides', 0, 'Read what stands behind it'],
] as const) {
  test(`the home page with ${description} from the API shows a slide without a layout shift`, async ({
    page,
    api,
    world,
  }) => {
    await changeResponse<{ data: readonly unknown[] }>(page, world, '**/home-page/sliders', ({ data }) => ({
      data: data.slice(0, count),
    }))
    await setFault(api, 'catalog.sliders', { kind: 'hold' })
    await page.goto('/')
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    const below = page.getByRole('heading', { name: 'A description, not a verdict' })
    const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await top()
    await releaseHeldCall(api)
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    expect(await top()).toBe(before)
  })
}

test('/publications has 13 rows: PDFs in a new tab, none for theses 5 and 6, and a university record for 6', async ({
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

test('/trainers lists every trainer of the host with number, name and certification', { tag: '@journey' }, async ({
  page,
  api,
}) => {
  const response = await api.calls().trainers.list()
  if (response.status !== 200) throw new Error(`trainers.list: ${response.status}`)
  await page.goto('/trainers')
  await expect(page.getByRole('rowheader')).toHaveCount(response.body.data.length)
  for (const { trainer_number, trainer_name, trainer_certification } of response.body.data) {
    const name = `${trainer_number} ${trainer_name} ${trainer_certification}`
    await expect(page.getByRole('row', { name, exact: true })).toBeVisible()
  }
})

test('/services has four sections with their links', async ({ page }) => {
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

test('/shipping-returns states every rule of the policy', async ({ page }) => {
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

test('/trainers lists the trainers of the API with number, name and certification', async ({ page, api }) => {
  const response = await api.calls().trainers.list()
  const trainers = response.status === 200 ? response.body.data : []
  await page.goto('/trainers')
  const rows = page.getByRole('table', { name: 'Licensed LPI trainers' }).getByRole('row')
  await expect(rows).toHaveCount(trainers.length + 1)
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['No.', 'Name', 'Certification'])
  for (const [index, { trainer_number, trainer_name, trainer_certification }] of trainers.entries()) {
    await expect(rows.nth(index + 1)).toContainText(`${trainer_number}${trainer_name}${trainer_certification}`)
  }
})

test('/trainers shows an empty state without trainers', async ({ page, api }) => {
  await api.reset('empty')
  await page.goto('/trainers')
  await expect(page.getByRole('heading', { name: 'No trainers are listed at present' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get in touch' }).first()).toBeVisible()
})

test('/trainers shows an error when the list fails to load, and retries', async ({ page, api, pageConsole }) => {
  pageConsole.expect(/status of 404/)
  await api.control('POST', 'faults', { operation: 'trainers.list', times: 1, effect: { kind: 'status', status: 404 } })
  await page.goto('/trainers')
  await expect(page.getByRole('alert')).toContainText('The list of trainers did not arrive')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

/** Changes the contact email in data.json. */
const changeEmail = async (page: Page, email: string) => {
  const site = await (await fetch(`${origin}/data.json`)).json()
  await page.route('**/data.json', (route) => route.fulfill({ json: { ...site, contact: { ...site.contact, email } } }))
}

test('the contact page shows the current data.json', async ({ page }) => {
  await changeEmail(page, 'owner@example.org')
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: 'owner@example.org' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
})

for (const path of ['/', '/trainers', ...informationPages]) {
  test(`${path} hydrates without a mismatch when its scripts load late and data.json has changed`, async ({
    page,
    api,
  }) => {
    await signInCustomer(page, api)
    await changeEmail(page, 'owner@example.org')
    const html = await (await fetch(`${origin}${path}`)).text()
    // The parser of data.json is not part of the first load.
    const parsers = /\/parsers-/
    const releaseScripts = await holdScripts(page, (script) => !html.includes(script) && !parsers.test(script))
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'owner@example.org' })).toBeVisible()
    // React sets this key on hydrated elements.
    const isHydrated = () =>
      page
        .getByRole('main')
        .getByRole('link')
        .last()
        .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber')))
    expect(await isHydrated()).toBe(false)
    releaseScripts()
    // React logs a mismatch to the console, which fails the test.
    await expect.poll(isHydrated).toBe(true)
  })
}

test('a link with a fragment scrolls to its section', async ({ page }) => {
  await page.goto('/inventory')
  await page.getByRole('main').getByRole('link', { name: 'Decisive' }).click()
  await expect(page).toHaveURL(/#decisive$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Decisive' })).toBeInViewport()
})

test('an unknown path responds with 404 and a page that links home', async ({ page, pageConsole }) => {
  pageConsole.expect(/status of 404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
