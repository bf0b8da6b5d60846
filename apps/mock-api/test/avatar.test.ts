import { AVATAR_MAX_BYTES } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { profileOf, signedIn } from './accounts.ts'
import { start } from './harness.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const webp = Buffer.from('524946460e00000057454250565038200200000000000000', 'hex').subarray(0, 22)

interface Part {
  readonly content: Buffer | string
  readonly field?: string
  readonly name?: string | null
  readonly type?: string
}

const boundary = 'a-boundary-of-the-test'

const upload = (app: FastifyInstance, headers: Record<string, string>, parts: readonly Part[]) => {
  const body = parts.flatMap(({ content, field = 'avatar', name = 'me.png', type = 'image/png' }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${name === null ? '' : `; filename="${name}"\r\ncontent-type: ${type}`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return app.inject({
    method: 'POST',
    url: '/api/v1/profile/update/avatar',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
  })
}

it.each([
  ['image/png', png, 'png'],
  ['image/jpeg', jpeg, 'jpg'],
  ['image/webp', webp, 'webp'],
])(
  'stores a picture with %s content, whatever its name and type',
  { tags: ['@V5.2.1', '@V5.2.2', '@V5.4.1', '@V5.4.2'] },
  async (type, content, extension) => {
    const app = await start()
    const headers = await signedIn(app)
    const saved = await upload(app, headers, [{ content, name: '../../evil.svg', type: 'text/html' }])
    expect(saved.statusCode, saved.body).toBe(200)
    const file: string = saved.json().data.avatar
    expect(file).toMatch(new RegExp(`^avatar-[\\w-]{43}\\.${extension}$`))
    const shown = await app.inject(`/uploads/${file}`)
    expect(shown.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    expect(shown.rawPayload.equals(content)).toBe(true)
  },
)

it('replaces the old picture, in its own world only', { tags: ['@V5.3.1', '@V5.3.2'] }, async () => {
  const app = await start()
  const headers = await signedIn(app)
  const first = (await upload(app, headers, [{ content: png }])).json().data.avatar
  const elsewhere = await app.inject({ url: `/uploads/${first}`, headers: { 'x-mock-world': 'other' } })
  expect(elsewhere.statusCode).toBe(404)
  const second = (await upload(app, headers, [{ content: png }])).json().data.avatar
  expect(second).not.toBe(first)
  expect((await app.inject(`/uploads/${first}`)).statusCode).toBe(404)
  expect((await app.inject(`/uploads/${second}`)).statusCode).toBe(200)
})

it('serves an image with appended HTML as an image, under a policy that runs nothing', {
  tags: ['@V3.2.1', '@V5.3.1', '@V5.3.2'],
}, async () => {
  const app = await start()
  const content = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])
  const saved = await upload(app, await signedIn(app), [{ content, name: 'me.html', type: 'text/html' }])
  const shown = await app.inject(`/uploads/${saved.json().data.avatar}`)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

it.each<[what: string, parts: Part[], status: number, code: string]>([
  ['a drawing named png', [{ content: svg }], 422, 'avatar_not_an_image'],
  [
    'a page with a picture behind it',
    [{ content: Buffer.concat([Buffer.from('<html>'), png]) }],
    422,
    'avatar_not_an_image',
  ],
  ['the first bytes of a picture alone', [{ content: png.subarray(0, 8) }], 422, 'avatar_not_an_image'],
  ['a picture too large', [{ content: Buffer.concat([png, Buffer.alloc(AVATAR_MAX_BYTES)]) }], 413, 'body_too_large'],
  ['no file', [], 422, 'validation_failed'],
  ['an empty file', [{ content: '' }], 422, 'validation_failed'],
  ['a field in the place of a file', [{ content: 'me', name: null }], 422, 'validation_failed'],
  ['a file under another name', [{ content: png, field: 'picture' }], 422, 'validation_failed'],
  ['two files', [{ content: png }, { content: png }], 422, 'validation_failed'],
  ['three files', [{ content: png }, { content: png }, { content: png }], 422, 'validation_failed'],
])(
  'rejects %s and keeps the old picture',
  { tags: ['@V1.3.4', '@V5.2.1', '@V5.2.2'] },
  async (_what, parts, status, code) => {
    const app = await start()
    const headers = await signedIn(app)
    const kept = (await upload(app, headers, [{ content: jpeg }])).json().data.avatar
    const refused = await upload(app, headers, parts)
    expect([refused.statusCode, refused.json().code], refused.body).toEqual([status, code])
    expect((await profileOf(app, headers)).json().data.avatar).toBe(kept)
    expect((await app.inject(`/uploads/${kept}`)).statusCode).toBe(200)
  },
)

it('rejects a body that is no form, and an incomplete form', async () => {
  const app = await start()
  const headers = await signedIn(app)
  const url = '/api/v1/profile/update/avatar'
  const json = await app.inject({ method: 'POST', url, headers, payload: { avatar: 'me.png' } })
  expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type'])
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nabc`
  const broken = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_request'])
})
