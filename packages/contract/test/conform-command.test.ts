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

test('exits with 0 for a conforming host, and prints each operation and status', async () => {
  await using host = await stubHost()
  const { code, out } = await run('--base', host.base, '--token', host.token)
  expect(out).toMatch(/^catalog\.product +pass +200 seen {2}400 - {5}404 seen/m)
  expect(out).toMatch(/^order\.place +not tested +201 -/m)
  expect(out).toMatch(/^note {5}Read-only/m)
  expect(out).toMatch(/9 of 24 operations succeeded; 0 fail, 0 warning\. The host conforms, as far as it was tested\./)
  expect(code).toBe(0)
})

test('exits with 1 for a deviation, and prints its request', async () => {
  await using host = await stubHost({ 'catalog.sliders': (response) => Object.assign(response, { body: '' }) })
  const { code, out } = await run('--base', host.base)
  expect(out).toMatch(/^fail {5}catalog\.sliders 200: the body is empty\n {9}GET \/api\/v1\/home-page\/sliders$/m)
  expect(code).toBe(1)
})

test('--json prints only the report', async () => {
  await using host = await stubHost()
  const { out } = await run('--base', host.base, '--json')
  expect(JSON.parse(out)).toMatchObject({ mode: 'read-only', conforms: true, deviations: [] })
})

test('exits with 0 for warnings', async () => {
  await using host = await stubHost({
    'catalog.sliders': (response) => Object.assign(response, { body: { data: [], note: 'more' } }),
  })
  const { code, out } = await run('--base', host.base)
  expect(out).toMatch(/^warning {2}catalog\.sliders 200 at note: an extra key/m)
  expect(code).toBe(0)
})

test('--help exits with 0', async () => {
  const { code, out } = await run('--help')
  expect(out).toMatch(/^pnpm conform --base URL/)
  expect(code).toBe(0)
})

test.each([
  [['--bogus'], "conform: Unknown option '--bogus'\n"],
  [[], 'conform: --base requires a URL, such as http://localhost:4010\n'],
  [['--base', 'localhost:4010'], 'conform: --base requires a URL, such as http://localhost:4010\n'],
  [
    ['--base', 'http://127.0.0.1', '--email', 'a@example.com'],
    'conform: --email and --password must be given together\n',
  ],
  [['--base', 'http://127.0.0.1', '--timeout', 'soon'], 'conform: --timeout requires a number of seconds\n'],
])('%j exits with 2 and one line of error', async (args, line) => {
  const { code, err } = await run(...args)
  expect(err).toBe(line)
  expect(code).toBe(2)
})

test('exits with 2 for an unreachable host', async () => {
  const host = await stubHost()
  await host[Symbol.asyncDispose]()
  const { code, err } = await run('--base', host.base)
  expect(err).toMatch(
    /^conform: http:\/\/127\.0\.0\.1:\d+\/? did not respond to GET \/api\/v1\/home-page\/products: .*\n$/,
  )
  expect(code).toBe(2)
})
