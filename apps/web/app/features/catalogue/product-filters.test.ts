import type { Product } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { filterProducts, parseFilters } from './product-filters'

const product = (product_id: number, rest: Partial<Product>): Product => ({
  product_id,
  product_name: `Product ${product_id}`,
  product_summary: '',
  product_price: 10,
  product_thumbnail: 'cover.svg',
  product_type: 'other',
  product_format: 'book',
  min_order_quantity: 1,
  max_order_quantity: 5,
  is_featured: false,
  is_best_seller: false,
  ...rest,
})

const products = [
  product(1, { product_name: 'Zebra stripes', product_price: 5 }),
  product(2, { product_name: 'Apple trees', product_price: 50, is_best_seller: true }),
  product(3, {
    product_name: 'Group seats',
    product_type: 'lpigroup',
    product_format: 'online_test',
    is_featured: true,
  }),
]
const ids = (query: string) =>
  filterProducts(products, parseFilters(new URLSearchParams(query))).map(({ product_id }) => product_id)

it('lists all products without a query, featured ones first', () => {
  expect(ids('')).toEqual([3, 2, 1])
})

it('filters by type and format', () => {
  expect(ids('type=lpigroup')).toEqual([3])
  expect(ids('format=book')).toEqual([2, 1])
  expect(ids('type=lpigroup&format=book')).toEqual([])
})

it('sorts by price and by name', () => {
  expect(ids('sort=price_asc')).toEqual([1, 3, 2])
  expect(ids('sort=price_desc')).toEqual([2, 3, 1])
  expect(ids('sort=name')).toEqual([2, 3, 1])
})

it.each([
  ['price-up', 'price_asc'],
  ['price-down', 'price_desc'],
])('accepts the former sort value %s', (former, sort) => {
  expect(parseFilters(new URLSearchParams({ sort: former })).sort).toBe(sort)
})

it('finds products that contain every word, in any case', () => {
  expect(ids('q=TREES apple')).toEqual([2])
  expect(ids('q=apple stripes')).toEqual([])
})

it('matches a curved apostrophe with a straight one', () => {
  const handbook = product(4, { product_name: 'The Facilitator’s Handbook' })
  for (const q of ["facilitator's", 'facilitator’s']) {
    expect(filterProducts([handbook], parseFilters(new URLSearchParams({ q })))).toEqual([handbook])
  }
})

it('ignores unknown values', () => {
  expect(ids('type=hat&format=scroll&sort=random')).toEqual([3, 2, 1])
})
