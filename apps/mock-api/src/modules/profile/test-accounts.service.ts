import { PAGE_SIZE, type TestAccount } from '@shop/contract'
import { ShopError } from '../../shared/errors.ts'
import { testUrl } from '../../shared/external-sites.ts'
import type { World } from '../../worlds/world.ts'
import { countTestAccounts, listTestAccounts } from './profile.store.ts'

export interface TestAccountPage {
  readonly data: TestAccount[]
  readonly current_page: number
  readonly last_page: number
  readonly per_page: number
  readonly total: number
}

/**
 * A page of the customer's test accounts, newest first. A page after the last is empty.
 * @throws ShopError `forbidden` for another customer's id
 */
export const testAccountsOf = (
  world: World,
  customerId: number,
  query: { readonly customer_id: number; readonly page: number },
): TestAccountPage => {
  if (query.customer_id !== customerId) throw new ShopError('forbidden', 'You can only see your own test accounts.')
  const total = countTestAccounts(world.sql, customerId)
  const rows = listTestAccounts(world.sql, customerId, PAGE_SIZE, (query.page - 1) * PAGE_SIZE)
  return {
    data: rows.map((row) => ({ ...row, test_url: testUrl(row.access_code) })),
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    per_page: PAGE_SIZE,
    total,
  }
}
