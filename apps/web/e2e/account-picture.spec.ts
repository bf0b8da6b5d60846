import type { Page } from '@playwright/test'
import { unavailable } from './support/faults.ts'
import { requestsOf, setFault } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// A trace requests an undecodable picture again, which the content security policy blocks with a console error.
test.use({ trace: 'off' })

test.beforeEach(async ({ page, api }) => {
  await signInCustomer(page, api)
})

const picture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const choose = (page: Page, file: ReturnType<typeof picture>) => page.getByLabel('Picture file').setInputFiles(file)
const preview = (page: Page) => page.getByAltText('The picture you chose')
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose a picture' })

test('previews a picture before the upload and shows the saved one on the page and in the header', async ({
  page,
  api,
}) => {
  await page.goto('/profile')
  await choose(page, picture('me.png', 'image/png', onePixelPng))
  await expect(preview(page)).toBeVisible()
  expect(await requestsOf(api, 'profile.updateAvatar')).toHaveLength(0)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByAltText('Your picture')).toBeVisible()
  const inHeader = page.getByRole('banner').locator('[aria-haspopup=menu] img')
  await expect(inHeader).toHaveAttribute('src', /\/uploads\/avatar-/)
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.reload()
  await expect(page.getByAltText('Your picture')).toBeVisible()
  await expect(inHeader).toBeVisible()
})

test('rejects a file that is no picture or too large without a request, and accepts another file and the same one again', async ({
  page,
  api,
}) => {
  await page.goto('/profile')
  for (const [file, message] of [
    [picture('me.txt', 'text/plain', Buffer.from('no picture')), /not a PNG, JPEG or WebP picture/],
    [picture('me.gif', 'image/gif', Buffer.from('GIF89a')), /not a PNG, JPEG or WebP picture/],
    [picture('me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1)), /larger than 2 MB/],
    [picture('me.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>')), /cannot show this file as a picture/],
  ] as const) {
    await choose(page, file)
    await expect(chooseButton(page)).toHaveAccessibleDescription(message)
    await expect(page.getByRole('button', { name: 'Save picture' })).toBeHidden()
    expect(await requestsOf(api, 'profile.updateAvatar')).toHaveLength(0)
    await choose(page, picture('me.png', 'image/png', onePixelPng))
    await expect(preview(page)).toBeVisible()
    await expect(page.getByText(message)).toBeHidden()
    await page.getByRole('button', { name: 'Remove preview' }).click()
    await expect(preview(page)).toBeHidden()
  }
})

test('keeps the preview after a failed upload, so that it can be retried', async ({ page, api, pageConsole }) => {
  pageConsole.expect(/503/)
  await page.goto('/profile')
  await choose(page, picture('me.png', 'image/png', onePixelPng))
  await setFault(api, 'profile.updateAvatar', unavailable.effect)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(preview(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByAltText('Your picture')).toBeVisible()
})
