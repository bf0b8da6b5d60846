import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { seedJsonSchema } from '../src/seed/seed-schema.ts'
import { signedIn } from './accounts.ts'
import { control } from './controls.ts'
import { newFolder } from './files.ts'
import { bearer, it, loggedLines, optionsOf, start } from './harness.ts'

const write = async (name: string, content: unknown, into?: string) => {
  const file = join(into ?? (await newFolder()), name)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const tea = { product_id: 7, product_name: 'Tea', product_price: 12.5, product_format: 'book' }
const own = {
  products: [tea],
  coupons: [{ code: 'TEA', discount: { kind: 'amount', value: 2 } }],
  customers: [
    {
      customer_id: 1,
      email: 'own@example.com',
      first_name: 'Own',
      last_name: 'Buyer',
      password: 'Own#Secret1',
    },
  ],
  orders: [
    {
      order_txn_id: 'OWN-ORDER-1',
      customer: 'own@example.com',
      placed_at: '2026-11-01T00:00:00Z',
      history: ['pending', 'paid'],
      items: [{ product_id: 7, quantity: 2 }],
      coupon_code: 'TEA',
    },
  ],
}
const other = { 'x-mock-world': 'other' }

describe('a seed file', () => {
  it('has a published JSON schema, which the scenario files name', async () => {
    await expect(`${JSON.stringify(seedJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
      '../seed.schema.json',
    )
    const app = await start()
    expect((await app.inject('/__mock/api/seed/schema')).json()).toEqual(
      JSON.parse(JSON.stringify(seedJsonSchema())),
    )
    const scenarios = new URL('../scenarios/', import.meta.url)
    for (const file of await readdir(scenarios)) {
      expect(JSON.parse(await readFile(new URL(file, scenarios), 'utf8')).$schema).toBe(
        '../seed.schema.json',
      )
    }
  })

  it('is the data of new worlds, with pictures, passwords and totals that it omits', async () => {
    const app = await start({ seedFile: await write('seed.json', own) })
    const { data } = (await app.inject('/api/v1/home-page/products')).json()
    expect(data).toMatchObject([
      { product_id: 7, product_name: 'Tea', product_price: 12.5, max_order_quantity: 20 },
    ])
    const cover = await app.inject(`/uploads/${data[0].product_thumbnail}`)
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const headers = await signedIn(app, { email: 'own@example.com', password: 'Own#Secret1' })
    const order = await app.inject({ url: '/api/v1/order/detail/OWN-ORDER-1', headers })
    expect(order.json().data).toMatchObject({ order_status: 'paid', order_total_amount: 23 })
    expect((await control(app, 'POST', 'reset')).scenario).toBe('default')
    expect((await app.inject('/api/v1/licensed-trainers')).json().data).toEqual([])
  })

  it.for(['default', 'paid-order', 'at-max-quantity', 'expired-session'])(
    'is what a world in the scenario %s exports, and makes an equal world',
    async (scenario, { app }) => {
      const state = await control(app, 'POST', 'reset', { scenario })
      const exported = await app.inject('/__mock/api/seed')
      // People edit it.
      expect(exported.body).toMatch(/^\{\n {2}"/)
      const { $schema, ...seed } = exported.json()
      expect($schema).toMatch(/^http:.*\/__mock\/api\/seed\/schema$/)
      const loaded = await control(app, 'PUT', 'seed', seed, other)
      expect(loaded).toMatchObject({ world: 'other', scenario: 'seed' })
      expect(loaded.cart).toEqual(state.cart)
      expect(await control(app, 'GET', 'seed', undefined, other)).toMatchObject(seed)
      const { authorisation } = await control(
        app,
        'POST',
        'sign-in',
        { email: 'customer@example.com' },
        other,
      )
      const url = '/api/v1/order/list?customer_id=1&page=1&txnid=&status='
      const orders = await app.inject({
        url,
        headers: { ...other, ...bearer(authorisation.token) },
      })
      expect(orders.json().total).toBe(8)
    },
  )
})

describe('an invalid seed file', () => {
  it.each([
    [{ products: [{ ...tea, prise: 1 }] }, 'products.0', 'Unrecognized key: "prise"'],
    [{ products: [tea, tea] }, 'products.1.product_id', 'Another row has 7.'],
    [
      { products: [{ ...tea, min_order_quantity: 9, max_order_quantity: 2 }] },
      'products.0.max_order_quantity',
      'at least min_order_quantity',
    ],
    [
      { ...own, customers: [{ ...own.customers[0], password_hash: 'argon2id$0$0$AA$AA' }] },
      'customers.0.password_hash',
      'must match pattern',
    ],
    [{ ...own, products: [] }, 'orders.0', 'There is no product 7'],
    [{ extends: 'nothing' }, 'extends', '"nothing" is not a scenario: use one of default, '],
  ])('is refused with the path and the expected value: %j, %s', async (seed, path, message) => {
    const app = await start()
    const before = app.worlds.get('default').serialize()
    const response = await app.inject({ method: 'PUT', url: '/__mock/api/seed', payload: seed })
    expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed'])
    expect(response.json().errors[path]).toEqual([expect.stringContaining(message)])
    expect(Buffer.compare(app.worlds.get('default').serialize(), before)).toBe(0)
    await expect(start({ seedFile: await write('seed.json', seed) })).rejects.toThrow(message)
  })

  it('without a format has the one that the type of the product suggests', async () => {
    const test = { ...tea, product_id: 8, product_type: 'lpigroup', product_format: undefined }
    const seed = await write('types.json', {
      products: [test, { ...test, product_id: 9, product_type: 'other' }],
    })
    const app = await start({ seedFile: seed })
    const { data } = (await app.inject('/api/v1/home-page/products')).json()
    const formats = data.map((product: { product_format: string }) => product.product_format)
    expect(formats).toEqual(['online_test', 'book'])
  })

  it('that is no JSON stops the start', async () => {
    const file = await write('seed.json', '{ "products": [ }')
    await expect(start({ seedFile: file })).rejects.toThrow(`${file}: file: `)
    expect(optionsOf(['--seed', file])).toMatchObject({ seedFile: file })
  })
})

describe('a changed seed file', () => {
  it('is loaded again: worlds that started from it are reset', async () => {
    const file = await write('seed.json', own)
    const { lines, logger } = loggedLines()
    const app = await start({ seedFile: file, logger })
    const names = async (headers = {}) => {
      const { data } = (await app.inject({ url: '/api/v1/home-page/products', headers })).json()
      return data.map(({ product_name }: { product_name: string }) => product_name)
    }
    expect(await names()).toEqual(['Tea'])
    await control(app, 'POST', 'reset', { scenario: 'empty' }, other)

    await write('seed.json', '{ "products": 1 }', join(file, '..'))
    await expect
      .poll(() => lines.join())
      .toMatch(/last valid seed stays in use.*products: Invalid input: expected array/)
    expect(await names()).toEqual(['Tea'])
    await write(
      'seed.json',
      { ...own, products: [{ ...tea, product_name: 'Coffee' }] },
      join(file, '..'),
    )
    await expect.poll(names).toEqual(['Coffee'])
    expect(await names(other)).toEqual([])
    expect(await names({ 'x-mock-world': 'new' })).toEqual(['Coffee'])
  })
})

it('another seed than at the last start resets each world, the same does not', async () => {
  const worldsDir = await newFolder()
  const { lines, logger } = loggedLines()
  const productsOf = async (seed: unknown, change?: string) => {
    const app = await start({ worldsDir, seedFile: await write('seed.json', seed), logger })
    const names: string[] = []
    for (const world of ['default', 'alice']) {
      const { sql } = app.worlds.get(world)
      if (change !== undefined) sql.run`UPDATE products SET product_name = ${change}`
      const headers = { 'x-mock-world': world }
      const list = await app.inject({ url: '/api/v1/home-page/products', headers })
      names.push(...list.json().data.map((product: typeof tea) => product.product_name))
    }
    await app.close()
    return names
  }
  const coffee = { products: [{ ...tea, product_name: 'Coffee' }] }
  expect(await productsOf(own, 'Green tea')).toEqual(['Green tea', 'Green tea'])
  expect(await productsOf(own)).toEqual(['Green tea', 'Green tea'])
  expect(lines).toEqual([])
  expect(await productsOf(coffee)).toEqual(['Coffee', 'Coffee'])
  expect(lines).toEqual([
    expect.stringContaining('not that of the last start. Reset: default.'),
    expect.stringContaining('not that of the last start. Reset: alice.'),
  ])
})

it('a file in the folder of scenarios is a scenario, also after a change', async () => {
  const scenariosDir = await newFolder()
  await write(
    'tea.json',
    { summary: 'Tea too.', extends: 'guest-cart', add: { products: [{ ...tea, product_id: 99 }] } },
    scenariosDir,
  )
  const app = await start({ scenariosDir })
  expect((await control(app, 'GET', 'scenarios')).data).toContainEqual({
    name: 'tea',
    summary: 'Tea too.',
  })
  expect((await app.inject('/__mock/scenarios')).body).toContain('Reset to tea')
  const state = await control(app, 'POST', 'reset', { scenario: 'tea' })
  expect(state).toMatchObject({ scenario: 'tea', cart: { items: [{}, {}, {}] } })
  expect((await app.inject('/api/v1/product/99')).json().data.product_name).toBe('Tea')

  await write('tea.json', { extends: 'empty' }, scenariosDir)
  await control(app, 'POST', 'reset', { scenario: 'tea' })
  expect((await app.inject('/api/v1/home-page/products')).json().data).toEqual([])

  await write('tea.json', { extends: 'tea' }, scenariosDir)
  const cyclic = await app.inject({
    method: 'POST',
    url: '/__mock/api/reset',
    payload: { scenario: 'tea' },
  })
  expect([cyclic.statusCode, cyclic.json().errors]).toEqual([
    422,
    { extends: ['tea extends tea.'] },
  ])
})

it('an invalid file in the folder of scenarios is listed with the reason', async () => {
  const scenariosDir = await newFolder()
  const app = await start({ scenariosDir })
  await write('tea.json', { products: [{ product_id: 1, product_name: 'Tea' }] }, scenariosDir)
  const reason = expect.stringContaining(
    'tea.json: products.0.product_price: Invalid input: expected number',
  )
  expect((await control(app, 'GET', 'scenarios')).data).toContainEqual({
    name: 'tea',
    summary: reason,
  })
  // The console opens all the same.
  const page = await app.inject('/__mock')
  expect([page.statusCode, page.body]).toEqual([200, reason])
})

it.each([
  [[], undefined],
  [
    [
      {
        customer_id: 1,
        email: 'a@example.com',
        first_name: 'A',
        last_name: 'B',
        password_hash: null,
      },
      {
        customer_id: 2,
        email: 'b@example.com',
        first_name: 'A',
        last_name: 'B',
        password: 'Own#1234',
      },
    ],
    { email: 'b@example.com', password: 'Own#1234' },
  ],
])('names a customer who can sign in, if there is one: %j', async (customers, expected) => {
  const app = await start()
  expect((await control(app, 'PUT', 'seed', { customers })).sign_in).toEqual(expected)
})
