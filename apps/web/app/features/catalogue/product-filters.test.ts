import type { Product } from '@shop/contract'
import { expect, it } from 'vitest'
import { arrange, shelfOf } from './product-filters'

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

const shelf = [
  product(1, { product_name: 'Zebra stripes', product_price: 5 }),
  product(2, { product_name: 'Apple trees', product_price: 50, is_best_seller: true }),
  product(3, {
    product_name: 'Group seats',
    product_type: 'lpigroup',
    product_format: 'online_test',
    is_featured: true,
  }),
]
const ids = (query: string) => arrange(shelf, shelfOf(new URLSearchParams(query))).map((entry) => entry.product_id)

it('shows everything, what we recommend first', () => {
  expect(ids('')).toEqual([3, 2, 1])
})

it('filters by kind and by format', () => {
  expect(ids('type=lpigroup')).toEqual([3])
  expect(ids('format=book')).toEqual([2, 1])
  expect(ids('type=lpigroup&format=book')).toEqual([])
})

it('sorts by price and by name', () => {
  expect(ids('sort=price-up')).toEqual([1, 3, 2])
  expect(ids('sort=price-down')).toEqual([2, 3, 1])
  expect(ids('sort=name')).toEqual([2, 3, 1])
})

it('finds each word, whatever its case', () => {
  expect(ids('q=TREES apple')).toEqual([2])
  expect(ids('q=apple stripes')).toEqual([])
})

it('takes a straight apostrophe for a curved one', () => {
  const handbook = product(4, { product_name: 'The Facilitator’s Handbook' })
  for (const q of ["facilitator's", 'facilitator’s']) {
    expect(arrange([handbook], shelfOf(new URLSearchParams({ q })))).toEqual([handbook])
  }
})

it('passes over what it does not know', () => {
  expect(ids('type=hat&format=scroll&sort=random')).toEqual([3, 2, 1])
})
