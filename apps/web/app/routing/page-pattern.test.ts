import { expect, it } from 'vitest'
import { pagePattern } from './page-pattern'

it.each([
  ['/', {}, '/'],
  ['/inventory/dimensions/', {}, '/inventory/dimensions'],
  ['/product/detail/8', { id: '8' }, '/product/detail/:id'],
  ['/product/detail', { id: undefined }, '/product/detail'],
  ['/orderdetails/a%20b', { order_txn_id: 'a b' }, '/orderdetails/:order_txn_id'],
  ['/st/return', { '*': '' }, '/st/return'],
  ['/st/return/cs_1/x', { '*': 'cs_1/x' }, '/st/return/*'],
  ['/unknown/jane@example.com', { '*': 'unknown/jane@example.com' }, '/*'],
  ['/a%2Fb', { '*': 'a/b' }, '/*'],
])('%s with %o is %s', (pathname, params, pattern) => {
  expect(pagePattern(pathname, params)).toBe(pattern)
})
