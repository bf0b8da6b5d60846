import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./budget.ts', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a file whose compressed form has a size. */
const write = (file: string, text: string, kibibytes: number) => {
  writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, `${file}.br`), Buffer.alloc(kibibytes * 1024))
}
const page = '<script type="module" src="/assets/shell-1.js"></script>'
const check = () => {
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  return { status, stderr }
}

it('passes a shop within the budget', () => {
  write('index.html', `<link rel="deferred-next" href="/assets/data-layer-1.js"/>${page}`, 12)
  write('assets/shell-1.js', 'import "./framework-1.js"', 15)
  write('assets/framework-1.js', '', 100)
  write('assets/data-layer-1.js', '', 60)
  expect(check()).toEqual({ status: 0, stderr: '' })
})

it.each([
  ['a page', 'HTML of index.html: 13.0 KiB, the limit is 12', () => write('index.html', page, 13)],
  [
    'what a page loads',
    'scripts of index.html: 116.0 KiB, the limit is 115',
    () => write('assets/framework-1.js', '', 101),
  ],
  ['another script', 'assets/later-1.js: 61.0 KiB, the limit is 60', () => write('assets/later-1.js', '', 61)],
  [
    'the fonts',
    'fonts: 21.0 KiB, the limit is 20',
    () => writeFileSync(join(folder, 'a.woff2'), Buffer.alloc(21 * 1024)),
  ],
])('fails over the weight of %s', (_, message, plant) => {
  write('index.html', page, 12)
  write('assets/shell-1.js', 'import "./framework-1.js"', 15)
  write('assets/framework-1.js', '', 100)
  plant()
  const { status, stderr } = check()
  expect(status).toBe(1)
  expect(stderr).toContain(message)
})
