/** The pages of a customer, and what others can see and change of them. */
import {
  type CartItem,
  contract,
  isCancellable,
  isPayable,
  orderStatusSchema,
  PAGE_SIZE,
} from '@shop/contract'
import { describeValue, valueAt } from '@shop/contract/host/describe-value'
import { type OperationRequest, UNKNOWN_TOKEN } from '../http.ts'
import type { Partly } from '../readable.ts'
import type { ResponseTo, Run } from '../run.ts'
import type { Account } from './accounts.ts'
import { checkOrderTotals } from './amounts.ts'
import type { HostCart } from './carts.ts'
import { checkPictures } from './public.ts'
import { orderBody, orderRequest, person, UNKNOWN_KEY } from './requests.ts'

const { auth, cart: carts, coupon, order: orders, profile } = contract

const MAX_PAGES = 4

const FOREIGN = "other customers' data"

/** The lists of a customer, with the field that identifies a row. */
const orderList = {
  route: orders.list,
  id: 'order_txn_id',
  filters: { txnid: '', status: '' },
} as const
const testList = { route: profile.testAccounts, id: 'test_account_id', filters: {} } as const
type List = typeof orderList | typeof testList
type PageResponse = ResponseTo<List['route']>

type Caller = Pick<Account, 'token' | 'customer_id' | 'first_name' | 'last_name'>

type Row = Readonly<Record<string, unknown>>

/** The first page of orders that match a filter, such as `{ status: 'paid' }`. */
const filteredOrders = (
  run: Run,
  { token, customer_id }: Caller,
  filter: object,
  expect?: readonly number[],
) =>
  run.request(
    orders.list,
    { token, query: { customer_id, ...orderList.filters, ...filter, page: 1 } },
    expect,
  )

/** The operations of a customer, without a session and with an unknown one. */
export async function checkWithoutSession(run: Run): Promise<void> {
  const query = { customer_id: 1, page: 1 }
  for (const token of [undefined, UNKNOWN_TOKEN]) {
    await run.refuses(
      [orders.list, { query, token }, [401]],
      [orders.detail, { params: { id: UNKNOWN_KEY }, token }, [401]],
      [profile.detail, { token }, [401]],
      [profile.testAccounts, { query, token }, [401]],
    )
  }
}

/** Another character in the middle, which a host must notice. */
function tampered(token: string): string {
  const middle = token.length >> 1
  return token.slice(0, middle) + (token[middle] === 'x' ? 'y' : 'x') + token.slice(middle + 1)
}

/**
 * @param own what a new account of the run has
 * @param isGiven whether the account has an unknown past
 */
export async function checkCustomerPages(
  run: Run,
  caller: Caller,
  own?: OwnRows,
  isGiven = !own,
): Promise<void> {
  const { token, customer_id: known, first_name, last_name } = caller
  const detail = await run.request(profile.detail, { token })
  const { body } = detail
  await checkPictures(run, detail, 'data.avatar', [body?.data?.avatar])
  const names = { customer_id: known, first_name, last_name }
  run.compare(detail, 'signed-in user', 'data', names)
  const customer_id = body?.data?.customer_id ?? known
  const found = await checkPaging(run, orderList, { token, customer_id })
  await run.refuses(
    [
      orders.list,
      { token, query: { customer_id, page: 0 } },
      [400, 422],
      'harmless invalid requests',
    ],
    [orders.detail, { token, params: { id: UNKNOWN_KEY } }, [404]],
    [profile.detail, { token: tampered(token) }, [401]],
  )
  if (found) await checkOrders(run, found, { token, customer_id })
  if (found?.rows.length === 0 && isGiven)
    run.addNote(
      'The account has no orders: a successful order.detail and further pages were not tested. ' +
        'Use an account that has some.',
    )
  const tests = await checkPaging(run, testList, { token, customer_id })
  if (tests?.rows.length === 0 && isGiven)
    run.addNote('The account has no tests: further pages of profile.testAccounts were not tested.')
  if (own) checkOwnRows(run, own, found, tests)
  if (found)
    await checkForeignRows(
      run,
      orderList,
      { token, customer_id: undefined },
      found.rows,
      [200, 400, 403, 422],
    )
  if (customer_id === undefined)
    return run.addNote('No customer_id is known: the lists of another customer were not requested.')
  await checkForeignRows(run, orderList, { token, customer_id: customer_id + 1 }, found?.rows)
  await checkForeignRows(run, testList, { token, customer_id: customer_id + 1 }, tests?.rows)
}

/** The rows of the pages so far, and the numbers of the first page that has them. */
interface Pages {
  readonly rows: Row[]
  last_page: number
  isLast: boolean
  first?: PageResponse
  total?: number | undefined
  per_page?: number | undefined
}

