/** Runs of the conformance suite against a mock with deviations, and what their reports have. */
import { type ConformOptions, conform, type Report } from '@shop/conformance'
import type { ScenarioName } from '../../src/index.ts'
import {
  type Deviation,
  deviatingMock,
  type PlantedDeviation,
  replies,
  SHOP_ORIGIN,
} from './deviate.ts'
import { plantedInAccess } from './planted-in-access.ts'
import { plantedInAccounts } from './planted-in-accounts.ts'
import { plantedInCarts } from './planted-in-carts.ts'
import { plantedInLists } from './planted-in-lists.ts'
import { plantedInMergedCarts } from './planted-in-merged-carts.ts'
import { plantedInPasswords } from './planted-in-passwords.ts'
import { plantedInPayments } from './planted-in-payments.ts'
import { plantedInProducts } from './planted-in-products.ts'
import { plantedInPurchases } from './planted-in-purchases.ts'
import { plantedInRequests } from './planted-in-requests.ts'

/** Two halves, whose tests run at the same time. */
export const plantedForShoppers: Record<string, PlantedDeviation> = {
  ...plantedInProducts,
  ...plantedInCarts,
  ...plantedInPurchases,
  ...plantedInPayments,
  ...plantedInRequests,
}
export const plantedForCustomers: Record<string, PlantedDeviation> = {
  ...plantedInLists,
  ...plantedInAccounts,
  ...plantedInPasswords,
  ...plantedInMergedCarts,
  ...plantedInAccess,
}
export const planted = { ...plantedForShoppers, ...plantedForCustomers }

const account = { email: 'customer@example.com', password: 'Customer#1' }
export const everything = {
  base: 'http://localhost:4010',
  write: true,
  origin: SHOP_ORIGIN,
  ...account,
}

/** A run against the mock with deviations, which it gets in its first state. */
export const runAgainst = async (
  deviations: readonly Deviation[],
  { scenario, ...options }: Partial<ConformOptions> & { scenario?: ScenarioName } = {},
): Promise<Report> => {
  const { fetch } = await deviatingMock(deviations, scenario)
  return conform({ ...everything, fetch, ...options })
}

export const linesOf = ({ deviations }: Report): string[] =>
  deviations
    .map(({ level, operation, status, rule, message, path }) => {
      const place = path === '' ? '' : ` at ${path}`
      const problem = rule === 'declared form' ? `: ${message}` : ''
      return `${level} ${operation} ${status} ${rule}${place}${problem}`
    })
    .toSorted()

export const resultsOf = ({ coverage }: Report) =>
  Object.fromEntries(coverage.map((row) => [row.operation, row.result]))

/** A host without the control API of the mock. */
export const withoutControl = replies('control', (reply, { url }) => {
  if (url.pathname.startsWith('/__mock')) Object.assign(reply, { status: 404, body: 'Not found' })
})

export const missing =
  (operation: string): Deviation =>
  async (request, next) => {
    const headers = {
      'content-type': 'application/json',
      'access-control-allow-origin': SHOP_ORIGIN,
    }
    return request.operation === operation
      ? { status: 404, headers, body: { message: 'No such page.' } }
      : next(request)
  }
