import type { OrderStatus } from '@shop/contract'
import type { World } from '../worlds/world.ts'
import { insertOrder } from './insert-orders.ts'
import type { SeedOrder } from './orders.ts'
import { customers } from './people.ts'
import type { Setting } from './scenario-parts.ts'

const histories = {
  paid: ['pending', 'paid'],
  shipped: ['pending', 'paid', 'processing', 'shipped'],
} as const satisfies Record<string, readonly OrderStatus[]>

/** One order of the customer who has none: a book and two tests. */
export const oneOrder = (world: World, status: keyof typeof histories): Setting => {
  const txnId = `SAMPLE-${status.toUpperCase()}-1001`
  insertOrder(world.sql, customers[1], {
    txnId,
    placedAt: '2026-11-10T03:00:00.000Z',
    history: histories[status],
    items: [
      [8, 1],
      [1, 2],
    ],
  })
  return { order_txn_id: txnId }
}

const patterns: readonly Pick<SeedOrder, 'history' | 'items'>[] = [
  { history: ['pending', 'paid', 'processing', 'shipped', 'delivered'], items: [[8, 1]] },
  { history: ['pending', 'paid', 'processing', 'shipped'], items: [[10, 2]] },
  { history: ['pending', 'cancelled'], items: [[7, 1]] },
  { history: ['pending', 'paid'], items: [[1, 1]] },
  { history: ['pending', 'paid', 'processing'], items: [[9, 3]] },
]

/** The first customer's orders made up to `count`, one every twelve hours before the oldest of the seed. */
export const manyOrders = (world: World, count: number): void => {
  const present = Number(world.sql.get`SELECT count(*) AS present FROM orders`?.['present'])
  const oldest = Date.parse('2026-06-01T00:00:00.000Z')
  for (let index = 0; index < count - present; index += 1) {
    const pattern = patterns[index % patterns.length] ?? { history: ['pending'], items: [[8, 1]] }
    insertOrder(world.sql, customers[0], {
      ...pattern,
      txnId: `SAMPLE-MANY-${1001 + index}`,
      placedAt: new Date(oldest - (index + 1) * 12 * 60 * 60_000).toISOString(),
    })
  }
}