/**
 * The first pages of a list, whose numbers and rows must fit. Of a host without these numbers, only
 * the first page.
 */
async function checkPaging(run: Run, list: List, { token, customer_id }: Caller) {
  const pages: Pages = { rows: [], last_page: 1, isLast: false }
  // The page after the last shows whether the host knows the parameter.
  for (let page = 1; page <= Math.min(pages.last_page + 1, MAX_PAGES); page += 1) {
    const isBeyond = page > pages.last_page
    const request = { token, query: { customer_id, ...list.filters, page } }
    const expect = isBeyond ? [200, 400, 404, 422] : [200]
    const response: PageResponse = await run.request(list.route, request, expect)
    const { data } = response.body ?? {}
    if (!data) break
    const others = checkNewRows(run, list, response, pages, isBeyond)
    if (!isBeyond) checkNumbers(run, response, pages, page)
    pages.rows.push(...(isBeyond ? others : data))
    pages.isLast = isLastPage(response, page) || pages.rows.length === pages.total
  }
  const { first, rows, total } = pages
  return first && { first, rows, isComplete: rows.length === total }
}

/** As the shop decides it. */
function isLastPage({ body }: PageResponse, page: number): boolean {
  const { data = [], last_page } = body ?? {}
  return last_page === undefined ? data.length < PAGE_SIZE : last_page <= page
}

/** @returns the rows that no page before has */
function checkNewRows(
  run: Run,
  { id }: List,
  response: PageResponse,
  { rows, isLast }: Pages,
  isBeyond: boolean,
): Row[] {
  const data: readonly Row[] = response.body?.data ?? []
  const known = new Set(rows.map((row) => row[id]))
  const others = data.filter((row) => !known.has(row[id]))
  if (rows.length > 0) {
    // Without further pages, the report says that `repeated rows` was not checked.
    const rule = isBeyond ? 'paging' : 'repeated rows'
    const repeated = data.filter((row) => row[id] !== undefined && known.has(row[id])).length
    const received = `${repeated} of ${data.length} rows again`
    run.check(response, rule, repeated === 0, 'data', 'other rows', received)
  }
  const more = isLast ? others.length : 0
  run.check(response, 'paging', more === 0, 'data', 'no row after the last page', `${more} rows`)
  if (!isBeyond)
    run.unique(
      response,
      `data.*.${id}`,
      data.map((row) => row[id]),
    )
  return others
}

/** The numbers of a page fit its rows, and those of the page before. */
function checkNumbers(run: Run, response: PageResponse, pages: Pages, page: number): void {
  const { data = [], ...numbers } = response.body ?? {}
  pages.first ??= response
  pages.total ??= numbers.total
  pages.per_page ??= numbers.per_page
  const { total, per_page } = pages
  if (total === undefined || per_page === undefined) return
  const last_page = Math.max(1, Math.ceil(total / per_page))
  pages.last_page = last_page
  run.compare(response, 'paging', '', { current_page: page, total, per_page, last_page }, numbers)
  const count = Math.min(per_page, Math.max(0, total - (page - 1) * per_page))
  run.compare(response, 'paging', 'data', count, data.length)
}

type Rows = NonNullable<Awaited<ReturnType<typeof checkPaging>>>

/** What a new account must list: its orders of this run, and the items that made test accounts. */
export interface OwnRows {
  readonly ids: readonly unknown[]
  /** Undefined where the host did not say whether the order is paid. */
  readonly tests: Partly<readonly CartItem[]> | undefined
}

function checkOwnRows(run: Run, { ids, tests: bought }: OwnRows, found?: Rows, tests?: Rows) {
  const isForeign = (row: Row) =>
    row['order_txn_id'] !== undefined && !ids.includes(row['order_txn_id'])
  for (const { first, rows } of [found, tests].flatMap((list) => list ?? [])) {
    const foreign = rows.filter(isForeign).length
    const [expected, received] = ['rows of the account', `${foreign} of others`]
    run.check(first, FOREIGN, foreign === 0, 'data', expected, received)
  }
  if (!tests || !bought) return
  const own = tests.rows.filter((row) => !isForeign(row))
  const seats = bought.reduce((sum, { quantity = Number.NaN }) => sum + quantity, 0)
  if (Number.isNaN(seats) || own.length + seats === 0) return
  const codes = own.map((row) => row['access_code'])
  run.unique(tests.first, 'data.*.access_code', codes)
  for (const code of codes) run.checkId(tests.first, 'data.*.access_code', code)
  // A host may send no order number with a seat.
  const isOfOthers = own.length > seats && own.some((row) => row['order_txn_id'] === undefined)
  const rule = isOfOthers ? FOREIGN : 'paid order'
  const [expected, received] = [`${seats} test accounts`, `${own.length} test accounts`]
  if (!run.check(tests.first, rule, own.length === seats, 'data', expected, received)) return
  const isNew = own.every(({ status }) => status !== 'completed')
  run.check(tests.first, 'paid order', isNew, 'data.*.status', 'unassigned', 'completed')
  for (const key of ['product_name', 'product_type'] as const) {
    const listed = own.map((row) => row[key]).toSorted()
    const paid = bought
      .flatMap(({ quantity = 0, product }) => Array(quantity).fill(product?.[key]))
      .toSorted()
    const isSame = [...listed, ...paid].includes(undefined) || String(listed) === String(paid)
    const [path, expected] = [`data.*.${key}`, 'that of each paid unit']
    run.check(tests.first, 'paid order', isSame, path, expected, 'another')
  }
}

