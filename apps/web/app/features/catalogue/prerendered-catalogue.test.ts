import { expect, it } from 'vitest'
import { sampleProduct } from '../../../test/support/sample-product'
import { pageDataOf } from './prerendered-catalogue.server'

const shopOf = (count: number) => {
  const products = Array.from({ length: count }, (_, index) =>
    sampleProduct(index + 1, { is_featured: index >= count / 2, is_best_seller: index === 0 }),
  )
  const details = products.map((product) => ({ ...product, related_product_ids: [2] }))
  return { source: 'mock', products, details, sliders: [] }
}
const selectionOf = (count: number, path: string, tests: readonly number[] = []) => {
  const { products, selection } = pageDataOf(shopOf(count), path, tests) ?? {}
  return {
    products: products?.length,
    ids: selection?.products.map(({ product_id }) => product_id),
    of: selection?.total,
  }
}
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

it('the list of a large shop is prerendered with its first page, featured products first', () => {
  expect(selectionOf(300, '/category')).toEqual({ ids: range(151, 174), of: 300 })
})

it('the product list of a small shop is prerendered with all products', () => {
  expect(selectionOf(24, '/category')).toEqual({ products: 24 })
})

it('the home page and the Star Zone are prerendered with the products that they show', () => {
  expect(selectionOf(300, '/')).toEqual({ ids: range(151, 154), of: 300 })
  expect(selectionOf(300, '/star/zone')).toEqual({ ids: range(151, 162), of: 300 })
})

it('the pages with the finder are prerendered with every test, in the order of the shop', () => {
  const tests = [7, 152, 290, 999]
  expect(selectionOf(300, '/', tests)).toEqual({ ids: [7, ...range(151, 154), 290], of: 300 })
  expect(selectionOf(300, '/category', tests)).toEqual({
    ids: [7, ...range(151, 174), 290],
    of: 300,
  })
})

it('a product page is prerendered with its related products, and a test with others', () => {
  const shop = shopOf(300)
  const relatedOf = (path: string) =>
    pageDataOf(shop, path, [7, 8])?.related?.map(({ product_id }) => product_id)
  expect(relatedOf('/product/detail/9')).toEqual([2])
  const tests = {
    ...shop,
    details: shop.details.map((detail) => ({ ...detail, product_format: 'online_test' as const })),
  }
  expect(
    pageDataOf(tests, '/product/detail/1', [7, 8])?.related?.map(({ product_id }) => product_id),
  ).toEqual([2, 7, 8])
})
