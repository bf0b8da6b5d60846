import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { absoluteUrl } from '../src/worlds/world-name.ts'
import { control } from './controls.ts'
import { cartWith, press, seed, start } from './harness.ts'
import { cancelUrl, orderInput, place, returnUrl } from './purchase.ts'

const dataFile = async () => join(await mkdtemp(join(tmpdir(), 'mock-api-')), 'shop.db')

describe('worlds', () => {
  it('keeps a cart of one world out of every other, by host and by header', async () => {
    const app = await start()
    const alice = { host: 'alice.localhost:4010' }
    const { cart_uid } = (await press(app, seed.book, null, { headers: alice })).json().cart
    const url = `/api/v1/cart/${cart_uid}`
    for (const headers of [{ host: 'bob.localhost:4010' }, { host: 'localhost:4010' }, { 'x-mock-world': 'bob' }]) {
      expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
    }
    expect((await app.inject({ method: 'DELETE', url, headers: { 'x-mock-world': 'alice' } })).statusCode).toBe(200)
  })

  it('refuses a name that no host could have', async () => {
    const app = await start()
    const answer = await app.inject({ url: '/api/v1/home-page/products', headers: { 'x-mock-world': '../etc' } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_request'])
  })

  it('resets the world that is asked and no other', async () => {
    const app = await start()
    const [alice, bob] = [{ 'x-mock-world': 'alice' }, { 'x-mock-world': 'bob' }]
    const hers = (await press(app, seed.book, null, { headers: alice })).json().cart.cart_uid
    const his = (await press(app, seed.book, null, { headers: bob })).json().cart.cart_uid
    const reset = await app.inject({ method: 'POST', url: '/__mock/api/reset', headers: alice })
    expect(reset.json()).toMatchObject({ world: 'alice', scenario: 'default' })
    const clear = (uid: string, headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: `/api/v1/cart/${uid}`, headers })
    expect((await clear(hers, alice)).statusCode).toBe(404)
    expect((await clear(his, bob)).statusCode).toBe(200)
  })

  it('drops the world that was least recently used, never the default one', async () => {
    const app = await start({ worldLimit: 2 })
    const inDefault = await cartWith(app, seed.book)
    const carts = new Map<string, string>()
    for (const name of ['a', 'b']) {
      carts.set(name, (await press(app, seed.book, null, { headers: { 'x-mock-world': name } })).json().cart.cart_uid)
    }
    app.worlds.get('a')
    app.worlds.get('c')
    const clear = (name: string) =>
      app.inject({
        method: 'DELETE',
        url: `/api/v1/cart/${carts.get(name)}`,
        headers: { 'x-mock-world': name },
      })
    expect((await clear('a')).statusCode).toBe(200)
    expect((await clear('b')).statusCode).toBe(404)
    expect((await app.inject({ method: 'DELETE', url: `/api/v1/cart/${inDefault.cart_uid}` })).statusCode).toBe(200)
  })

  it('begins every world with the same bytes', async () => {
    const [one, two] = [await start(), await start()]
    expect(Buffer.compare(one.worlds.get('x').serialize(), two.worlds.get('y').serialize())).toBe(0)
  })

  it('undoes all of a transaction that throws', { tags: ['@V16.5.3'] }, async () => {
    const world = (await start()).worlds.get('x')
    const trainers = () => world.readTable('trainers', 100, 0)
    const before = trainers()
    expect(() =>
      world.transaction(() => {
        world.sql.run`DELETE FROM trainers`
        throw new Error('halfway')
      }),
    ).toThrow('halfway')
    expect(trainers()).toEqual(before)
  })

  it('undoes of a turn only what threw', async () => {
    const world = (await start()).worlds.get('x')
    const clear = (table: 'trainers' | 'coupons', thrown?: Error) =>
      world.transaction(() => {
        if (table === 'trainers') world.sql.run`DELETE FROM trainers`
        else world.sql.run`DELETE FROM coupons`
        if (thrown) throw thrown
      })
    clear('trainers')
    expect(() => clear('coupons', new Error('halfway'))).toThrow('halfway')
    await world.committed
    expect(world.readTable('trainers', 1, 0)?.total).toBe(0)
    expect(world.readTable('coupons', 1, 0)?.total).toBeGreaterThan(0)
  })

  it('answers no change that could not be kept', async () => {
    const app = await start()
    const headers = { 'x-mock-world': 'x' }
    const { sql } = app.worlds.get('x')
    // Every new cart leaves a row that belongs to none, which is only found when the turn is committed.
    sql.run`CREATE TABLE strays (cart_id INTEGER REFERENCES carts DEFERRABLE INITIALLY DEFERRED)`
    sql.run`CREATE TRIGGER stray AFTER INSERT ON carts BEGIN INSERT INTO strays VALUES (0); END`
    const carts = () => app.worlds.get('x').readTable('carts', 1, 0)?.total
    const before = carts()
    const answers = await Promise.all([1, 2].map(() => press(app, seed.book, null, { headers })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    expect(carts()).toBe(before)
    sql.run`DROP TRIGGER stray`
    expect((await press(app, seed.book, null, { headers })).statusCode).toBe(200)
  })
})

describe('the data file', () => {
  it('brings the default world back after a restart, and after a reset the seed', async () => {
    const file = await dataFile()
    const first = await start({ dataFile: file })
    const { cart_uid } = await cartWith(first, seed.book)
    await first.close()

    const second = await start({ dataFile: file })
    const kept = await press(second, seed.book, cart_uid)
    expect(kept.json().cart.items[0].quantity).toBe(2)
    await second.inject({ method: 'POST', url: '/__mock/api/reset' })
    await second.close()

    const third = await start({ dataFile: file })
    expect((await third.inject({ method: 'DELETE', url: `/api/v1/cart/${cart_uid}` })).statusCode).toBe(404)
  })

  it('has every answered change on disk before a close, as a kill needs it', async () => {
    const file = await dataFile()
    const killed = await start({ dataFile: file })
    const { cart_uid } = await cartWith(killed, seed.book)
    const next = await start({ dataFile: file })
    expect((await press(next, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)
  })

  it.each(['this is no database', ''])('keeps a damaged file aside and starts afresh ("%s")', async (content) => {
    const file = await dataFile()
    await writeFile(file, content)
    const app = await start({ dataFile: file })
    expect((await app.inject('/api/v1/home-page/products')).json().data.length).toBeGreaterThan(0)
    expect((await readdir(join(file, '..'))).filter((name) => name.includes('.aside-'))).toHaveLength(1)
  })
})

describe('absolute addresses', () => {
  const request = (host: string, header?: string) => ({
    headers: header === undefined ? {} : { 'x-mock-world': header },
    host,
    hostname: host.split(':')[0] ?? '',
    port: Number(host.split(':')[1]),
    protocol: 'http' as const,
  })

  it.each([
    ['localhost:4010', undefined, 'http://localhost:4010/pay/x'],
    ['127.0.0.1:4010', undefined, 'http://127.0.0.1:4010/pay/x'],
    ['alice.localhost:5173', undefined, 'http://alice.localhost:5173/pay/x'],
    ['localhost:4010', 'bob', 'http://bob.localhost:4010/pay/x'],
    ['127.0.0.1:4010', 'bob', 'http://bob.localhost:4010/pay/x'],
    ['alice.localhost:4010', 'bob', 'http://bob.localhost:4010/pay/x'],
    ['alice.localhost', 'default', 'http://localhost/pay/x'],
  ])('stays, from %s with header %s, at %s', (host, header, expected) => {
    expect(absoluteUrl(request(host, header), '/pay/x')).toBe(expected)
  })
})

it('keeps fifty worlds apart while all of them shop at once', { tags: ['@V8.4.1'] }, async () => {
  const app = await start()
  const shopIn = async (index: number) => {
    const headers = { 'x-mock-world': `shop-${index}` }
    const products = [seed.book, seed.test, seed.careerTest]
    let cart_uid: string | null = null
    for (let step = 0; step < 3; step += 1) {
      const product = products[(index + step) % products.length] ?? seed.book
      const pressed = await press(app, product, cart_uid, { headers })
      expect(pressed.statusCode).toBe(200)
      cart_uid = pressed.json().cart.cart_uid
      await setImmediate()
    }
    const email = `buyer-${index}@example.com`
    const { customer, ...rest } = orderInput(cart_uid ?? '')
    const placed = await place(app, { ...rest, customer: { ...customer, email } }, undefined, headers)
    expect(placed.statusCode, placed.body).toBe(201)
    const txnId: string = placed.json().data.order_txn_id
    const created = await app.inject({
      method: 'POST',
      url: '/api/v1/order/st/create-payment',
      headers,
      payload: { txnId, return_url: returnUrl, cancel_url: cancelUrl },
    })
    const page = new URL(created.json().clientSecret)
    expect(page.hostname).toBe(`shop-${index}.localhost`)
    await control(app, 'POST', `payments/${page.pathname.slice('/pay/'.length)}/pay`, {}, headers)
    return { email, txnId }
  }
  const bought = await Promise.all(Array.from({ length: 50 }, (_, index) => shopIn(index)))

  for (const [index, { email, txnId }] of bought.entries()) {
    const { sql, log } = app.worlds.get(`shop-${index}`)
    const orders = sql.all`SELECT order_txn_id, status, email FROM orders WHERE order_txn_id NOT LIKE 'SAMPLE-%'`
    expect(orders).toEqual([{ order_txn_id: txnId, status: 'paid', email }])
    expect(sql.all`SELECT DISTINCT recipient FROM mails`).toEqual([{ recipient: email }])
    expect(sql.all`SELECT reference, status FROM card_sessions`).toEqual([{ reference: txnId, status: 'paid' }])
    expect(sql.get`SELECT count(*) AS carts FROM carts`?.['carts']).toBeLessThanOrEqual(1)
    expect(log.entries.map(({ operation }) => operation)).toEqual([
      ...Array.from({ length: 3 }, () => 'cart.update'),
      'order.place',
      'payment.create',
    ])
  }
  expect(app.worlds.get('default').log.entries).toEqual([])
})
