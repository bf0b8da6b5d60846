import type { TestAccount } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { groupSeats } from './use-test-accounts'

const seat = (id: number, order: string, name = 'Team', isPersonal = false): TestAccount => ({
  test_account_id: id,
  order_txn_id: order,
  product_name: name,
  product_type: isPersonal ? 'lpitest' : 'lpigroup',
})

const idsOf = (seats: readonly TestAccount[]) =>
  groupSeats(seats).map((group) => group.seats.map(({ test_account_id }) => test_account_id))

it('groups seats by order and test, and numbers them in the order in which they were made', () => {
  const seats = [seat(9, 'B'), seat(4, 'A'), seat(3, 'A', 'Short'), seat(2, 'A')]
  expect(idsOf(seats)).toEqual([[9], [2, 4], [3]])
})

it('starts each personal test of an order on its own', () => {
  expect(idsOf([seat(6, 'C', 'Profile', true), seat(5, 'C', 'Profile', true)])).toEqual([[5], [6]])
})
