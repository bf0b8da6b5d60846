import { expect, it } from 'vitest'
import { sampleProduct as product } from '../../../test/support/sample-product'
import {
  filterProducts,
  homeProducts,
  pageCountOf,
  pageOfProducts,
  parseFilters,
  starZoneProducts,
} from './product-filters'

const products = [
  product(1, { product_name: 'Zebra stripes', product_price: 5 }),
  product(2, { product_name: 'Apple trees', product_price: 50, is_best_seller: true }),
  product(3, {
    product_name: 'Group seats',
    product_type: 'lpigroup',
    product_format: 'online_test',
    is_featured: true,
  }),
  product(4, { product_name: 'Middle', product_price: 20, product_format: 'ebook' }),
]
const test = {
  audience: '',
  minutes: 30,
  min_age: 0,
  report: '',
  language: '',
  sample_report: '',
  sample_note: '',
  who: [],
  why: '',
}
const tests = [
  { ...test, product_id: 1, purposes: ['career'], books: [4] },
  { ...test, product_id: 2, purposes: ['self'], books: [3] },
]
const ids = (query: string) =>
  filterProducts(products, parseFilters(new URLSearchParams(query)), tests).map(
    ({ product_id }) => product_id,
  )

it.each([
  ['all products without a query, featured ones first', '', [3, 2, 1, 4]],
  ['those of a type', 'type=team', [3]],
  ['books in each form', 'type=book', [2, 1, 4]],
  ['no product of a type without any', 'type=personal', []],
  ['the tests for a career, and what goes with them by data.json', 'type=career', [1, 4]],
  ['those of the last type of the query, that of the pressed button', 'type=book&type=team', [3]],
  ['the cheapest first', 'sort=price_asc', [1, 3, 4, 2]],
  ['the most expensive first', 'sort=price_desc', [2, 4, 3, 1]],
  ['by name', 'sort=name', [2, 3, 4, 1]],
  ['all for unknown values', 'type=hat&format=scroll&sort=random', [3, 2, 1, 4]],
  ['the order of search results', 'q=x', [1, 2, 3, 4]],
  ['search results in the chosen order', 'q=x&sort=price_desc', [2, 4, 3, 1]],
])('lists %s', (_products, query, expected) => {
  expect(ids(query)).toEqual(expected)
})

it('recommends featured products, then best sellers, then what the host lists first', () => {
  expect(homeProducts(products).map(({ product_id }) => product_id)).toEqual([3, 2, 1, 4])
  expect(starZoneProducts(products).map(({ product_id }) => product_id)).toEqual([3, 2])
  expect(starZoneProducts([product(1), product(2)])).toEqual([product(1), product(2)])
})

it('pages the products of the list by 24', () => {
  const all = Array.from({ length: 50 }, (_, index) => product(index + 1))
  expect(pageCountOf(all.length)).toBe(3)
  expect(pageCountOf(48)).toBe(2)
  expect(pageOfProducts(all, 1)).toEqual(all.slice(0, 24))
  expect(pageOfProducts(all, 3)).toEqual(all.slice(48))
})
