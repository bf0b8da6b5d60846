/** The command `pnpm conform` as a process, against a mock that listens. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { operations } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock } from '../../src/index.ts'

const all = operations.length
const command = fileURLToPath(import.meta.resolve('@shop/conformance/cli'))

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = {
      ...process.env,
      CONFORM_EMAIL: 'customer@example.com',
      CONFORM_PASSWORD: 'Customer#1',
    }
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })

let mock: Awaited<ReturnType<typeof createMock>>
let base: string
beforeAll(async () => {
  mock = await createMock({ publicHosts: [] })
  base = await mock.listen()
})
afterAll(() => mock.close())

test('--write prints each operation of the mock, and exits with 0', async () => {
  const { code, out, err } = await run('--base', base, '--write', '--header', 'X-Stage: blue')
  expect(err).toBe(
    `Sends about 500 requests to ${base}/ one after another, and one for each product.\n`,
  )
  expect(out).toMatch(/^# http:\S+, write\n/)
  expect(out).toMatch(/^\| catalog\.product +\| pass +\|$/m)
  expect(out).not.toMatch(/^- (fail|warning) /m)
  expect(out).toContain(`${all} of ${all} operations passed;`)
  expect(out).toMatch(
    /operations passed; \d+ checks; 0 fail, 0 warning\. The host conforms, as far/,
  )
  expect((await mock.requests())[0]?.request_headers).toMatchObject({ 'x-stage': 'blue' })
  expect(code).toBe(0)
})

test('a deviation is printed with its values and its request, and exits with 1', async () => {
  await mock.stub({
    operation: 'catalog.products',
    respond: {
      status: 200,
      // @ts-expect-error A body that breaks the contract.
      body: { data: 'none' },
    },
  })
  // As others may write it.
  const { code, out } = await run('--base', `${base}/api/v1/`, '--only', 'catalog.products')
  const found =
    '- fail catalog.products 200, declared form: wrong value at data: ' +
    'expected array, received "none" (2 times)'
  expect(out).toContain(`${found}\n  GET /api/v1/home-page/products`)
  expect([...out.matchAll(/^\| (\w+\.\w+)/gm)].map(([, name]) => name)).toEqual([
    'catalog.products',
  ])
  expect(code).toBe(1)
})

test('a warning exits with 0, and with 1 with --strict, in each form of the report', async () => {
  await mock.clearStubs()
  await mock.stub({
    operation: 'catalog.sliders',
    respond: {
      status: 200,
      // @ts-expect-error A body that breaks the contract.
      body: { data: [], note: '<more>' },
    },
  })
  const { code, out } = await run('--base', base, '--json')
  const deviations = [{ level: 'warning', path: 'note' }]
  expect(JSON.parse(out)).toMatchObject({ mode: 'read-only', conforms: true, deviations })
  expect(code).toBe(0)
  const junit = join(mkdtempSync(join(tmpdir(), 'conform-')), 'reports/conform.xml')
  const strict = await run('--base', base, '--strict', '--github', '--junit', junit)
  expect(strict.out).toMatch(
    /^::error title=conform::catalog\.sliders: the field is not declared at note/m,
  )
  expect(readFileSync(junit, 'utf8')).toContain(
    '<testcase classname="catalog.sliders" name="declared form"><failure message="the field is not',
  )
  expect(strict.code).toBe(1)
})

test('warnings about the form have a line for each field', async () => {
  await mock.clearStubs()
  await mock.host('sparse')
  const args = ['--base', base, '--only', 'catalog.product,trainers.*']
  const { out: fields } = await run(...args)
  expect(fields).toMatch(
    /^- warning declared form, created_at: the field is not declared: expected no such field, /m,
  )
  expect(fields).toMatch(/received "\S+ \S+" \(\d+ times in catalog\.product, trainers\.list\)$/m)
  expect(fields.match(/created_at/g)).toHaveLength(1)
  expect(fields).toContain(
    '\n\nThe shop reads these forms or does without: nothing has to change. ' +
      '--json lists each place of a field.\n',
  )
})

test('the packed command runs with npx from an empty folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conform-'))
  const packageFolder = join(dirname(command), '..')
  const execute = promisify(execFile)
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      npm_config_cache: join(folder, 'cache'),
      npm_config_offline: 'true',
    },
  }
  await execute(process.execPath, [join(packageFolder, 'package/build.ts')], options)
  await execute('npm', ['pack', join(packageFolder, 'dist')], options)
  expect(readFileSync(join(packageFolder, 'dist/LICENSES.txt'), 'utf8')).toMatch(/^zod$/m)
  await mock.clearStubs()
  await mock.host('full')
  const { stdout } = await execute(
    'npx',
    ['--yes', './shop-conform-0.0.0.tgz', '--base', base],
    options,
  )
  expect(stdout).toMatch(/^# http:\S+, read-only\n/)
  expect(stdout).toMatch(
    /^\d+ of \d+ operations passed; .* No fault found; \d+ of \d+ operations were not tested\.$/m,
  )
  expect(readdirSync(folder).toSorted()).toEqual(['cache', 'shop-conform-0.0.0.tgz'])
  const action = readFileSync(
    join(packageFolder, '../../.github/actions/conform/action.yml'),
    'utf8',
  )
  const inputs = { PACKAGE: './shop-conform-0.0.0.tgz', BASE: base, JUNIT: 'out.xml' }
  const inAction = { ...options, env: { ...options.env, ...inputs, OPTIONS: '--only catalog.*' } }
  const [, script = ''] = /^ +run: (.*)$/m.exec(action) ?? []
  const { stdout: report } = await execute('bash', ['-c', script], inAction)
  expect(report).toContain('| catalog.product ')
  expect(readFileSync(join(folder, 'out.xml'), 'utf8')).toContain('classname="catalog.product"')
  const older =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})"
  const onOlderNode = execute(process.execPath, [
    '--import',
    older,
    join(packageFolder, 'dist/shop-conform.js'),
  ])
  await expect(onOlderNode).rejects.toMatchObject({
    code: 2,
    stderr: 'conform needs Node.js 24 or newer, and this is 20.19.0\n',
  })
})

test('a wrong option and an unreachable host exit with 2', async () => {
  const wrong = await run('--base', base, '--bogus')
  expect(wrong.err).toMatch(/^Unknown option '--bogus'\. --help lists the options\.\n$/)
  const unreachable = await run('--base', 'http://alice.localhost:59999')
  expect(unreachable.err).toMatch(/^http:\S+ did not respond to GET /m)
  const advice = "use --base http://localhost:59999 --header 'x-mock-world: alice'"
  expect(unreachable.err).toContain(advice)
  expect([wrong.code, unreachable.code]).toEqual([2, 2])
})
