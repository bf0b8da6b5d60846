import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { makeVariants } from '../picture-variants.ts'

const ORIGIN = 'https://files.example.com'

const picture = (width: number, background = '#a83a16') =>
  sharp({ create: { width, height: Math.round((width * 4) / 3), channels: 3, background } })

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000"/>')

/** A host with files, and their URLs by upload name. */
const hostWith = (files: Readonly<Record<string, Buffer>>) => {
  const fetch = async (url: string): Promise<Response> => {
    const content = files[new URL(url).pathname]
    return content ? new Response(new Uint8Array(content)) : new Response('no', { status: 404 })
  }
  return {
    fetch,
    urls: new Map(Object.keys(files).map((path) => [path.slice(1), `${ORIGIN}${path}`])),
  }
}

const widthsIn = (srcset: string | undefined) =>
  srcset?.split(', ').map((candidate) => candidate.split(' ')[1])

it('makes WebP files in up to three widths, none wider than a photograph', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'variants-')), 'pictures')
  const { fetch, urls } = hostWith({
    '/large.jpg': await picture(1500).jpeg().toBuffer(),
    '/upright.jpg': await picture(800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    '/medium.png': await picture(500).png().toBuffer(),
  })
  const found = await makeVariants(urls, fetch, folder)
  expect(widthsIn(found['large.jpg'])).toEqual(['320w', '640w', '960w'])
  expect(widthsIn(found['upright.jpg'])).toEqual(['320w', '640w', '960w'])
  expect(widthsIn(found['medium.png'])).toEqual(['320w', '500w'])
  for (const candidate of Object.values(found).flatMap((srcset) => srcset.split(', '))) {
    const [path = '', width = ''] = candidate.split(' ')
    const file = readFileSync(join(folder, path.replace('/assets/', '')))
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'webp',
      width: Number.parseInt(width, 10),
    })
  }
})

it('makes none of drawings, small pictures and files that it cannot load or decode', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'variants-')), 'pictures')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { fetch, urls } = hostWith({
    '/drawing.svg': drawing,
    '/small.png': await picture(320).png().toBuffer(),
    '/broken.jpg': (await picture(900).jpeg().toBuffer()).subarray(0, 100),
  })
  const all = new Map([...urls, ['gone.jpg', `${ORIGIN}/gone.jpg`]])
  expect(await makeVariants(all, fetch, folder)).toEqual({})
  expect(readdirSync(folder)).toEqual([])
  expect(warn.mock.calls.flat().sort()).toEqual([
    expect.stringMatching(/broken\.jpg has no smaller files: /),
    `${ORIGIN}/gone.jpg has no smaller files: status 404`,
  ])
  warn.mockRestore()
})

it('makes the files of a changed picture, and removes those of the old one', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'variants-')), 'pictures')
  const [one, other] = await Promise.all(
    ['#a83a16', '#1d2230'].map((colour) => picture(1000, colour).png().toBuffer()),
  )
  if (!one || !other) throw new Error('no pictures')
  const first = hostWith({ '/a.png': one, '/b.png': one })
  const before = await makeVariants(first.urls, first.fetch, folder)
  expect(before['a.png']).toBe(before['b.png'])
  expect(await makeVariants(first.urls, first.fetch, folder)).toEqual(before)

  const changed = hostWith({ '/a.png': other })
  const after = await makeVariants(changed.urls, changed.fetch, folder)
  expect(after['a.png']).not.toBe(before['a.png'])
  expect(readdirSync(folder)).toHaveLength(3)
})
