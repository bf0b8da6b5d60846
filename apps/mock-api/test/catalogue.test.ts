import { contract, type Product, productSchema } from '@shop/contract'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { cartWith, it, seed } from './harness.ts'

const coverTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
}

it('the catalogue lists at least twelve products of all three types, each with a cover', async ({
  app,
}) => {
  const response = await app.inject(contract.catalog.products.path)
  const products: Product[] = z.parse(z.array(productSchema), response.json().data)
  expect(products.length).toBeGreaterThanOrEqual(12)
  expect(new Set(products.map((each) => each.product_type))).toEqual(
    new Set(['lpitest', 'lpigroup', 'other']),
  )
  for (const { product_thumbnail } of products) {
    const cover = await app.inject(`/uploads/${product_thumbnail}`)
    const type = coverTypes[product_thumbnail.split('.').at(-1) ?? '']
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, type])
    expect(cover.headers['x-content-type-options']).toBe('nosniff')
    expect(cover.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(cover.rawPayload.length).toBeGreaterThan(500)
  }
  const endings = products.map(({ product_thumbnail }) => product_thumbnail.split('.').at(-1))
  expect(new Set(endings)).toEqual(new Set(Object.keys(coverTypes)))
})

it("a coupon expires by the world's clock, and needs a product in the cart", async ({ app }) => {
  const { cart_uid } = await cartWith(app, seed.book)
  const apply = (coupon_code: string) =>
    app.inject({
      url: '/api/v1/coupon/apply',
      query: { cart_uid, coupon_code, shipping_charges: '0' },
    })
  app.worlds.get('default').clock.freeze(new Date('2026-01-01T00:00:00Z'))
  expect((await apply('EXPIRED20')).statusCode).toBe(200)
  await app.inject({ method: 'DELETE', url: `/api/v1/cart/${cart_uid}` })
  expect((await apply('WELCOME10')).json().code).toBe('cart_empty')
})
