/** Checks with a customer's token that change nothing on the host, except for the session of a requested sign-in. */

import { orderStatusSchema } from '../../src/index.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { describeValue } from '../describe-value.ts'
import { type HostOrder, type HostPage, parseValue, values } from '../response-values.ts'
import { checkOrderTotals } from './order-totals.ts'
import { checkPaging, type PagedRows } from './paging-checks.ts'
import { UNKNOWN_ORDER } from './public-checks.ts'

export interface Credentials {
  readonly token?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
}

/** The given token, or that of a sign-in with the given email and password. */
export async function obtainToken(
  run: ConformanceRun,
  { token, email, password }: Credentials,
): Promise<{ token: string | undefined; signedIn: boolean }> {
  if (token !== undefined || email === undefined || password === undefined) return { token, signedIn: false }
  const session = await run.requestValue(values.signedIn, 'auth.signin', { body: { email, password }, expect: [200] })
  return { token: session?.authorisation.token, signedIn: session !== undefined }
}

/** @param isNew whether the account has at most the order of this run */
export async function checkCustomerPages(run: ConformanceRun, token: string, { isNew = false } = {}): Promise<void> {
  const customer = await run.requestValue(values.customer, 'profile.detail', { token, expect: [200] })
  if (!customer) return
  // A host without customer_id identifies the customer by the token alone.
  const customer_id = customer.data.customer_id ?? ''
  await checkOrderList(run, token, customer_id, isNew)
  const tests = { operation: 'profile.testAccounts', query: { customer_id }, token, id: 'test_account_id' }
  const ownTests = await checkPaging(run, tests)
  if (typeof customer_id !== 'number') return
  const query = { customer_id: customer_id + 1, page: 1 }
  await checkForeignRows(run, { ...tests, query, own: ownTests?.rows ?? [] })
}

async function checkOrderList(
  run: ConformanceRun,
  token: string,
  customer_id: number | '',
  isNew: boolean,
): Promise<void> {
  const query = { customer_id, txnid: '', status: '' }
  const list = { operation: 'order.list', query, token, id: 'order_txn_id' }
  const orders = await checkPaging(run, list)
  await run.request('order.list', { token, query: { ...query, page: 0 }, expect: [400, 422] })
  await run.request('order.detail', { token, params: { id: UNKNOWN_ORDER }, expect: [404] })
  if (orders) {
    checkNewestFirst(run, orders)
    await checkStatusFilter(run, token, query, orders)
    await checkNumberFilter(run, token, query, orders)
    if (orders.rows.length === 0 && !isNew)
      run.addNote('The account has no orders: a successful order.detail was not tested. Use an account that has some.')
    for (const row of orders.rows.slice(0, 3)) await checkOrder(run, token, row)
  }
  if (typeof customer_id !== 'number') return
  const foreign = { ...query, customer_id: customer_id + 1, page: 1 }
  await checkForeignRows(run, { ...list, query: foreign, own: orders?.rows ?? [] })
}

interface ForeignList {
  readonly operation: string
  readonly query: Record<string, string | number>
  readonly token: string
  readonly id: string
  /** The rows of the caller. */
  readonly own: HostPage['data']
}

/** The list of another customer: 403. A host may ignore customer_id and return the caller's rows. */
export async function checkForeignRows(run: ConformanceRun, list: ForeignList): Promise<void> {
  const { operation, query, token, id } = list
  const response = await run.request(operation, { token, query, expect: [403] })
  const own = new Set(list.own.map((row) => row[id]))
  const foreign = (parseValue(values.rows, response)?.data ?? []).filter((row) => !own.has(row[id]))
  run.verify(response, foreign.length === 0, {
    rule: "other customers' data",
    path: 'data',
    message: "returned another customer's rows",
    expected: '403',
    received: `${foreign.length} rows`,
  })
}

