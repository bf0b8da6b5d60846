import { expect, test } from 'vitest'
import type { PlantedDeviation } from './deviate.ts'
import { linesOf, runAgainst } from './run-against.ts'

/** Exactly the planted deviations are reported. */
export const testPlanted = (planted: Readonly<Record<string, PlantedDeviation>>): void =>
  test.each(Object.entries(planted))(
    'reports %s, and no other deviation of the same operations',
    async (name, [deviation, ...reported]) => {
      const named = reported.map((line) => line.split(' ')[1] ?? '')
      // Without the coupon, orders have no discount.
      const needed = named.some((name) => name.startsWith('order.')) ? ['coupon.apply'] : []
      const purchase = name.endsWith('after a purchase') ? ['order.place'] : []
      const only = new Set([...named, ...needed, ...purchase])
      // Several pages need many orders.
      const scenario = reported.some((line) => /paging|repeated rows/.test(line))
        ? 'many-orders'
        : 'default'
      const found = await runAgainst([deviation], { scenario, only })
      expect(linesOf(found)).toEqual(reported.toSorted())
      expect(found.conforms).toBe(!reported.some((line) => line.startsWith('fail')))
    },
  )
