import { expect, it } from 'vitest'
import { dynamicPaths, privatePaths } from './route-table.ts'

const routes = {
  root: { path: '' },
  shop: { parentId: 'root' },
  guard: { parentId: 'shop', module: { handle: { private: true } } },
  order: { parentId: 'guard', path: 'orderdetails/:order_txn_id' },
  profile: { parentId: 'guard', path: 'profile' },
  checkout: { parentId: 'shop', path: 'checkout', module: { handle: { private: true } } },
  about: { parentId: 'shop', path: 'about', module: { handle: { title: 'About' } } },
  back: { parentId: 'root', path: 'st/return/*' },
  unknown: { parentId: 'shop', path: '*' },
}

it('lists the routes with a parameter or a splat through layouts without a path', () => {
  expect(dynamicPaths(routes)).toEqual(['/orderdetails/:order_txn_id', '/st/return/*'])
})

it('lists a page as private when its module or a parent layout is private', () => {
  expect([...privatePaths(routes)]).toEqual([
    '/orderdetails/:order_txn_id',
    '/profile',
    '/checkout',
  ])
})
