import { createMock } from '@shop/mock-api'
import { afterAll, expect, it } from 'vitest'
import { collectCatalogue } from '../collect-catalogue.ts'

const mock = await createMock()
afterAll(() => mock.close())

/** A host whose responses to some paths differ from the mock's. */
const hostWith = (
  responses: Readonly<Record<string, () => Response>>,
  source = 'https://admin.example.com',
) => ({
  source,
  fetch: (url: string, init: RequestInit) => {
    const respond = responses[new URL(url).pathname.replace('/api/v1', '')]
    return respond ? Promise.resolve(respond()) : mock.fetch(url, init)
  },
})

it('collects the products, their details and the slides of the host', async () => {
  const { source, products, details, sliders } = await collectCatalogue(hostWith({}, 'mock'))
  expect(source).toBe('mock')
  expect(products.length).toBeGreaterThan(10)
  expect(details.map(({ product_id }) => product_id)).toEqual(
    products.map(({ product_id }) => product_id),
  )
  expect(details[0]?.product_description?.length).toBeGreaterThan(0)
  expect(sliders).toHaveLength(3)
})

it('accepts the forms of another host, and a product without details', async () => {
  const product = {
    product_id: '7',
    product_name: 'Cards',
    product_price: '12.50',
    product_thumbnail: 'cards.jpg',
  }
  const limits = {
    product_type: 'new-type',
    min_order_quantity: '1',
    max_order_quantity: '5',
    secret_margin: 3,
  }
  const host = hostWith({
    '/home-page/products': () => Response.json({ data: { 0: { ...product, ...limits } } }),
    '/home-page/sliders': () => new Response('no', { status: 404 }),
    '/product/7': () => new Response('{}', { status: 404 }),
  })
  const { products, details, sliders } = await collectCatalogue(host)
  expect(products).toMatchObject([{ product_id: 7, product_price: 12.5, product_type: 'other' }])
  expect(JSON.stringify(products)).not.toContain('secret_margin')
  expect([details, sliders]).toEqual([[], []])
})

it('accepts the products and a product without their wrappers', async () => {
  const all = await collectCatalogue(hostWith({}, 'mock'))
  const [first] = all.details
  const host = hostWith({
    '/home-page/products': () => Response.json(all.products),
    [`/product/${first?.product_id}`]: () => Response.json(first),
  })
  const { products, details } = await collectCatalogue(host)
  expect([products, details]).toEqual([all.products, all.details])
})

it.each([
  [
    'has no products',
    { '/home-page/products': () => new Response('no', { status: 404 }) },
    /has no \/api/,
  ],
  [
    'sends HTML',
    { '/home-page/products': () => new Response('<h1>Gateway</h1>') },
    /does not fit the contract/,
  ],
  [
    'sends a wrong product',
    { '/product/3': () => Response.json({ data: {} }) },
    /product\/3 does not fit/,
  ],
])('fails the build when a host %s', async (_, responses, message) => {
  await expect(collectCatalogue(hostWith(responses))).rejects.toThrow(message)
})

it('fails the build when there is no server', async () => {
  await expect(collectCatalogue({ source: 'http://127.0.0.1:1', fetch })).rejects.toThrow(
    /http:\/\/127\.0\.0\.1:1 cannot be reached \(\/api\/v1\/home-page\/products\)/,
  )
})
