import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { expectAccessible } from './support/accessibility.ts'
import { changeResponse } from './support/change-response.ts'
import { fillSignIn, signInCustomer, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const team = (page: Page) => page.getByRole('region', { name: /SAMP-PAID-0005/ })
const recipient = (page: Page, seat: number) => team(page).getByLabel(`For seat ${seat}`)
const tick = (page: Page, seat: number) => team(page).getByLabel(`Sent seat ${seat}`)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const paste = async (page: Page, seat: number, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await recipient(page, seat).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

const expectRecipients = async (page: Page, texts: readonly string[]) => {
  const fields = team(page).getByLabel(/^For seat/)
  for (const [index, text] of texts.entries()) await expect(fields.nth(index)).toHaveValue(text)
}

/** Chooses a way to send a seat. */
const send = async (page: Page, seat: number, way: string) => {
  await page.getByRole('button', { name: `Send seat ${seat}` }).click()
  await page.getByRole('menuitem', { name: way }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Keeps the addresses that the shop opens, such as those of a mail program. */
const recordOpened = (page: Page) =>
  page.addInitScript(() => {
    window.open = (url) => {
      document.body.dataset['opened'] = String(url)
      return null
    }
  })
const opened = (page: Page) => page.locator('body').getAttribute('data-opened')

/** Makes every seat of the customer one that is not started. */
const resetStatus = (page: Page, world: string) =>
  changeResponse<{ data: object[] }>(page, world, '**/lpi/test-accounts*', (list) => ({
    ...list,
    data: list.data.map((seat) => ({ ...seat, status: 'unassigned' })),
  }))

test.beforeEach(async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInCustomer(page, api)
})

test('shows the seats of a test in the order of their numbers, with code and status', {
  tag: '@journey',
}, async ({ page, isSparse }) => {
  await page.goto('/profile?tab=Tests')
  if (isSparse) {
    // All fields of a seat are assumed.
    const heading = page.getByRole('heading', { name: 'We cannot show your access codes here' })
    await expect(heading).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    return
  }
  const group = team(page)
  const codes = [1, 2, 3, 4, 5].map((seat) => `LPI-0005-400${seat}`)
  await expect(group.locator('code')).toHaveText(codes)
  const row = (seat: number) => group.getByRole('row', { name: `Seat ${seat}` })
  // A completed test needs no invitation.
  await expect(row(1)).toContainText('Completed: Sample Taker 1')
  await expect(row(1)).toContainText('Nothing to send')
  await expect(row(2)).toContainText('Assigned: Sample Taker 2')
  await expect(row(3)).toContainText('Not started')
  await group.getByRole('link', { name: /^Order SAMP/ }).click()
  await expect(page).toHaveURL(/\/orderdetails\/SAMP-PAID-0005$/)
  // The orders after it have seats too.
  await page.setViewportSize({ width: 390, height: 600 })
  await page.getByRole('link', { name: 'Hand out 5 codes' }).click()
  await expect(page).toHaveURL(/#LPI-0005-4001$/)
  await expect(team(page).getByRole('heading')).toBeFocused()
  await expect(recipient(page, 1)).toBeInViewport()
})

test('a typed name is in the CSV, stays after a reload and goes with a confirmed sign-out', async ({
  page,
}) => {
  await page.goto('/profile?tab=Tests')
  await recipient(page, 3).fill('Aisha')
  await recipient(page, 4).fill('Ben, HR')
  await page.reload()
  await expectRecipients(page, ['', '', 'Aisha', 'Ben, HR', ''])
  const download = page.waitForEvent('download')
  await team(page).getByText('Download CSV').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('codes-SAMP-PAID-0005.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFSeat,For,Code,Status,Sent\r\n1,,LPI-0005-4001,/)
  expect(csv).toContain('4,"Ben, HR",LPI-0005-4004,')
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByLabel(/^Account of /).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expectRecipients(page, ['', '', 'Aisha', 'Ben, HR', ''])
  page.once('dialog', (dialog) => dialog.accept())
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('seats-data'))).toBeNull()
  await fillSignIn(page)
  await page.getByLabel(/^Account of /).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  const menu = page.getByRole('navigation', { name: 'My Account' })
  await menu.getByRole('link', { name: 'Tests' }).click()
  await expectRecipients(page, ['', '', '', '', ''])
})

test('prints the whole name and email of a seat, and not how it is sent', async ({ page }) => {
  await page.goto('/profile?tab=Tests')
  const text = 'Nur Aisyah Abdul Rahman <nur.aisyah.abdul.rahman@example.com>'
  await recipient(page, 3).fill(text)
  await page.emulateMedia({ media: 'print' })
  await expect(team(page).getByText(text)).toBeVisible()
  await expect(recipient(page, 3)).toBeHidden()
  await expect(
    team(page)
      .getByText(/^(Send|Nothing to send)$/)
      .filter({ visible: true }),
  ).toHaveCount(0)
})

test('a sign-out asks nothing where a seat has a tick alone', async ({ page }) => {
  await page.goto('/profile?tab=Tests')
  await tick(page, 3).check()
  // Playwright dismisses the question.
  await signOut(page)
})

test('a seat is sent by copy, WhatsApp or email, and has a tick that a press takes back', async ({
  page,
}) => {
  await recordOpened(page)
  await page.goto('/profile?tab=Tests')
  await recipient(page, 3).fill('Ben Tan <ben@example.com>')
  await send(page, 2, 'Copy the invitation')
  await expect(page.getByText('Invitation copied.')).toBeVisible()
  await expect(tick(page, 2)).toBeChecked()
  await expect(page.getByRole('button', { name: 'Send seat 2' })).toBeFocused()
  const invitation = /^You’re invited .* LPI Team Profile .* code is (\S+)\. Start here: \S+=\1$/
  expect(await clipboard(page)).toMatch(invitation)
  await send(page, 3, 'Email')
  await expect(tick(page, 3)).toBeChecked()
  expect(await opened(page)).toMatch(/^mailto:ben@example\.com\?subject=\S+LPI-0005-4003/)
  await send(page, 4, 'WhatsApp')
  await expect(tick(page, 4)).toBeChecked()
  const { searchParams, host } = new URL((await opened(page)) ?? '')
  expect(host).toBe('wa.me')
  expect(searchParams.get('text')).toMatch(invitation)
  await expect(tick(page, 5)).not.toBeChecked()
  await tick(page, 4).uncheck()
  await page.reload()
  await expect(tick(page, 3)).toBeChecked()
  await expect(tick(page, 4)).not.toBeChecked()
})

test('a pasted list fills the seats from its field on, until Undo', async ({ page }) => {
  await page.goto('/profile?tab=Tests')
  await recipient(page, 4).fill('Aisha')
  await paste(page, 3, 'Mei Sample\r\nBen Tan <ben@example.com>\r\n')
  await expectRecipients(page, ['', '', 'Mei Sample', 'Ben Tan <ben@example.com>', ''])
  await recipient(page, 1).fill('Devi')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expectRecipients(page, ['Devi', '', '', 'Aisha', ''])
  await expect(recipient(page, 3)).toBeFocused()
  await paste(page, 4, 'Mei\nBen\nFarah')
  await expect(page.getByText('2 of 3 names filled in.')).toBeVisible()
  await expectRecipients(page, ['Devi', '', '', 'Mei', 'Ben'])
})

test('a test with one seat starts with one press', async ({ page, world }) => {
  await resetStatus(page, world)
  const main = page.getByRole('main')
  for (const path of ['/orderdetails/SAMP-WORK-0004', '/profile?tab=Tests']) {
    await page.goto(path)
    await expect(main.getByRole('heading', { name: 'LPI Personality Profile' })).toBeVisible()
    const start = main.getByRole('link', { name: 'Start the test' })
    await expect(start).toHaveAttribute('href', /code=LPI-0004-1001$/)
    await expect(start).toHaveAttribute('target', '_blank')
  }
})

test('a card for a seat is printed on one page, and its greeting is in the invitation', async ({
  page,
  world,
}) => {
  await resetStatus(page, world)
  await page.goto('/profile?tab=Tests')
  const single = page.getByRole('region', { name: /SAMP-WORK-0004/ })
  await single.getByLabel('For seat 1').fill('Mei Sample mei@example.com')
  await single.getByRole('button', { name: 'Send seat 1' }).click()
  await page.getByRole('menuitem', { name: 'Gift card' }).click()
  const card = page.getByRole('dialog', { name: 'Gift card for seat 1' })
  await expect(card.getByText('This test is for you.')).toBeVisible()
  await card.getByLabel('Your greeting').fill('Happy birthday!\nAunt Lan')
  await expect(card.getByText('For Mei Sample', { exact: true })).toBeVisible()
  await expect(card.getByRole('img', { name: 'QR code that opens the test' })).toBeVisible()
  await expectAccessible(page)
  // A full browser would open its dialog.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await card.getByRole('button', { name: 'Print the card' }).click()
  await expect(page.locator('[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByRole('main')).toBeHidden()
  const greeting = page.locator('p').filter({ hasText: 'Happy birthday!' }).last()
  await expect(greeting).toHaveText('Happy birthday!\nAunt Lan', { useInnerText: true })
  await page.emulateMedia({ media: null })
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A5' })))
  expect(pdf.numPages).toBe(1)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(single.getByLabel('Sent seat 1')).toBeChecked()
  await single.getByRole('button', { name: 'Send seat 1' }).click()
  await page.getByRole('menuitem', { name: 'Copy the invitation' }).click()
  await expect(page.getByText('Invitation copied.')).toBeVisible()
  expect(await clipboard(page)).toMatch(/^Happy birthday!\nAunt Lan\n\nYou’re invited to take /)
})

test('announces a copied code, and says where the browser blocks that', async ({ page }) => {
  await page.goto('/profile?tab=Tests')
  const copy = page.getByRole('button', { name: 'Copy access code LPI-0005-4002' })
  await copy.press('Enter')
  const announcement = 'Copied access code LPI-0005-4002.'
  await expect(page.getByRole('status').filter({ hasText: announcement })).toBeAttached()
  expect(await clipboard(page)).toBe('LPI-0005-4002')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not here'))
  })
  await copy.click()
  await expect(page.getByText('Your browser blocked copying.')).toBeVisible()
  await send(page, 3, 'Copy the invitation')
  await expect(page.getByText('Choose Email to see the invitation.')).toBeVisible()
  await expect(tick(page, 3)).not.toBeChecked()
})

test('shows all seats of every order on one page', async ({ page, api }) => {
  await api.reset('many-orders')
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Tests')
  await expect.poll(() => page.getByRole('main').locator('code').count()).toBeGreaterThan(10)
  await expect(page.getByRole('navigation', { name: /^Pages/ })).toHaveCount(0)
})
