/** The packed package, outside of the workspace and without a network. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { findBrowser } from '@shop/tooling/find-browser'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const app = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'package-'))
const consumer = join(folder, 'consumer')
const env = {
  ...process.env,
  // npm and npx of the system run on this Node too.
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  npm_config_cache: join(folder, 'cache'),
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_update_notifier: 'false',
}
let packed: string

const write = (name: string, content: string) => writeFileSync(join(consumer, name), content)
const runNode = (...args: string[]) => run(process.execPath, args, { cwd: consumer, env })

/** Links a package of the workspace: a registry has it for others. */
const link = (name: string, from: string): void => {
  const target = join(consumer, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(
    dirname(createRequire(join(app, from)).resolve(`${name}/package.json`)),
    target,
    'junction',
  )
}

/** npx starts a shell, which starts the mock. */
const endGroup = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

beforeAll(async () => {
  mkdirSync(consumer)
  await run(process.execPath, ['package/build.ts'], { cwd: app })
  await run('npm', ['pack', join(app, 'dist'), '--pack-destination', folder], { cwd: folder, env })
  packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  write('package.json', '{"private": true}')
  await run('npm', ['install', packed], { cwd: consumer, env })
  link('@playwright/test', '../web/package.json')
  link('@types/node', 'package.json')
}, 300_000)

const exercise = `
  const mock = await createMock({ scenario: 'guest-cart' })
  const { data } = await (await mock.fetch('/api/v1/home-page/products')).json()
  await mock.stub({ operation: 'catalog.products', respond: { status: 418 } })
  const { status } = await mock.fetch('/api/v1/home-page/products')
  const origin = await mock.listen()
  const signIn = await fetch(origin + '/api/v1/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@example.com', password: 'Customer#1' }),
  })
  console.log(data.length > 10, status, signIn.status)
  await mock.close()`

it('runs in plain Node, as an ES module and required', async () => {
  write('plain.mjs', `import { createMock } from '@shop/mock-api'\n${exercise}`)
  const required = "const { createMock } = require('@shop/mock-api')"
  write('plain.cjs', `${required}\nconst run = async () => {${exercise}}\nvoid run()`)
  for (const script of ['plain.mjs', 'plain.cjs'])
    expect((await runNode(script)).stdout).toBe('true 418 200\n')
})

it('has types that need only those of Node, and of Playwright for its fixtures', async () => {
  write(
    'typed.mts',
    `import { defineConfig } from '@playwright/test'
import { createControl, createMock } from '@shop/mock-api'
import type { LoggedRequest, Mail, OperationName } from '@shop/mock-api'
import type { MockOptions } from '@shop/mock-api/playwright'
const mock = await createMock({ scenario: 'guest-cart', latency: { min: 1, max: 2 } })
const uid: string | undefined = (await mock.reset('guest-cart')).cart?.cart_uid
const mails: readonly Mail[] = await mock.outbox()
const control = createControl({ origin: 'http://localhost:4010', world: 'a' })
const log: readonly LoggedRequest[] = await control.requests()
const operation: OperationName = 'cart.update'
await mock.fault({ operation, effect: { kind: 'status', status: 503 } })
// @ts-expect-error
await mock.stub({ operation: 'cart.update', respond: { status: 200, body: { data: [] } } })
const config = defineConfig<object, MockOptions>({ use: { mockUrl: 'http://localhost:4010' } })
export { config, log, mails, uid }
`,
  )
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  )
  const strictness = ['--noEmit', '--strict', '--skipLibCheck', 'false']
  const target = ['--target', 'es2024', '--module', 'nodenext', '--types', 'node']
  await runNode(compiler, ...strictness, ...target, 'typed.mts')
})

it('starts from an empty folder with npx, and serves the API, console and explorer', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  copyFileSync(packed, join(empty, 'mock.tgz'))
  const args = ['--yes', './mock.tgz', '--port', '0', '--data', 'memory']
  const child = spawn('npx', args, {
    cwd: empty,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => endGroup(child))
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (/API\s/.test(line)) break
  }
  const origin = /http:\/\/localhost:\d+/.exec(lines.join())?.[0]
  for (const path of [
    ...['/readyz', '/api/v1/home-page/products', '/uploads/cover-8.svg', '/docs', '/docs/json'],
    ...['/docs/static/swagger-ui.css', '/__mock', '/__mock/base.css', '/__mock/display.woff2'],
    ...['/__mock/card-page/card-page.css', '/__mock/console/console.js', '/__mock/api/seed/schema'],
  ]) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
  }
  expect(await (await fetch(`${origin}/__mock/api/scenarios`)).text()).toContain('guest-cart')
  expect(readdirSync(empty)).toEqual(['mock.tgz'])
})

it('says which Node it needs on an older one', async () => {
  const older =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })"
  const preload = `data:text/javascript,${encodeURIComponent(older)}`
  const start = runNode('--import', preload, join(consumer, 'node_modules/.bin/shop-mock'))
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: 'shop-mock needs Node 24 or later, and this is Node 20.1.0.\n',
  })
})

it('starts with the GitHub action, which ends when it is ready', async () => {
  const action = resolve(app, '../../.github/actions/mock/start')
  const settings = { PACKAGE: packed, PORT: '4249', OPTIONS: '--limits off', RUNNER_TEMP: folder }
  const output = join(folder, 'output')
  const variables = { ...env, ...settings, GITHUB_OUTPUT: output }
  const child = spawn('bash', [action], {
    cwd: folder,
    env: variables,
    stdio: 'inherit',
    detached: true,
  })
  onTestFinished(() => endGroup(child))
  expect(await once(child, 'exit')).toEqual([0, null])
  const origin = readFileSync(output, 'utf8').trim().replace('origin=', '')
  expect((await fetch(`${origin}/api/v1/home-page/products`)).status).toBe(200)
})

it('has fixtures for Playwright: a world for each test, and its controls', async () => {
  const origin = 'http://localhost:4249'
  const use = { launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] } }
  const projects = [
    { name: 'own', use },
    // A mock that runs already.
    { name: 'given', use: { ...use, mockUrl: origin } },
  ]
  const command = 'npx shop-mock --port 4249 --data memory'
  const config = { workers: 1, projects, webServer: { command, url: `${origin}/readyz` } }
  write('playwright.config.ts', `export default ${JSON.stringify(config)}`)
  write(
    'mock.spec.ts',
    `import { expect, test } from '@shop/mock-api/playwright'
test('stubs a call of its own world', async ({ page, mock, mockOrigin, mockUrl }) => {
  expect(mockUrl ?? mockOrigin).toBe(mockOrigin)
  await mock.stub({ operation: 'catalog.products', respond: { status: 418 } })
  expect((await page.goto('/api/v1/home-page/products'))?.status()).toBe(418)
  const requests = await mock.requests({ operation: 'catalog.products' })
  expect(requests).toMatchObject([{ status: 418, source: 'stub' }])
})
test('sees nothing of the other test, whose world is deleted', async ({ page, mock, world }) => {
  expect((await page.goto('/api/v1/home-page/products'))?.status()).toBe(200)
  expect(await mock.stubs()).toEqual([])
  const names = (await mock.worlds()).map(({ name }) => name)
  expect(names.filter((name) => name !== 'default')).toEqual([world])
  await page.goto('/__mock')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
`,
  )
  const { stdout } = await runNode(join('node_modules', '@playwright/test/cli.js'), 'test')
  expect(stdout).toContain('4 passed')
})
