import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let file: string

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'precompress-')), 'index.html')
})
afterEach(() => rmSync(join(file, '..'), { recursive: true }))

/** Words in an order that does not repeat, and is the same in every run. */
const textOf = (count: number) => {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 16
  }
  const words = ['memory', 'habit', 'reason', 'courage']
  return Array.from({ length: count }, () => `${words[next() % 4]}${next() % 100}`).join(' ')
}

const sizeAt = (text: string, quality: number) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length

it.each([
  ['of one page at the highest quality', 500, false, 11],
  ['of many pages at a quality that is quick', 500, true, 9],
  ['of many pages at a higher quality where they are heavy', 8_000, true, 10],
])('compresses the text %s', async (_, length, isQuick, quality) => {
  const text = textOf(length)
  writeFileSync(file, text)
  await precompress([file], isQuick)
  expect(readFileSync(`${file}.br`)).toHaveLength(sizeAt(text, quality))
})
