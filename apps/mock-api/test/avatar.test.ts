import { crc32 } from 'node:zlib'
import { AVATAR_MAX_BYTES } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { profileOf, signedIn } from './accounts.ts'
import { start } from './harness.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b03020' } })

const png = await picture(4, 4).png().toBuffer()
const jpeg = await picture(4, 4).jpeg().toBuffer()
const photo = await sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    background: 'gray',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer()
const webp = await picture(4, 4).webp().toBuffer()

interface Part {
  readonly content: Buffer | string
  readonly field?: string
  readonly name?: string | null
  readonly type?: string
}

const boundary = 'a-boundary-of-the-test'

const upload = (
  app: FastifyInstance,
  headers: Record<string, string>,
  parts: readonly Part[],
  remoteAddress = '127.0.0.1',
) => {
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
    remoteAddress,
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
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: type.slice(6), width: 4, height: 4 })
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

const storedAs = async (content: Buffer) => {
  const app = await start()
  const saved = await upload(app, await signedIn(app), [{ content }])
  expect(saved.statusCode, saved.body).toBe(200)
  return app.inject(`/uploads/${saved.json().data.avatar}`)
}

it('stores an image without HTML that the file has behind it, and serves it under a policy that runs nothing', {
  tags: ['@V3.2.1', '@V5.2.2', '@V5.3.1', '@V5.3.2'],
}, async () => {
  const shown = await storedAs(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(shown.body).not.toContain('script')
})

it('removes the place and the device of a photograph, and keeps its orientation', {
  tags: ['@V5.2.2', '@L7'],
}, async () => {
  const left = await picture(40, 10)
    .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: '#2030b0' } }, left: 0, top: 0 }])
    .toFormat('png')
    .toBuffer()
  const content = await sharp(left)
    .withExif({
      IFD0: { Make: 'Sample Camera' },
      IFD3: { GPSLatitude: '4/1 12/1 30/1', GPSLatitudeRef: 'N' },
    })
    // To be turned by 90 degrees clockwise.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(content.toString('latin1')).toContain('Sample Camera')
  expect(await sharp(content).metadata()).toMatchObject({ orientation: 6, width: 40, height: 10 })
  const shown = await storedAs(content)
  expect(shown.rawPayload.toString('latin1')).not.toMatch(/Exif|Sample Camera/)
  const { exif, orientation, width, height } = await sharp(shown.rawPayload).metadata()
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 10,
    height: 40,
  })
  // The blue part of the left side is at the top.
  const [red = 0, , blue = 0] = await sharp(shown.rawPayload)
    .extract({ left: 4, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(blue).toBeGreaterThan(red)
})

it('stores at most 512 pixels of either side, and does not enlarge', { tags: ['@V5.2.2', '@L7'] }, async () => {
  const wide = await storedAs(await picture(3000, 1000).jpeg().toBuffer())
  expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 512, height: 171 })
  const small = await storedAs(await picture(3, 5).webp().toBuffer())
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 3, height: 5 })
})

/** A PNG whose header claims other dimensions than its data has. */
const claiming = (width: number, height: number) => {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

it.each([
  ['2^31 - 1 pixels of either side', async () => claiming(2 ** 31 - 1, 2 ** 31 - 1)],
  ['36 million pixels in a few kilobytes', () => picture(6_000, 6_000).png({ compressionLevel: 9 }).toBuffer()],
])('rejects a picture with %s at once', { tags: ['@V5.2.1', '@V5.2.2', '@V15.2.2', '@L7'] }, async (_what, make) => {
  const content = await make()
  const app = await start()
  const headers = await signedIn(app)
  await upload(app, headers, [{ content: png }])
  const before = performance.now()
  const refused = await upload(app, headers, [{ content }])
  expect([refused.statusCode, Object.keys(refused.json().errors)], refused.body).toEqual([422, ['avatar']])
  expect(performance.now() - before).toBeLessThan(500)
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
  [
    'a page that begins as a picture',
    [{ content: Buffer.concat([png.subarray(0, 33), Buffer.from('<script>alert(1)</script>')]) }],
    422,
    'avatar_not_an_image',
  ],
  ['the first half of a picture', [{ content: photo.subarray(0, photo.length / 2) }], 422, 'avatar_not_an_image'],
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

it('is rejected while 16 others are received or decoded, so that memory is bounded', {
  tags: ['@V15.2.2', '@M15'],
}, async () => {
  const app = await start()
  const headers = await signedIn(app)
  const from = (index: number) => upload(app, headers, [{ content: png }], `10.0.0.${index % 4}`)
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => from(index)))
  const rejected = responses.filter(({ statusCode }) => statusCode !== 200)
  expect(rejected.map((response) => [response.statusCode, response.json().code])).toEqual(
    Array(4).fill([503, 'unavailable']),
  )
  expect((await upload(app, headers, [{ content: png }])).statusCode).toBe(200)
})

it('is rejected while 8 others of the same network address are received, so that others have a place', {
  tags: ['@V15.2.2', '@L42'],
}, async () => {
  const app = await start()
  const headers = await signedIn(app)
  const from = (address: string) => upload(app, headers, [{ content: png }], address)
  const responses = await Promise.all([...Array(9).fill('10.0.0.1'), '10.0.0.2'].map(from))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(8).fill(200), 503, 200])
})

it('does not count uploads whose clients left during a delay', { tags: ['@V15.2.2', '@M15'] }, async () => {
  const app = await start({ latency: { min: 150, max: 150 } })
  const headers = await signedIn(app)
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/profile/update/avatar`
  const leave = () => fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(50) })
  const left = await Promise.allSettled(Array.from({ length: 17 }, leave))
  expect(left.every(({ status }) => status === 'rejected')).toBe(true)
  // Their calls reach the upload after the delay.
  const uploads = Array.from({ length: 16 }, (_, index) =>
    upload(app, headers, [{ content: png }], `10.0.0.${index % 4}`),
  )
  expect((await Promise.all(uploads)).map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200))
})
