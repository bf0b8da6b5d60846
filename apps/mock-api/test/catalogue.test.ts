import { contract, type Product, productSchema } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cartWith, seed, start } from './harness.ts'

const coverTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', jpg: 'image/jpeg', png: 'image/png' }

describe('the catalogue', () => {
  it('lists at least twelve products of all three types, each with a cover', async () => {
    const app = await start()
    const response = await app.inject(contract.catalog.products.path)
    const products: Product[] = z.parse(z.array(productSchema), response.json().data)
    expect(products.length).toBeGreaterThanOrEqual(12)
    expect(new Set(products.map((each) => each.product_type))).toEqual(new Set(['lpitest', 'lpigroup', 'other']))
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

  it('delivers free to Malaysia only, with a quote for every other country', async () => {
    const app = await start()
    const { countries } = (await app.inject('/api/v1/settings/shipping')).json().data
    const free = countries.filter(({ mode }: { mode: string }) => mode === 'free')
    expect(free).toEqual([{ code: 'MY', name: 'Malaysia', mode: 'free' }])
    expect(countries).toContainEqual({ code: 'SG', name: 'Singapore', mode: 'quoted' })
    expect(countries).toContainEqual({ code: 'HK', name: 'Hong Kong', mode: 'quoted' })
    expect(new Set(countries.map(({ code }: { code: string }) => code)).size).toBe(countries.length)
  })
})

describe('coupons', () => {
  const apply = (cart_uid: string, coupon_code: string, shipping_charges = '0') => ({
    url: '/api/v1/coupon/apply',
    query: { cart_uid, coupon_code, shipping_charges },
  })

  it.each([
    ['EXPIRED20', 'coupon_expired'],
    ['NOSUCH', 'coupon_unknown'],
    ['', 'validation_failed'],
  ])('refuses the code "%s"', async (code, expected) => {
    const app = await start()
    const { cart_uid } = await cartWith(app, seed.book)
    const response = await app.inject(apply(cart_uid, code))
    expect([response.statusCode, response.json().code]).toEqual([422, expected])
    expect(response.json().errors).toHaveProperty('coupon_code')
  })

  it("expire by the world's clock", async () => {
    const app = await start()
    const { cart_uid } = await cartWith(app, seed.book)
    app.worlds.get('default').clock.freeze(new Date('2026-01-01T00:00:00Z'))
    expect((await app.inject(apply(cart_uid, 'EXPIRED20'))).statusCode).toBe(200)
  })

  it('reject an empty and an unknown cart', async () => {
    const app = await start()
    const { cart_uid } = await cartWith(app, seed.book)
    await app.inject({ method: 'DELETE', url: `/api/v1/cart/${cart_uid}` })
    expect((await app.inject(apply(cart_uid, 'WELCOME10'))).json().code).toBe('cart_empty')
    const unknown = await app.inject(apply('00000000-0000-4000-8000-000000000000', 'WELCOME10'))
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'cart_not_found'])
  })
})