async function checkOrders(run: Run, found: Rows, caller: Caller) {
  const { rows } = found
  checkNewestFirst(run, found)
  await checkStatusFilter(run, found, caller)
  await checkNumberFilter(run, rows, caller)
  // The newest, and the oldest, which the run paid.
  for (const row of rows.filter((_, index) => index < 2 || index === rows.length - 1))
    if (row['order_txn_id'] !== undefined) await checkDetail(run, row, caller)
}

function checkNewestFirst(run: Run, { first, rows }: Rows) {
  const dates = rows.map(({ order_txn_date: date }) => date)
  const newer = dates.findIndex(
    (date, index) => Date.parse(String(date)) > Date.parse(String(dates[index - 1])),
  )
  const expected = `at most ${describeValue(dates[newer - 1])}`
  const path = `data.${newer}.order_txn_date`
  run.check(first, 'newest first', newer < 0, path, expected, describeValue(dates[newer]))
}

/** A status that the account has, and one that it has not. */
async function checkStatusFilter(run: Run, { rows, isComplete }: Rows, caller: Caller) {
  const seen = rows.map(({ order_status: status }) => status)
  const [present] = orderStatusSchema.options.filter((status) => seen.includes(status))
  const [absent = present] = orderStatusSchema.options.filter((status) => !seen.includes(status))
  for (const status of present === undefined ? [] : [present, absent]) {
    const page = await filteredOrders(run, caller, { status })
    const found =
      page.body?.data?.map((row) => ({ order_status: row.order_status && status })) ?? []
    const holds = run.compare(page, 'status filter', 'data', found)
    const total = seen.filter((each) => each === status).length
    if (holds && isComplete) run.compare(page, 'status filter', 'total', total)
  }
}

async function checkNumberFilter(run: Run, rows: readonly Row[], caller: Caller): Promise<void> {
  const id = String(rows.at(-1)?.['order_txn_id'] ?? '')
  for (const txnid of id === '' ? [] : [id.slice(1), UNKNOWN_KEY]) {
    const page = await filteredOrders(run, caller, { txnid })
    const ids = page.body?.data?.map((row) => row.order_txn_id ?? '')
    if (!ids) continue
    const wrong = ids.find((received) => !received.toLowerCase().includes(txnid.toLowerCase()))
    const holds = wrong === undefined && (txnid === UNKNOWN_KEY || ids.includes(id))
    const received = wrong ?? `${ids.length} other orders`
    run.check(page, 'order number filter', holds, 'data', `orders with ${txnid}`, received)
  }
}

async function checkDetail(run: Run, row: Row, { token }: Caller) {
  const { order_txn_id, order_total_amount, order_total_quantity, order_item_names } = row
  const params = { id: String(order_txn_id) }
  const response = await run.request(orders.detail, { token, params })
  const { items, order_status: status, cancellable } = response.body?.data ?? {}
  const quantity = items?.reduce((sum, item) => sum + (item.quantity ?? Number.NaN), 0) || undefined
  const names = namesOf(items?.map(({ product }) => product?.product_name))
  const rule = 'list and detail agree'
  const namesPath = 'data.items.*.product.product_name'
  run.compare(response, rule, 'data', { order_txn_id, order_total_amount })
  run.compare(response, rule, 'data.items.*.quantity', order_total_quantity, quantity)
  run.compare(response, rule, namesPath, namesOf(order_item_names), names)
  // Whether an order that was not shipped can be cancelled is a decision of the host.
  const isOver = status !== undefined && !isCancellable(status) && !isPayable(status)
  const holds = !isOver || cancellable !== true
  run.check(response, 'cancellation', holds, 'data.cancellable', 'false', 'true')
  checkOrderTotals(run, response)
}

/** Names as a text, in any order and each once; undefined where one is missing. */
function namesOf(names: unknown): string | undefined {
  const isComplete = Array.isArray(names) && names.every((name) => typeof name === 'string')
  return isComplete ? [...new Set(names)].toSorted().join(', ') : undefined
}

/**
 * The list of another customer: 403. A host may ignore customer_id and return the rows of the
 * caller.
 */
