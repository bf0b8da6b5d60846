/** Exactly the planted deviations are reported. */
import { describe, expect, test } from 'vitest'
import { linesOf, planted, runAgainst } from './run-against.ts'

describe('reports a planted deviation, and no other of the same operations', () => {
  test.each(Object.entries(planted))('%s', async (name, [deviation, ...reported]) => {
    const named = reported.map((line) => line.split(' ')[1] ?? '')
    // Without the coupon, orders have no discount.
    const needed = named.some((name) => name.startsWith('order.')) ? ['coupon.apply'] : []
    const purchase = name.endsWith('after a purchase') ? ['order.place'] : []
    const only = new Set([...named, ...needed, ...purchase])
    const fuzz = name.endsWith('malicious input')
    // Several pages need many orders.
    const scenario = reported.some((line) => /paging|repeated rows/.test(line)) ? 'many-orders' : 'default'
    const found = await runAgainst([deviation], { fuzz, scenario, only })
    expect(linesOf(found)).toEqual(reported.toSorted())
    expect(found.conforms).toBe(!reported.some((line) => line.startsWith('fail')))
  })
})
