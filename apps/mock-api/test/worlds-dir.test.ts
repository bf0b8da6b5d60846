import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startScreen } from '../src/cli/start-screen.ts'
import { control, setFault } from './controls.ts'
import { newFolder } from './files.ts'
import { optionsOf, press, seed, start } from './harness.ts'

const alice = { 'x-mock-world': 'alice' }

it('lists the worlds and deletes them, in memory and in files', async () => {
  for (const worldsDir of [undefined, await newFolder()]) {
    const app = await start({ worldsDir })
    await press(app, seed.book, null, { headers: alice })
    const listed = async () => (await control(app, 'GET', 'worlds')).data
    expect(await listed()).toMatchObject([
      {
        name: 'alice',
        is_open: true,
        url: expect.stringMatching(/^http:..alice\.localhost/),
      },
    ])
    const created = async () =>
      (await app.inject({ url: '/api/v1/settings/shipping', headers: alice })).headers
    const before = await created()
    expect(before['x-mock-world-created']).toBe((await listed())[0].created_at)
    expect(await control(app, 'DELETE', 'worlds/alice')).toEqual({ deleted: 'alice' })
    expect(await listed()).toEqual([])
    expect(
      (await app.inject({ method: 'DELETE', url: '/__mock/api/worlds/alice' })).statusCode,
    ).toBe(404)
    if (worldsDir)
      expect((await readdir(worldsDir)).filter((file) => file.startsWith('alice'))).toEqual([])
    const after = await created()
    expect(after['x-mock-world-created']).not.toBe(before['x-mock-world-created'])
    expect(app.worlds.get('alice').sql.all`SELECT * FROM carts`).toEqual([])
    await app.close()
  }
})

it('neither opens nor deletes a file outside of its folder', async () => {
  const parent = await newFolder()
  const other = await start({ dataFile: join(parent, 'other.db') })
  other.worlds.get('default')
  await other.close()
  const app = await start({ worldsDir: join(parent, 'worlds') })
  const before = await readdir(parent)
  for (const name of [
    '..%2fother',
    '%2e%2e%2fother',
    '..%2f..%2fother',
    '..%5cother',
    'a%2fb',
    '%2e',
  ]) {
    const response = await app.inject({ method: 'DELETE', url: `/__mock/api/worlds/${name}` })
    expect([name, response.statusCode]).toEqual([name, 404])
  }
  expect((await readdir(parent)).filter((file) => file !== 'worlds')).toEqual(
    before.filter((file) => file !== 'worlds'),
  )
})

it('locks its folder, whatever option names it, also through a link', async () => {
  const worldsDir = await newFolder()
  const first = await start({ worldsDir })
  first.worlds.get('alice')
  const elsewhere = await newFolder()
  await symlink(worldsDir, join(elsewhere, 'folder'))
  await symlink(join(worldsDir, 'alice.db'), join(elsewhere, 'file.db'))
  for (const options of [
    { worldsDir },
    { dataFile: join(worldsDir, 'alice.db') },
    { dataFile: join(worldsDir, 'other.db') },
    { worldsDir: join(elsewhere, 'folder') },
    { dataFile: join(elsewhere, 'file.db') },
  ]) {
    const second = await start(options)
    expect(() => second.worlds.get('default')).toThrow(`The folder ${worldsDir} is in use`)
  }
  await first.close()
  const next = await start({ dataFile: join(elsewhere, 'file.db') })
  expect(next.worlds.get('default').scenario).toBe('default')
})