function checkNewestFirst(run: ConformanceRun, { first, rows }: PagedRows): void {
  const times = rows.map(({ order_txn_date: time }) => (typeof time === 'string' ? Date.parse(time) : Number.NaN))
  const index = times.findIndex((time, at) => time > (times[at - 1] ?? Number.POSITIVE_INFINITY))
  run.verify(first, index < 0, {
    rule: 'newest first',
    path: `data.${index}.order_txn_date`,
    message: 'the order is newer than the one before',
    expected: `at most ${describeValue(rows[index - 1]?.['order_txn_date'])}`,
    received: describeValue(rows[index]?.['order_txn_date']),
  })
}

type ListQuery = Record<'txnid' | 'status' | 'customer_id', string | number>

/** A status that the account has, and one that it has not. */
async function checkStatusFilter(run: ConformanceRun, token: string, query: ListQuery, all: PagedRows): Promise<void> {
  const seen = new Set(all.rows.flatMap(({ order_status: status }) => (typeof status === 'string' ? [status] : [])))
  const [present] = seen
  const absent = orderStatusSchema.options.find((status) => !seen.has(status))
  if (present === undefined) return
  for (const status of absent === undefined ? [present] : [present, absent]) {
    const response = await run.request('order.list', { token, query: { ...query, status, page: 1 }, expect: [200] })
    const page = parseValue(values.page, response)
    if (!page) continue
    const index = page.data.findIndex(({ order_status: received }) => received !== undefined && received !== status)
    const holds = run.verify(response, index < 0, {
      rule: 'status filter',
      path: `data.${index}.order_status`,
      message: 'the order has another status than requested',
      expected: describeValue(status),
      received: describeValue(page.data[index]?.['order_status']),
    })
    if (!holds || !all.isComplete) continue
    const expected = all.rows.filter(({ order_status: received }) => received === status).length
    const message = 'the number of orders differs from those of the unfiltered list'
    if (page.total === undefined) continue
    run.verifyEqual(response, expected, page.total, { rule: 'status filter', path: 'total', message })
  }
}

async function checkNumberFilter(run: ConformanceRun, token: string, query: ListQuery, all: PagedRows): Promise<void> {
  const id = all.rows.at(-1)?.['order_txn_id']
  if (typeof id !== 'string') return
  for (const txnid of [id.slice(1), UNKNOWN_ORDER]) {
    const response = await run.request('order.list', { token, query: { ...query, txnid, page: 1 }, expect: [200] })
    const ids = parseValue(values.page, response)?.data.map((row) => String(row['order_txn_id']))
    if (!ids) continue
    const index = ids.findIndex((received) => !received.toLowerCase().includes(txnid.toLowerCase()))
    run.verify(response, index < 0, {
      rule: 'order number filter',
      path: `data.${index}.order_txn_id`,
      message: 'the order number does not contain the requested part',
      expected: `a number with ${txnid}`,
      received: describeValue(ids[index]),
    })
    run.verify(response, txnid === UNKNOWN_ORDER || index >= 0 || ids.includes(id), {
      rule: 'order number filter',
      path: 'data',
      message: 'the order with the requested number is missing',
      expected: describeValue(id),
      received: `${ids.length} other orders`,
    })
  }
}

/** An order of the list: its totals, and that it is the requested one. */
async function checkOrder(run: ConformanceRun, token: string, row: HostPage['data'][number]): Promise<void> {
  const id = row['order_txn_id']
  if (typeof id !== 'string') return
  const response = await run.request('order.detail', { token, params: { id }, expect: [200] })
  const order: HostOrder | undefined = parseValue(values.order, response)?.data
  if (!order) return
  run.verifyEqual(response, id, order.order_txn_id, {
    rule: 'list and detail agree',
    path: 'data.order_txn_id',
    message: 'another order than requested',
  })
  if (row['order_total_amount'] !== undefined) {
    run.verifyEqual(response, Number(row['order_total_amount']), order.order_total_amount, {
      rule: 'list and detail agree',
      path: 'data.order_total_amount',
      message: 'order_total_amount differs from order.list',
    })
  }
  checkOrderTotals(run, response, order)
}
