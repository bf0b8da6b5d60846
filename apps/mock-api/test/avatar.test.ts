import { AVATAR_MAX_BYTES } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { profileOf, signedIn } from './accounts.ts'
import { it, start } from './harness.ts'

// The first bytes decide: the mock does not decode pictures.
const png = Buffer.from('\x89PNG\r\n\x1a\n and the rest', 'latin1')
const jpeg = Buffer.from('\xff\xd8\xff and the rest', 'latin1')
const webp = Buffer.from('RIFF\x24\0\0\0WEBP and the rest', 'latin1')

interface Part {
  readonly content: Buffer | string
  readonly field?: string
  readonly name?: string
  readonly type?: string
}

const upload = async (
  app: FastifyInstance,
  headers: Record<string, string>,
  parts: readonly Part[],
) => {
  const form = new FormData()
  for (const { content, field = 'avatar', name = 'me.png', type = 'image/png' } of parts) {
    form.append(field, new File([content], name, { type }))
  }
  const encoded = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/api/v1/profile/update/avatar',
    headers: { ...headers, 'content-type': String(encoded.headers.get('content-type')) },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

it.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
])(
  'stores a picture with %s content, whatever its name and type, and runs nothing in it',
  async (type, content) => {
    const app = await start()
    const headers = await signedIn(app)
    const saved = await upload(app, headers, [
      { content, name: '../../evil.svg', type: 'text/html' },
    ])
    expect(saved.statusCode, saved.body).toBe(200)
    const file: string = saved.json().data.avatar
    expect(file).toMatch(/^avatar-[\w-]{43}\.(?:png|jpeg|webp)$/)
    const shown = await app.inject(`/uploads/${file}`)
    expect(shown.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
    })
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(shown.rawPayload.equals(content)).toBe(true)
  },
)

it('replaces the old picture, in its own world only', async ({ app }) => {
  const headers = await signedIn(app)
  const first = (await upload(app, headers, [{ content: png }])).json().data.avatar
  const elsewhere = await app.inject({
    url: `/uploads/${first}`,
    headers: { 'x-mock-world': 'other' },
  })
  expect(elsewhere.statusCode).toBe(404)
  const second = (await upload(app, headers, [{ content: png }])).json().data.avatar
  expect(second).not.toBe(first)
  expect((await app.inject(`/uploads/${first}`)).statusCode).toBe(404)
  expect((await app.inject(`/uploads/${second}`)).statusCode).toBe(200)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const page = Buffer.concat([Buffer.from('<html>'), png])

it.each<[what: string, parts: Part[], status: number, code: string]>([
  ['a drawing named png', [{ content: svg }], 422, 'avatar_not_an_image'],
  ['a page with a picture behind it', [{ content: page }], 422, 'avatar_not_an_image'],
  [
    'a picture too large',
    [{ content: Buffer.concat([png, Buffer.alloc(AVATAR_MAX_BYTES)]) }],
    413,
    'body_too_large',
  ],
  ['no file', [], 422, 'validation_failed'],
  ['a file under another name', [{ content: png, field: 'picture' }], 422, 'validation_failed'],
])('rejects %s and keeps the old picture', async (_what, parts, status, code) => {
  const app = await start()
  const headers = await signedIn(app)
  const kept = (await upload(app, headers, [{ content: jpeg }])).json().data.avatar
  const refused = await upload(app, headers, parts)
  expect([refused.statusCode, refused.json().code], refused.body).toEqual([status, code])
  expect((await profileOf(app, headers)).json().data.avatar).toBe(kept)
  expect((await app.inject(`/uploads/${kept}`)).statusCode).toBe(200)
})
