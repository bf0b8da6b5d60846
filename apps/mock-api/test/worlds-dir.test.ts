import { rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { InvalidOption } from '../src/cli/invalid-option.ts'
import { parseStartOptions } from '../src/cli/options.ts'
import { startScreen } from '../src/cli/start-screen.ts'
import { fileStorage } from '../src/worlds/storage.ts'
import { control } from './controls.ts'
import { press, seed, start } from './harness.ts'

const folder = () => mkdtemp(join(tmpdir(), 'mock-api-worlds-'))
const alice = { 'x-mock-world': 'alice' }

it('lists the worlds and deletes them, in memory and in files', { tags: ['@L25'] }, async () => {
  for (const worldsDir of [undefined, await folder()]) {
    const app = await start({ worldsDir })
    await press(app, seed.book, null, { headers: alice })
    const listed = async () => (await control(app, 'GET', 'worlds')).data
    expect(await listed()).toMatchObject([
      {
        name: 'alice',
        is_open: true,
        owner: expect.stringContaining(`${process.pid}`),
        url: expect.stringMatching(/^http:..alice\.localhost/),
      },
    ])
    const created = async () => (await app.inject({ url: '/api/v1/settings/shipping', headers: alice })).headers
    const before = await created()
    expect(before['x-mock-world-created']).toBe((await listed())[0].created_at)
    expect(await control(app, 'DELETE', 'worlds/alice')).toEqual({ deleted: 'alice' })
    expect(await listed()).toEqual([])
    expect((await app.inject({ method: 'DELETE', url: '/__mock/api/worlds/alice' })).statusCode).toBe(404)
    if (worldsDir) expect(await readdir(worldsDir)).toEqual([])
    const after = await created()
    expect(after['x-mock-world-created']).not.toBe(before['x-mock-world-created'])
    expect((await app.inject({ url: '/__mock/api/seed', headers: alice })).json().carts).toEqual([])
    await app.close()
  }
})

it('neither opens nor deletes a file outside of its folder', { tags: ['@V5.3.2', '@M11'] }, async () => {
  const parent = await folder()
  const other = await start({ dataFile: join(parent, 'other.db') })
  other.worlds.get('default')
  await other.close()
  const app = await start({ worldsDir: join(parent, 'worlds') })
  const before = await readdir(parent)
  for (const name of ['..%2fother', '%2e%2e%2fother', '..%2f..%2fother', '..%5cother', 'a%2fb', '%2e']) {
    const response = await app.inject({ method: 'DELETE', url: `/__mock/api/worlds/${name}` })
    expect([name, response.statusCode]).toEqual([name, 404])
  }
  expect((await readdir(parent)).filter((file) => file !== 'worlds')).toEqual(
    before.filter((file) => file !== 'worlds'),
  )
})

it('creates no file beyond the limit of the folder', { tags: ['@V15.2.2', '@L2'] }, async () => {
  const app = await start({ worldsDir: await folder(), worldFileLimit: 2 })
  const open = (name: string) => app.inject({ url: '/api/v1/settings/shipping', headers: { 'x-mock-world': name } })
  for (const name of ['a', 'b', 'a']) expect((await open(name)).statusCode).toBe(200)
  const refused = await open('c')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
  await control(app, 'DELETE', 'worlds/a')
  expect((await open('c')).statusCode).toBe(200)
})

it('restores every world after a restart, with its clock, host style and creation', async () => {
  const worldsDir = await folder()
  const first = await start({ worldsDir })
  const pressed = await press(first, seed.book, null, { headers: alice })
  await press(first, seed.book)
  await control(first, 'POST', 'clock', { freeze: '2026-12-01T00:00:00Z' }, alice)
  await control(first, 'POST', 'host', { style: 'sparse' }, alice)
  await first.close()

  const second = await start({ worldsDir })
  const closed = (await control(second, 'GET', 'worlds')).data
  expect(closed).toMatchObject([
    { name: 'alice', is_open: false, owner: null },
    { name: 'default', is_open: false, owner: null },
  ])
  expect((await control(second, 'GET', 'clock', undefined, alice)).now).toBe('2026-12-01T00:00:00.000Z')
  expect((await control(second, 'GET', 'host', undefined, alice)).style).toBe('sparse')
  const headers = { ...alice, 'x-mock-host-style': 'full' }
  const again = await press(second, seed.book, pressed.json().cart.cart_uid, { headers })
  expect(again.json().cart.items[0].quantity).toBe(2)
  expect(again.headers['x-mock-world-created']).toBe(closed[0].created_at)
})

it('closes idle worlds, except those with faults or stubs, and opens them on demand', async () => {
  const app = await start({ worldsDir: await folder(), worldIdleMs: 20 })
  const bob = { 'x-mock-world': 'bob' }
  const fault = { operation: 'order.place', effect: { kind: 'drop' } }
  await control(app, 'POST', 'faults', fault, bob)
  const stub = { operation: 'settings.shipping', respond: { status: 503 } }
  await control(app, 'POST', 'stubs', stub, { 'x-mock-world': 'carol' })
  const { cart_uid } = (await press(app, seed.book, null, { headers: alice })).json().cart
  const open = async () =>
    (await control(app, 'GET', 'worlds')).data.map(({ is_open }: { is_open: boolean }) => is_open)
  await expect.poll(open).toEqual([false, true, true])
  const again = await press(app, seed.book, cart_uid, { headers: alice })
  expect(again.json().cart.items[0].quantity).toBe(2)
})

it('returns 503 to a call in flight whose world is deleted', { tags: ['@L25'] }, async () => {
  const app = await start({ worldsDir: await folder() })
  await control(app, 'POST', 'faults', { operation: 'cart.update', effect: { kind: 'hold' } }, alice)
  const held = press(app, seed.book, null, { headers: alice })
  await expect.poll(() => app.worlds.get('alice').faults.heldCount).toBe(1)
  await control(app, 'DELETE', 'worlds/alice')
  const { statusCode, body } = await held
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable'])
})

it.each([false, true])(
  'does not use a lock that its owner deleted meanwhile; another process has a new one: %s',
  {
    tags: ['@L25'],
  },
  async (isCreatedAgain) => {
    const path = join(await folder(), 'a.db')
    const image = (await start()).worlds.get('default').serialize()
    const open = () => fileStorage(path, { image, timeoutMs: 0, warn: () => undefined })
    const { exec } = DatabaseSync.prototype
    const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(function (this: DatabaseSync, sql) {
      rmSync(`${path}.lock`)
      if (isCreatedAgain) writeFileSync(`${path}.lock`, '')
      exec.call(this, sql)
    })
    onTestFinished(() => spy.mockRestore())
    const storage = open()
    expect(open).toThrow('in use by another process')
    storage.remove()
    open().remove()
  },
)

it('closes the least recently used world of too many, but not the default one, and loses nothing', {
  tags: ['@L26'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await start({ worldsDir: await folder(), worldLimit: 1 })
  const { cart_uid } = (await press(app, seed.book, null, { headers: alice })).json().cart
  const open = (name: string) => app.inject({ url: '/api/v1/settings/shipping', headers: { 'x-mock-world': name } })
  const other = () => open('bob')
  expect((await other()).statusCode).toBe(503)
  expect((await open('default')).statusCode).toBe(200)
  vi.advanceTimersByTime(70_000)
  expect((await other()).statusCode).toBe(200)
  vi.advanceTimersByTime(70_000)
  const again = await press(app, seed.book, cart_uid, { headers: alice })
  expect(again.json().cart.items[0].quantity).toBe(2)
  expect(again.headers['x-mock-world-evicted']).toBeUndefined()
})

it('returns 503 with the owner of a world that another server uses, and takes it over once nothing uses it', async () => {
  const worldsDir = await folder()
  const options = { worldsDir, worldTakeOverMs: 300 }
  const [one, other] = [await start(options), await start(options)]
  const { cart_uid } = (await press(one, seed.book, null, { headers: alice })).json().cart
  await control(one, 'POST', 'faults', { operation: 'cart.update', effect: { kind: 'hold', when: 'after' } }, alice)
  const held = press(one, seed.book, cart_uid, { headers: alice })
  const refused = await press(other, seed.book, cart_uid, { headers: alice })
  expect(refused.json()).toEqual({
    code: 'unavailable',
    message: expect.stringMatching(/^The world alice is in use by another process \(process \d+ on \S+\)/),
  })
  expect(refused.statusCode).toBe(503)
  expect((await other.inject({ method: 'DELETE', url: '/__mock/api/worlds/alice' })).statusCode).toBe(503)
  expect((await other.inject('/readyz')).statusCode).toBe(200)
  await control(one, 'POST', 'faults/release', {}, alice)
  expect((await held).statusCode).toBe(200)
  const again = await press(other, seed.book, cart_uid, { headers: alice })
  expect(again.json().cart.items[0].quantity).toBe(3)
  expect(await readdir(join(worldsDir, '.wanted'))).toEqual([])
  await other.close()
  const last = await press(one, seed.book, cart_uid, { headers: alice })
  expect(last.json().cart.items[0].quantity).toBe(4)
})

it('lets another server take over a world after calls of the console and of an encoded path', {
  tags: ['@L29'],
}, async () => {
  const options = { worldsDir: await folder(), worldTakeOverMs: 300 }
  const [one, other] = [await start(options), await start(options)]
  for (const url of ['/__mock/data/state', '/%61pi/v1/settings/shipping']) {
    expect((await one.inject({ url, headers: alice })).statusCode).toBe(200)
  }
  expect((await press(other, seed.book, null, { headers: alice })).statusCode).toBe(200)
})

it('lets a server take a world back from one whose client left during its take-over', { tags: ['@L29'] }, async () => {
  const options = { worldsDir: await folder(), worldTakeOverMs: 300 }
  const [one, other] = [await start(options), await start(options)]
  const url = `${await other.listen({ port: 0 })}/api/v1/settings/shipping`
  expect((await one.inject({ url: '/api/v1/settings/shipping', headers: alice })).statusCode).toBe(200)
  await expect(fetch(url, { headers: alice, signal: AbortSignal.timeout(20) })).rejects.toThrow()
  expect((await other.inject({ url: '/api/v1/settings/shipping', headers: alice })).statusCode).toBe(200)
  expect((await press(one, seed.book, null, { headers: alice })).statusCode).toBe(200)
})

it('is chosen instead of a data file, not together with it', () => {
  expect(parseStartOptions(['--worlds-dir', 'w', '--world-limit', '9'], {})).toMatchObject({
    worldsDir: resolve('w'),
    worldLimit: 9,
  })
  expect(() => parseStartOptions(['--worlds-dir', 'w'], { DATA_FILE: 'f' })).toThrow(InvalidOption)
  expect(() => parseStartOptions(['--world-limit', '0'], {})).toThrow(InvalidOption)
})

it('names on the start screen the scenario that the default world has, not the one asked for', () => {
  const options = parseStartOptions(['--data', 'shop.db', '--scenario', 'empty'], {})
  if (options === 'help') throw new Error('The options were parsed as --help.')
  const data = (kept: string) => /^ +Data +\S+shop\.db(.*)$/m.exec(startScreen(4010, options, 1, kept))?.[1]
  expect(data('empty')).toBe(', scenario empty')
  expect(data('guest-cart')).toContain('from scenario guest-cart: reset it in the console for empty')
  expect(data('')).toBe(', the data of an earlier start: reset it in the console for empty')
})

it('keeps the name of the scenario in a file', async () => {
  const dataFile = join(await folder(), 'shop.db')
  const first = await start({ dataFile, scenario: 'guest-cart' })
  first.worlds.get('default')
  await first.close()
  const second = await start({ dataFile, scenario: 'empty' })
  expect(second.worlds.get('default').scenario).toBe('guest-cart')
})

it.each([
  [['--port'], "Option '--port <value>' argument missing. --help lists the options."],
  [['--bogus', '1'], "Unknown option '--bogus'"],
  [['--port', '-1'], "Did you forget to specify the option argument for '--port'? To specify"],
])('reports the invalid options %j with the whole advice of Node', (args, message) => {
  expect(() => parseStartOptions(args, {})).toThrow(message)
})
