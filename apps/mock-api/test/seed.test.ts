import { orderStatusSchema } from '@shop/contract'
import { expect, it } from 'vitest'
import { start } from './harness.ts'

it('gives customer@example.com an order in every status, with test accounts, and new@example.com none', async () => {
  const { sql } = (await start()).worlds.get('default')
  const statuses = sql.all`SELECT DISTINCT status FROM orders WHERE customer_id = 1`.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(orderStatusSchema.options))
  expect(sql.get`SELECT count(*) AS seats FROM test_accounts WHERE customer_id = 1`?.['seats']).toBe(6)
  expect(sql.get`SELECT count(*) AS orders FROM orders WHERE customer_id = 2`?.['orders']).toBe(0)
})
