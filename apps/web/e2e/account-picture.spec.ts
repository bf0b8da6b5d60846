import type { Page } from '@playwright/test'
import { down } from './support/faults.ts'
import { fault, requestsOf } from './support/purchase.ts'
import { signInOnDevice } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** The smallest picture there is: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// A trace asks for a picture that cannot be drawn once more by itself, and the page's policy says on the console that it may not.
test.use({ trace: 'off' })

test.beforeEach(async ({ page, api }) => {
  await signInOnDevice(page, api)
})

const picture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const choose = (page: Page, file: ReturnType<typeof picture>) => page.getByLabel('Picture file').setInputFiles(file)
const preview = (page: Page) => page.getByAltText('The picture you chose')
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose a picture' })

test('a picture is looked at before it is sent, then saved, and shown here and in the header', async ({
  page,
  api,
}) => {
  await page.goto('/profile')
  await choose(page, picture('me.png', 'image/png', pixel))
  await expect(preview(page)).toBeVisible()
  expect(await requestsOf(api, 'profile.updateAvatar')).toHaveLength(0)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByAltText('Your picture')).toBeVisible()
  const inHeader = page.getByRole('banner').locator('summary img')
  await expect(inHeader).toHaveAttribute('src', /\/uploads\/avatar-/)
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.reload()
  await expect(page.getByAltText('Your picture')).toBeVisible()
  await expect(inHeader).toBeVisible()
})

test('a preview is taken back, and the same picture can be chosen again', async ({ page, api }) => {
  await page.goto('/profile')
  await choose(page, picture('me.png', 'image/png', pixel))
  await page.getByRole('button', { name: 'Remove preview' }).click()
  await expect(preview(page)).toBeHidden()
  await choose(page, picture('me.png', 'image/png', pixel))
  await expect(preview(page)).toBeVisible()
  expect(await requestsOf(api, 'profile.updateAvatar')).toHaveLength(0)
})

for (const [what, file, says] of [
  ['no picture', picture('me.txt', 'text/plain', Buffer.from('no picture')), /not a PNG, JPEG or WebP picture/],
  [
    'a picture of another kind',
    picture('me.gif', 'image/gif', Buffer.from('GIF89a')),
    /not a PNG, JPEG or WebP picture/,
  ],
  ['too large', picture('me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1)), /larger than 2 MB/],
] as const) {
  test(`a file that is ${what} is refused before it is sent, and another one can be chosen`, async ({ page, api }) => {
    await page.goto('/profile')
    await choose(page, file)
    await expect(chooseButton(page)).toHaveAccessibleDescription(says)
    await expect(page.getByRole('button', { name: 'Save picture' })).toBeHidden()
    expect(await requestsOf(api, 'profile.updateAvatar')).toHaveLength(0)
    await choose(page, picture('me.png', 'image/png', pixel))
    await expect(preview(page)).toBeVisible()
    await expect(page.getByText(says)).toBeHidden()
  })
}

test('a file that only calls itself a picture is found out before it is sent', async ({ page, api }) => {
  await page.goto('/profile')
  await choose(page, picture('me.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>')))
  await expect(chooseButton(page)).toHaveAccessibleDescription(/cannot show this file as a picture/)
  expect(await requestsOf(api, 'profile.updateAvatar')).toHaveLength(0)
})

test('a picture that the server could not keep stays to be saved again', async ({ page, api, pageConsole }) => {
  pageConsole.expect(/503/)
  await page.goto('/profile')
  await choose(page, picture('me.png', 'image/png', pixel))
  await fault(api, 'profile.updateAvatar', down.effect)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(preview(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByAltText('Your picture')).toBeVisible()
})
