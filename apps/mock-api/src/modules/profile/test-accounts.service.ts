import { PAGE_SIZE, type TestAccount } from '@shop/contract'
import { ShopError } from '../../shared/errors.ts'
import { testUrl } from '../../shared/external-sites.ts'
import { type Page, pageOf } from '../../shared/page-of.ts'
import type { World } from '../../worlds/world.ts'
import { countTestAccounts, listTestAccounts } from './profile.store.ts'

/**
 * A page of the customer's test accounts, newest first. A page after the last is empty.
 * @throws ShopError `forbidden` for another customer's id
 */
export const testAccountsOf = (
  world: World,
  customerId: number,
  query: { readonly customer_id: number; readonly page: number },
): Page<TestAccount> => {
  if (query.customer_id !== customerId) throw new ShopError('forbidden', 'You can only see your own test accounts.')
  const total = countTestAccounts(world.sql, customerId)
  const rows = listTestAccounts(world.sql, customerId, PAGE_SIZE, (query.page - 1) * PAGE_SIZE)
  const accounts = rows.map((row) => ({ ...row, test_url: testUrl(row.access_code) }))
  return pageOf(accounts, query.page, total)
}
