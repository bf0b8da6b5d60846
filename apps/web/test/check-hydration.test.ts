import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const site = fileURLToPath(new URL('../dist/client/', import.meta.url))
const script = fileURLToPath(new URL('../build/check-hydration.ts', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-hydration-'))
  symlinkSync(join(site, 'assets'), join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each(['index.html', '__spa-fallback.html'])(
  'passes %s as it is built, and fails with another text in its HTML',
  (file) => {
    const html = readFileSync(join(site, file), 'utf8')
    const check = (text: string) => {
      writeFileSync(join(folder, file), text)
      return spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
    }
    expect(check(html)).toMatchObject({ status: 0, stderr: '' })
    const { status, stderr } = check(html.replace('Skip to content', 'Skip to the content'))
    expect(status).toBe(1)
    expect(stderr).toContain(`${file} does not hydrate as it was rendered`)
    expect(stderr).toMatch(/in the HTML: .*Skip to the content.*\n.*after hydration: .*Skip to content/)
  },
)