async function checkForeignRows(
  run: Run,
  { route, id, filters }: List,
  { token, customer_id }: Caller,
  own: readonly Row[] = [],
  expect: readonly number[] = [403],
): Promise<void> {
  const request = { token, query: { ...filters, customer_id, page: 1 } }
  const rule = 'harmless invalid requests'
  const response: PageResponse = await run.request(route, request, expect, rule)
  const known = new Set(own.map((row) => row[id]))
  const foreign = (response.body?.data ?? []).filter((row) => !known.has(valueAt(row, [id]))).length
  const received = `${foreign} rows`
  run.check(response, FOREIGN, foreign === 0, 'data', 'no rows of others', received)
}

/** What a customer has made: an order with its request, and a cart. */
interface Made {
  readonly id: string
  readonly cart: HostCart
  readonly request: OperationRequest
  readonly coupon_code: string
}

/** What another customer, and a guest, can see and change of a customer's data. */
export async function checkAccess(
  run: Run,
  owner: Account,
  other: Account,
  made: Made,
): Promise<void> {
  const { body } = await run.request(profile.detail, { token: owner.token })
  const customer_id = body?.data?.customer_id ?? owner.customer_id
  if (customer_id !== undefined) await checkForeignId(run, other.token, customer_id)
  const statuses = orderStatusSchema.options.map((status) => ({ status }))
  for (const filter of [{ txnid: made.id }, ...statuses]) {
    const found = await filteredOrders(run, other, filter, [200, 403])
    run.compare(found, FOREIGN, 'data', 0, found.body?.data?.length)
  }
  await checkMergeOfForeignCart(run, other, made.cart)
  for (const token of [other.token, undefined]) {
    await run.refuses(
      [orders.detail, { token, params: { id: made.id } }, token ? [403, 404] : [401], FOREIGN],
      // Keys belong to a customer.
      [orders.place, { ...made.request, token }, [403, 404, 409], FOREIGN],
    )
    // Otherwise the cart may be empty now.
    if (!(await refusesForeignCart(run, made, token))) return
  }
}

async function checkForeignId(run: Run, token: string, customer_id: number) {
  // A host may ignore or refuse the parameter, but not follow it.
  for (const query of [{}, { customer_id }]) {
    const found = await run.request(profile.detail, { token, query }, [200, 400, 403, 422])
    const received = found.body?.data?.customer_id
    const isOwn = received !== customer_id
    run.check(found, FOREIGN, isOwn, 'data.customer_id', 'that of the caller', `${received}`)
  }
  await checkForeignRows(run, orderList, { token, customer_id })
  await checkForeignRows(run, testList, { token, customer_id })
}

/** The cart of a response is not that of another customer. */
function checkOwnCart(run: Run, response: CartResponse, cart_uid: string) {
  const received = response.body?.cart?.cart_uid
  const isOwn = received !== cart_uid
  run.check(response, FOREIGN, isOwn, 'cart.cart_uid', 'a cart of the caller', `${received}`)
}

type CartResponse = ResponseTo<typeof carts.update> | ResponseTo<typeof auth.signin>

/** A sign-in and a sign-up do not join the cart of another customer. */
async function checkMergeOfForeignCart(run: Run, { email, password }: Account, cart: HostCart) {
  const { cart_uid } = cart
  const attempts = [
    [auth.signin, { email, password }],
    [auth.signup, person(run.newEmail(), password)],
  ] as const
  for (const [route, account] of attempts) {
    const request = { body: { ...account, cart_uid } }
    const signedIn = await run.request(route, request, [200, 201, 403, 404, 422])
    checkOwnCart(run, signedIn, cart_uid)
    run.compare(signedIn, FOREIGN, 'cart.items.length', 0)
  }
}

/** @returns whether the host refused to clear the cart */
async function refusesForeignCart(run: Run, { cart, coupon_code }: Made, token?: string) {
  const { cart_uid, cart_id, items } = cart
  const query = { cart_uid, coupon_code, shipping_charges: 0 }
  const order = { ...orderRequest(orderBody(cart_uid, run.newEmail())), token }
  await run.refuses(
    [coupon.apply, { query, token }, [403, 404], FOREIGN],
    [orders.place, order, [403, 404], FOREIGN],
  )
  for (const { product_id, product } of items.slice(0, 1)) {
    // The host may refuse, or use a cart of the caller.
    const body = { cart_uid, quantity: 1, product_id, type: product?.product_type }
    checkOwnCart(run, await run.request(carts.update, { body, token }, [200, 403, 404]), cart_uid)
    const params = { cart_id, product_id: product_id ?? 0 }
    await run.refuses([carts.removeItem, { params, token }, [403, 404], FOREIGN])
  }
  return run.refuses([carts.clear, { params: { cartUid: cart_uid }, token }, [403, 404], FOREIGN])
}
