import { expect, it } from 'vitest'
import { undrawnRoutes } from './routes-file.ts'

it('lists the routes with a parameter or an open end, through layouts that have no path', () => {
  const routes = {
    root: { path: '' },
    shop: { parentId: 'root' },
    guard: { parentId: 'shop' },
    order: { parentId: 'guard', path: 'orderdetails/:order_txn_id' },
    about: { parentId: 'shop', path: 'about' },
    back: { parentId: 'root', path: 'st/return/*' },
    unknown: { parentId: 'shop', path: '*' },
  }
  expect(undrawnRoutes(routes)).toEqual(['/orderdetails/:order_txn_id', '/st/return/*'])
})
