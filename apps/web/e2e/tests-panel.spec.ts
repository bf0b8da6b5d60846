import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { expectAccessible } from './support/accessibility.ts'
import { changeResponse } from './support/change-response.ts'
import { fillSignIn, signInCustomer, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const team = (page: Page) => page.getByRole('region', { name: /SAMPLE-PAID-0005/ })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const name = (page: Page, seat: number) =>
  team(page).getByRole('textbox', { name: `Name and email for seat ${seat}`, exact: true })

test.beforeEach(async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInCustomer(page, api)
})

test('shows the seats of a test in the order of their numbers, with code, status and links', {
  tag: '@journey',
}, async ({ page, isSparse }) => {
  await page.goto('/profile?tab=Tests')
  if (isSparse) {
    // All fields of a seat are assumed.
    await expect(
      page.getByRole('heading', { name: 'We cannot show your access codes here' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    return
  }
  const group = team(page)
  await expect(group.locator('code')).toHaveText(
    [1, 2, 3, 4, 5].map((seat) => `LPI-0005-400${seat}`),
  )
  const row = group.getByRole('row', { name: 'Seat 1 of 5' })
  await expect(row).toContainText('Completed')
  await expect(name(page, 1)).toHaveValue('Sample Taker 1')
  // A completed test needs no invitation and no link.
  await expect(row.getByRole('link')).toHaveCount(0)
  await expect(row.locator('code')).toHaveText('LPI-0005-4001')
  await expect(group.getByRole('status').first()).toHaveText('2 of 5 handed out')
  await expect(group.getByRole('row', { name: 'Seat 3 of 5' })).toContainText('Not started')
  const link = group.getByRole('link', { name: 'Open test with code LPI-0005-4003' })
  await expect(link).toHaveAttribute('href', /\/test\/start\?code=LPI-0005-4003$/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await group.getByRole('link', { name: /^Order SAMPLE/ }).click()
  await expect(page).toHaveURL(/\/orderdetails\/SAMPLE-PAID-0005$/)
  // The orders after it have seats too.
  await page.setViewportSize({ width: 390, height: 600 })
  await page.getByRole('link', { name: 'Hand out 5 codes' }).click()
  await expect(page).toHaveURL(/#LPI-0005-4001$/)
  await expect(group.getByRole('heading')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(group.getByRole('link', { name: /^Order SAMPLE/ })).toBeFocused()
})

test('names typed with Enter or pasted as a column go into the messages and the CSV, and come back for the same customer', async ({
  page,
}) => {
  await page.goto('/profile?tab=Tests')
  const group = team(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await name(page, 2).fill(
    'Sample Person With A Long Name sample.person.with.a.long.name@example.com',
  )
  // A long name and email are whole, in a row that fits.
  if (await page.evaluate(() => CSS.supports('field-sizing', 'content')))
    expect(
      await name(page, 2).evaluate((area) => area.scrollHeight - area.clientHeight),
    ).toBeLessThanOrEqual(0)
  expect((await group.getByRole('table').boundingBox())?.width).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await name(page, 2).fill('Aisha')
  await name(page, 2).press('Enter')
  await expect(name(page, 3)).toBeFocused()
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'First name\tSurname\tTeam\tEmail\r\nBen\tTan\tSales\tben@example.com\r\nDaniel\r\nDevi\r\nOne too many\r\n',
    ),
  )
  await page.keyboard.press('ControlOrMeta+V')
  for (const [seat, text] of [
    [2, 'Aisha'],
    [3, 'Ben Tan ben@example.com'],
    [4, 'Daniel'],
    [5, 'Devi'],
  ] as const)
    await expect(name(page, seat)).toHaveValue(text)
  await expect(
    group.getByText(
      /^3 filled\. .* Left out: the heading, Team\. Not in this list: .*Aisha\. 1 did not fit \(clear the names .*\): One too many$/,
    ),
  ).toBeVisible()
  await expect(group.getByRole('status').first()).toHaveText('1 of 5 handed out')
  await group.getByRole('textbox', { name: /^Your line in every message/ }).fill('Until Friday')
  await group.getByRole('button', { name: 'Copy invitation for seat 2' }).click()
  expect(await clipboard(page)).toMatch(
    /^Hi Aisha! .* in English of about 35 minutes\. .*; one more compares .*\. Until Friday\. .*LPI-0005-4002$/,
  )
  await group.getByRole('checkbox', { name: 'Sent for seat 3' }).check()
  await expect(group.getByRole('status').first()).toHaveText('3 of 5 handed out')
  await expect(group.getByRole('link', { name: 'WhatsApp for seat 4' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Hi%20Daniel/,
  )
  await expect(group.getByRole('link', { name: 'Email for seat 3' })).toHaveAttribute(
    'href',
    /^mailto:ben@example\.com\?subject=.*Hi%20Ben%20Tan!/,
  )
  await page.reload()
  await expect(name(page, 5)).toHaveValue('Devi')
  await expect(group.getByRole('checkbox', { name: 'Sent for seat 2' })).toBeChecked()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    group.getByText('Download CSV').click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^codes-.+\.csv$/)
  await group.getByRole('button', { name: 'Copy one message for all' }).click()
  expect(await clipboard(page)).toMatch(/ Until Friday\. /)
  await expect(group.getByRole('status').first()).toHaveText('3 of 5 handed out')
  await group.getByRole('checkbox', { name: 'All sent' }).check()
  await expect(group.getByRole('status').first()).toHaveText('5 of 5 handed out')
  // Undo of the marks leaves a name that was typed since.
  await name(page, 5).fill('Devi Nur')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(group.getByRole('status').first()).toHaveText('3 of 5 handed out')
  await expect(name(page, 5)).toHaveValue('Devi Nur')
  await name(page, 5).fill('Devi')
  await group.getByRole('checkbox', { name: 'All sent' }).check()
  await expect(group.getByRole('status').first()).toHaveText('5 of 5 handed out')
  await group.getByRole('checkbox', { name: 'All sent' }).uncheck()
  await expect(group.getByRole('status').first()).toHaveText('1 of 5 handed out')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(group.getByRole('status').first()).toHaveText('5 of 5 handed out')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(group.getByRole('status').first()).toHaveText('3 of 5 handed out')
  await expect(group.getByRole('checkbox', { name: 'Sent for seat 2' })).toBeChecked()
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('Until Friday.')
  await name(page, 4).fill('Typed over')
  await page.evaluate((text) => navigator.clipboard.writeText(text), csv)
  await name(page, 1).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(name(page, 4)).toHaveValue('Daniel')
  await expect(name(page, 3)).toHaveValue('Ben Tan, ben@example.com')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(name(page, 4)).toHaveValue('Typed over')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(name(page, 4)).toHaveValue('Daniel')
  // What is typed since is undone by the browser.
  await page.keyboard.type('x')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(name(page, 4)).toHaveValue('Daniel')
  await signOut(page)
  await fillSignIn(page, 'customer@example.com')
  await page.getByLabel(/^Account of /).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page
    .getByRole('navigation', { name: 'My Account' })
    .getByRole('link', { name: 'Tests' })
    .click()
  await expect(name(page, 4)).toHaveValue('Daniel')
})

test('a test with one seat starts with one press, or becomes a card that is printed or sent', async ({
  page,
  world,
}) => {
  await changeResponse<{ data: object[] }>(
    page,
    world,
    '**/api/v1/profile/lpi/test-accounts*',
    (list) => ({
      ...list,
      data: list.data.map((seat) => ({ ...seat, status: 'unassigned' })),
    }),
  )
  await page.goto('/orderdetails/SAMPLE-PROCESSING-0004')
  const main = page.getByRole('main')
  for (const path of [undefined, '/profile?tab=Tests']) {
    if (path) await page.goto(path)
    await expect(main.getByRole('heading', { name: 'LPI Personality Profile' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Start the test' })).toHaveAttribute(
      'href',
      /code=LPI-0004-1001$/,
    )
  }
  await main.getByText('Send it to someone else').click()
  await main.getByRole('textbox', { name: /^Their name/ }).fill('Mei')
  await main
    .getByRole('textbox', { name: 'Your greeting' })
    .fill('Happy birthday!\nFrom all of us.')
  await main.getByRole('textbox', { name: /^From/ }).fill('Aunt Lan')
  await page.goto('/profile?tab=Tests#LPI-0004-1001')
  // The link to the card of a code opens it.
  await expect(main.getByRole('textbox', { name: 'Your greeting' })).toHaveValue(
    'Happy birthday!\nFrom all of us.',
  )
  await expect(main.getByRole('textbox', { name: 'Your greeting' })).toBeInViewport()
  await expect(main.getByText('– Aunt Lan')).toBeVisible()
  const greetings = page.locator('p').filter({ hasText: 'Happy birthday!' })
  await expect(greetings.first()).toHaveText('Happy birthday!\nFrom all of us.', {
    useInnerText: true,
  })
  await expect(main.getByText('Answer the questions, in about 35 minutes.')).toBeVisible()
  await expect(main.getByRole('img', { name: 'QR code that opens the test' })).toBeVisible()
  await expect(main.locator(`img[src^="/uploads/cover-1."]`)).toBeVisible()
  // A full browser would open its dialog.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await main.getByRole('button', { name: 'Print the card' }).click()
  await expect(page.locator('[data-printed]')).toBeAttached()
  await expect(main.getByText('Send it to someone else (printed or sent)')).toBeVisible()
  await main.getByRole('textbox', { name: /^Their name/ }).fill('Ben')
  await expect(main.getByText('Given before to Mei, who can still use it.')).toBeVisible()
  await main.getByRole('textbox', { name: /^Their name/ }).fill('Mei')
  await main.getByRole('button', { name: 'Copy invitation to them' }).click()
  expect(await clipboard(page)).toMatch(
    /^Happy birthday!\nFrom all of us\.\n– Aunt Lan\n\nYour present is the LPI /,
  )
  await expect(main.getByRole('link', { name: 'Email to them' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=A%20present%20from%20Aunt%20Lan&body=Happy%20birthday/,
  )
  await page.emulateMedia({ media: 'print' })
  await expect(main).toBeHidden()
  await expect(page.getByText('For Mei').last()).toBeVisible()
  await expect(greetings.last()).toHaveText('Happy birthday!\nFrom all of us.', {
    useInnerText: true,
  })
  await page.emulateMedia({ media: null })
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  const pagesOf = async (format: string) =>
    (await getDocumentProxy(new Uint8Array(await page.pdf({ format, margin })))).numPages
  expect(await pagesOf('A5')).toBe(1)
  await main
    .getByRole('textbox', { name: 'Your greeting' })
    .fill('The longest greeting has ten lines. '.repeat(9).slice(0, 300))
  await expect(page.locator('p').filter({ hasText: 'The longest greeting' }).last()).toBeAttached()
  expect(await pagesOf('A4')).toBe(1)
})

test('opens one card at a time, since what is open is printed', async ({ page, world }) => {
  const personal = {
    product_type: 'lpitest',
    product_name: 'LPI Personality Profile',
    status: 'unassigned',
  }
  await changeResponse<object>(page, world, '**/api/v1/profile/lpi/test-accounts*', (list) => ({
    ...list,
    data: [1, 2].map((id) => ({
      ...personal,
      test_account_id: id,
      access_code: `LPI-${id}`,
      order_txn_id: 'A',
    })),
  }))
  await page.goto('/profile?tab=Tests')
  const cards = page.getByText('Gift card, or send it to someone else')
  const names = page.getByRole('textbox', { name: /^Their name/ })
  await cards.first().click()
  await names.fill('Mei')
  await cards.last().click()
  await expect(names).toHaveCount(1)
  await expect(names).toHaveValue('')
})

test('announces a copied code, and shows how to copy by hand when the clipboard is blocked', async ({
  page,
}) => {
  await page.goto('/profile?tab=Tests')
  const copy = page.getByRole('button', { name: 'Copy access code LPI-0005-4002' })
  await copy.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Copied access code LPI-0005-4002.' }),
  ).toBeAttached()
  expect(await clipboard(page)).toBe('LPI-0005-4002')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Not here', 'NotAllowedError'))
  })
  await copy.click()
  const text = page.getByRole('textbox', { name: 'Your browser blocked copying' })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('LPI-0005-4002')
  expect(await text.evaluate(() => getSelection()?.toString())).toBe('LPI-0005-4002')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(text).toBeHidden()
})

test('shows all seats of every order on one page', async ({ page, api }) => {
  await api.reset('many-orders')
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Tests')
  await expect.poll(() => page.getByRole('main').locator('code').count()).toBeGreaterThan(10)
  await expect(page.getByRole('navigation', { name: /^Pages/ })).toHaveCount(0)
})
