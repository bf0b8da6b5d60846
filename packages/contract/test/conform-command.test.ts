import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stubHost } from './stub-host.ts'

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const command = join(import.meta.dirname, '../conformance/cli.ts')
    execFile(process.execPath, [command, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })

test('a host that conforms ends it with 0, and the table shows each call and status', async () => {
  await using host = await stubHost()
  const { code, out } = await run('--base', host.base, '--token', host.token)
  expect(out).toMatch(/^catalog\.product +pass +200 seen {2}400 - {5}404 seen/m)
  expect(out).toMatch(/^order\.place +not tried +201 -/m)
  expect(out).toMatch(/^note {3}Read-only/m)
  expect(out).toMatch(/9 of 24 operations succeeded; 0 fail, 0 learn\. The host conforms, as far as it was tried\./)
  expect(code).toBe(0)
})

test('a deviation ends it with 1, with the call that showed it', async () => {
  await using host = await stubHost({ 'catalog.sliders': (answer) => Object.assign(answer, { body: '' }) })
  const { code, out } = await run('--base', host.base)
  expect(out).toMatch(/^fail {3}catalog\.sliders 200: the body is empty\n {7}GET \/api\/v1\/home-page\/sliders$/m)
  expect(code).toBe(1)
})

test('--json is the report alone', async () => {
  await using host = await stubHost()
  const { out } = await run('--base', host.base, '--json')
  expect(JSON.parse(out)).toMatchObject({ mode: 'read-only', conforms: true, deviations: [] })
})

test('what is only to be learned from does not end it with 1', async () => {
  await using host = await stubHost({
    'catalog.sliders': (answer) => Object.assign(answer, { body: { data: [], note: 'more' } }),
  })
  const { code, out } = await run('--base', host.base)
  expect(out).toMatch(/^learn {2}catalog\.sliders 200 at note: an extra key/m)
  expect(code).toBe(0)
})

test('--help ends it with 0', async () => {
  const { code, out } = await run('--help')
  expect(out).toMatch(/^pnpm conform --base URL/)
  expect(code).toBe(0)
})

test.each([
  [['--bogus'], "conform: Unknown option '--bogus'\n"],
  [[], 'conform: --base needs a URL, such as http://localhost:4010\n'],
  [['--base', 'localhost:4010'], 'conform: --base needs a URL, such as http://localhost:4010\n'],
  [['--base', 'http://127.0.0.1', '--email', 'a@example.com'], 'conform: --email and --password go together\n'],
  [['--base', 'http://127.0.0.1', '--timeout', 'soon'], 'conform: --timeout needs a number of seconds\n'],
])('%j ends it with 2 and one clear line', async (args, line) => {
  const { code, err } = await run(...args)
  expect(err).toBe(line)
  expect(code).toBe(2)
})

test('a host out of reach ends it with 2', async () => {
  const host = await stubHost()
  await host[Symbol.asyncDispose]()
  const { code, err } = await run('--base', host.base)
  expect(err).toMatch(/^conform: http:\/\/127\.0\.0\.1:\d+\/? did not answer GET \/api\/v1\/home-page\/products: .*\n$/)
  expect(code).toBe(2)
})
