import type { Page } from '@playwright/test'
import { unavailable } from './support/faults.ts'
import { requestsOf, setFault } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(async ({ page, api }) => {
  await signInCustomer(page, api)
})

const picture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const valid = picture('me.png', 'image/png', onePixelPng)
const choose = (page: Page, file: ReturnType<typeof picture>) =>
  page.getByLabel('Picture file').setInputFiles(file)

test('says that a picture is not saved after a failed upload, and saves it on retry', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await page.goto('/profile')
  await setFault(api, 'profile.updateAvatar', unavailable)
  await choose(page, valid)
  await expect(page.getByText(/^Perhaps not saved/)).toBeVisible()
  await choose(page, valid)
  await expect(page.getByAltText('Your avatar')).toBeVisible()
  await expect(page.getByText(/^Perhaps not saved/)).toBeHidden()
  const inHeader = page.getByRole('banner').locator('[aria-haspopup=menu] img')
  await expect(inHeader).toHaveAttribute('src', /\/uploads\/avatar-/)
  await expect
    .poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1)
  await page.reload()
  await expect(page.getByAltText('Your avatar')).toBeVisible()
  await expect(inHeader).toBeVisible()
})

test('rejects a file that is no picture or too large without a request', async ({
  page,
  api,
  pageConsole,
}) => {
  await page.goto('/profile')
  for (const file of [
    picture('me.gif', 'image/gif', Buffer.from('GIF89a')),
    picture('me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1)),
  ]) {
    await page.reload()
    await choose(page, file)
    await expect(
      page.getByRole('button', { name: 'Choose a picture' }),
    ).toHaveAccessibleDescription(
      'This file cannot be used. Choose a PNG, JPEG or WebP picture of at most 2 MB.',
    )
  }
  expect(await requestsOf(api, 'profile.updateAvatar')).toHaveLength(0)
  // Only the server looks at the content.
  pageConsole.expect(/4\d\d/)
  await choose(page, picture('me.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>')))
  await expect(page.getByText(/^Not saved yet\./)).toBeVisible()
  await choose(page, valid)
  await expect(page.getByAltText('Your avatar')).toBeVisible()
  await expect(page.getByText(/^Not saved yet\./)).toBeHidden()
})