it('restores every world after a restart, with its scenario, clock and settings', async () => {
  const worldsDir = await newFolder()
  const first = await start({ worldsDir, scenario: 'guest-cart' })
  const pressed = await press(first, seed.book, null, { headers: alice })
  await press(first, seed.book)
  await control(first, 'POST', 'clock', { freeze: '2026-12-01T00:00:00Z' }, alice)
  await control(first, 'POST', 'host', { style: 'sparse' }, alice)
  await control(first, 'POST', 'card-provider', { mode: 'embedded' }, alice)
  await first.close()

  const second = await start({ worldsDir, scenario: 'empty' })
  const closed = (await control(second, 'GET', 'worlds')).data
  expect(closed).toMatchObject([
    { name: 'alice', is_open: false },
    { name: 'default', is_open: false },
  ])
  expect((await control(second, 'GET', 'clock', undefined, alice)).now).toBe(
    '2026-12-01T00:00:00.000Z',
  )
  expect((await control(second, 'GET', 'host', undefined, alice)).style).toBe('sparse')
  expect(second.worlds.find('alice')?.cardProvider).toBe('embedded')
  const headers = { ...alice, 'x-mock-host-style': 'full' }
  const again = await press(second, seed.book, pressed.json().cart.cart_uid, { headers })
  expect(again.json().cart.items[0].quantity).toBe(2)
  expect(second.worlds.get('default').scenario).toBe('guest-cart')
  expect(again.headers['x-mock-world-created']).toBe(closed[0].created_at)
})

it('keeps faults and stubs over a restart, with their counts, until a reset', async () => {
  const worldsDir = await newFolder()
  const own = { operation: 'catalog.sliders', respond: { status: 418 } } as const
  const restart = () => start({ worldsDir, stubs: [own] })
  const first = await restart()
  const stub = { operation: 'catalog.products', times: 2, respond: { status: 204 } }
  await control(first, 'POST', 'stubs', stub, alice)
  await control(first, 'POST', 'stubs', stub, alice)
  await control(first, 'DELETE', 'stubs/2', undefined, alice)
  await setFault(first, 'settings.shipping', { kind: 'status', status: 503 }, 1, alice)
  const products = { url: '/api/v1/home-page/products', headers: alice }
  const shipping = { url: '/api/v1/settings/shipping', headers: alice }
  expect((await first.inject(products)).statusCode).toBe(204)
  await first.close()

  const second = await restart()
  expect((await control(second, 'GET', 'stubs', undefined, alice)).data).toEqual([
    { ...own, id: 1, applied: 0 },
    { ...stub, id: 3, applied: 1, remaining: 1 },
  ])
  const statuses = []
  for (const request of [products, products, shipping, shipping]) {
    statuses.push((await second.inject(request)).statusCode)
  }
  expect(statuses).toEqual([204, 200, 503, 200])
  await control(second, 'POST', 'reset', {}, alice)
  await second.close()

  const third = await restart()
  expect((await control(third, 'GET', 'faults', undefined, alice)).data).toEqual([])
  expect((await control(third, 'GET', 'stubs', undefined, alice)).data).toMatchObject([own])
})

it('returns 503 to a call in flight whose world is deleted', async () => {
  const app = await start({ worldsDir: await newFolder() })
  await control(
    app,
    'POST',
    'faults',
    { operation: 'cart.update', effect: { kind: 'hold' } },
    alice,
  )
  const held = press(app, seed.book, null, { headers: alice })
  await expect.poll(() => app.worlds.get('alice').faults.heldCount).toBe(1)
  await control(app, 'DELETE', 'worlds/alice')
  const { statusCode, body } = await held
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable'])
})

it('loses nothing of a world that was closed because of too many', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await start({ worldsDir: await newFolder(), worldLimit: 1 })
  const { cart_uid } = (await press(app, seed.book, null, { headers: alice })).json().cart
  vi.advanceTimersByTime(70_000)
  const other = { url: '/api/v1/settings/shipping', headers: { 'x-mock-world': 'bob' } }
  expect((await app.inject(other)).statusCode).toBe(200)
  vi.advanceTimersByTime(70_000)
  const again = await press(app, seed.book, cart_uid, { headers: alice })
  expect(again.json().cart.items[0].quantity).toBe(2)
})

it('names on the start screen the scenario that the default world really has', () => {
  const options = optionsOf(['--data', 'shop.db', '--scenario', 'empty'])
  const data = (kept: string) =>
    /^ +Data +\S+shop\.db(.*)$/m.exec(startScreen(4010, options, 1, kept))?.[1]
  expect(data('empty')).toBe(', scenario empty')
  expect(data('guest-cart')).toContain(
    'from scenario guest-cart: reset it in the console for empty',
  )
  expect(data('')).toBe(', the data of an earlier start: reset it in the console for empty')
})
