import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Deviation, independentHost, SHOP_ORIGIN } from './independent-host/index.ts'

const command = join(import.meta.dirname, '../conformance/cli.ts')

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, ...environment }
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })

const account = { CONFORM_EMAIL: 'customer@example.com', CONFORM_PASSWORD: 'Customer#1' }

/** Changes the responses of one operation. */
const changed = (operation: string, change: (response: { status: number; body: unknown }) => void): Deviation => ({
  change: (name, response) => {
    if (name === operation) change(response)
  },
})

const emptySlides = changed('catalog.sliders', (response) => Object.assign(response, { body: '' }))
const extraField = changed('catalog.sliders', (response) =>
  Object.assign(response, { body: { data: [], note: '<more>' } }),
)

test('--write exits with 0 for a correct host, and prints each operation and status', async () => {
  await using host = await independentHost()
  const { code, out } = await run(['--base', host.base, '--origin', SHOP_ORIGIN, '--write'], account)
  expect(out).toMatch(/^http:\S+, write\n/)
  expect(out).toMatch(/^catalog\.product +pass +200 seen {2}400 - {5}404 seen/m)
  expect(out).not.toMatch(/^(fail|warning|note) /m)
  expect(out).toMatch(/24 of 24 operations succeeded; \d+ rules checked; 0 fail, 0 warning\. The host conforms, as far/)
  expect(code).toBe(0)
})

test('without --write it prints what was not tested, and exits with 0', async () => {
  await using host = await independentHost()
  const { code, out } = await run(['--base', host.base])
  expect(out).toMatch(/^order\.place +not tested +201 -/m)
  expect(out).toMatch(/^note {5}Read-only: operations that change data were not tested\. --write tests them\.$/m)
  expect(code).toBe(0)
})

test('exits with 1 for a deviation, and prints its values and its request', async () => {
  await using host = await independentHost(emptySlides)
  const { code, out } = await run(['--base', host.base])
  expect(out).toContain(
    [
      'fail     catalog.sliders 200, declared form: the body is empty: expected JSON, received nothing',
      '         GET /api/v1/home-page/sliders',
    ].join('\n'),
  )
  expect(code).toBe(1)
})

test('exits with 0 for warnings, and with 1 for them with --strict', async () => {
  await using host = await independentHost(extraField)
  const { code, out } = await run(['--base', host.base])
  expect(out).toMatch(
    /^warning {2}catalog\.sliders 200, declared form: the field is not declared at note: expected no/m,
  )
  expect(code).toBe(0)
  const strict = await run(['--base', host.base, '--strict', '--json'])
  expect(JSON.parse(strict.out)).toMatchObject({ mode: 'read-only', conforms: false, deviations: [{ level: 'fail' }] })
  expect(strict.code).toBe(1)
})

test('--only selects operations, and --header sends a header with each request', async () => {
  const seen = new Set<unknown>()
  const spy: Deviation = { change: (_name, _response, { headers }) => seen.add(headers['x-stage']) }
  await using host = await independentHost(emptySlides, spy)
  const { code, out } = await run(['--base', host.base, '--only', 'trainers.list', '--header', 'X-Stage: blue'])
  expect(out.match(/^\w+\.\w+/gm)).toEqual(['trainers.list'])
  expect([...seen]).toEqual(['blue'])
  expect(code).toBe(0)
})

test('--junit writes a test case for each operation and rule', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conform-'))
  const file = join(folder, 'report.xml')
  await using host = await independentHost(extraField)
  await run(['--base', host.base, '--strict', '--junit', file])
  const xml = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="conform http/)
  expect(xml).toContain('<testcase name="list and detail agree" classname="catalog.product"/>')
  expect(xml).toMatch(
    /<testcase name="declared form" classname="catalog\.sliders"><failure message="the field is not declared at note: expected no such field, received &quot;&lt;more&gt;&quot;"/,
  )
  expect(xml).toContain('<testcase name="not tested" classname="order.place"><skipped/></testcase>')
  const tags = [...xml.matchAll(/<(\/?)(\w+)(?: [\w]+="[^"<]*")*(\/?)>/g)]
  expect(tags.filter(([, end, , empty]) => end === '' && empty === '')).toHaveLength(
    tags.filter(([, end]) => end === '/').length,
  )
})

test('exits with 2 for wrong options, and prints the whole advice', async () => {
  const { code, err } = await run(['--token', '--write'])
  expect(err).toBe(
    [
      "conform: Option '--token' argument is ambiguous.",
      "Did you forget to specify the option argument for '--token'?",
      "To specify an option argument starting with a dash use '--token=-XYZ'. --help lists the options.",
      '',
    ].join('\n'),
  )
  expect(code).toBe(2)
})

test('exits with 2 for a report that cannot be written', async () => {
  await using host = await independentHost()
  const { code, err } = await run(['--base', host.base, '--only', 'trainers.list', '--junit', '/no/such/folder/x.xml'])
  expect(err).toMatch(/^conform: --junit: ENOENT: /)
  expect(code).toBe(2)
})

test('exits with 2 for an unreachable host', async () => {
  const host = await independentHost()
  await host[Symbol.asyncDispose]()
  const { code, err } = await run(['--base', host.base])
  expect(err).toMatch(
    /^conform: http:\/\/127\.0\.0\.1:\d+ did not respond to GET \/api\/v1\/home-page\/products: connect ECONNREFUSED .*\n$/,
  )
  expect(code).toBe(2)
})

test('prints a deviation that several operations share once', async () => {
  const withoutCode: Deviation = {
    change: (_name, response) => {
      if (response.status >= 400) response.body = { message: 'No.' }
    },
  }
  await using host = await independentHost(withoutCode)
  const { code, out } = await run(['--base', host.base])
  expect(out).toContain(
    [
      'warning  catalog.product 404, coupon.apply 404, 422, order.list 401, order.detail 401, profile.detail 401, profile.testAccounts 401, declared form: the field is missing at code: expected a text, received nothing (12 times)',
      '         GET /api/v1/product/9007199254740000',
    ].join('\n'),
  )
  expect(code).toBe(0)
})
