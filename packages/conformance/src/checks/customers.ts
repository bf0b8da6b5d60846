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
import { isSuccess } from '../report.ts'
import type { ResponseTo, Run } from '../run.ts'
import type { Account } from './accounts.ts'
import { checkOrderTotals } from './amounts.ts'
import type { HostCart } from './carts.ts'
import { checkPictures } from './public.ts'
import { orderBody, orderRequest, person, UNKNOWN_KEY } from './requests.ts'

const { auth, cart: carts, coupon, order: orders, profile } = contract

const MAX_PAGES = 4

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
      [orders.list, { query, token }, [401], 'access without a session'],
      [orders.detail, { params: { id: UNKNOWN_KEY }, token }, [401], 'access without a session'],
      [profile.detail, { token }, [401], 'access without a session'],
      [profile.testAccounts, { query, token }, [401], 'access without a session'],
    )
  }
}

/** Another character in the middle, which a host must notice. */
function tampered(token: string): string {
  const middle = token.length >> 1
  return token.slice(0, middle) + (token[middle] === 'x' ? 'y' : 'x') + token.slice(middle + 1)
}

/** @param own what a new account of the run has @param isGiven whether the account has an unknown past */
export async function checkCustomerPages(
  run: Run,
  caller: Caller,
  own?: OwnRows,
  isGiven = !own,
): Promise<void> {
  const { token, customer_id: known, first_name, last_name } = caller
  const { body, ...detail } = await run.request(profile.detail, { token })
  await checkPictures(run, detail, 'data.avatar', [body?.data?.avatar])
  run.matches(
    detail,
    'signed-in user',
    'data',
    { customer_id: known, first_name, last_name },
    body?.data,
  )
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
    [profile.detail, { token: tampered(token) }, [401], 'access without a session'],
  )
  if (found) await checkOrders(run, found, { token, customer_id })
  if (found?.rows.length === 0 && isGiven)
    run.addNote(
      'The account has no orders: a successful order.detail and further pages were not tested. Use an account that has some.',
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

/** The first pages of a list, whose numbers and rows must fit. Of a host without these numbers, only the first page. */
async function checkPaging(run: Run, { route, id, filters }: List, { token, customer_id }: Caller) {
  const rows: Row[] = []
  let first: PageResponse | undefined
  let [total, per_page, last_page = 1]: (number | undefined)[] = []
  let isLast = false
  // The page after the last shows whether the host knows the parameter, also where there is one page.
  for (let page = 1; page <= Math.min(last_page + 1, MAX_PAGES); page += 1) {
    const isBeyond = page > last_page
    const request = { token, query: { customer_id, ...filters, page } }
    const response: PageResponse = await run.request(
      route,
      request,
      isBeyond ? [200, 400, 404, 422] : [200],
    )
    const { data, ...numbers } = response.body ?? {}
    if (!data) break
    const ids = data.map((row) => valueAt(row, [id]))
    if (rows.length > 0) {
      const repeated = rows.filter((row) => row[id] !== undefined && ids.includes(row[id])).length
      const received = `${repeated} of ${ids.length} rows again`
      // Without further pages, the report says that `repeated rows` was not checked.
      run.holds(
        response,
        isBeyond ? 'paging' : 'repeated rows',
        repeated === 0,
        'data',
        'other rows',
        received,
      )
    }
    const others = data.filter((row) => rows.every((known) => known[id] !== valueAt(row, [id])))
    const more = isLast ? others.length : 0
    run.holds(response, 'paging', more === 0, 'data', 'no row after the last page', `${more} rows`)
    if (isBeyond) {
      rows.push(...others)
      break
    }
    first ??= response
    total ??= numbers.total
    per_page ??= numbers.per_page
    if (total !== undefined && per_page !== undefined) {
      last_page = Math.max(1, Math.ceil(total / per_page))
      run.matches(
        response,
        'paging',
        '',
        { current_page: page, total, per_page, last_page },
        numbers,
      )
      const count = Math.min(per_page, Math.max(0, total - (page - 1) * per_page))
      run.matches(response, 'paging', 'data', count, data.length)
    }
    run.unique(response, `data.*.${id}`, ids)
    rows.push(...data)
    // As the shop decides it.
    const isLastShown =
      numbers.last_page === undefined ? data.length < PAGE_SIZE : numbers.last_page <= page
    isLast = isLastShown || rows.length === total
  }
  return first && { first, rows, isComplete: rows.length === total }
}

type Rows = NonNullable<Awaited<ReturnType<typeof checkPaging>>>

/** What a new account must list: its orders of this run, and the items that made test accounts. */
export interface OwnRows {
  readonly ids: readonly unknown[]
  /** Undefined where the host did not say whether the order is paid. */
  readonly tests: Partly<readonly CartItem[]> | undefined
}

function checkOwnRows(run: Run, { ids, tests: bought }: OwnRows, found?: Rows, tests?: Rows): void {
  const isForeign = (row: Row) =>
    row['order_txn_id'] !== undefined && !ids.includes(row['order_txn_id'])
  for (const { first, rows } of [found, tests].flatMap((list) => list ?? [])) {
    const foreign = rows.filter(isForeign).length
    run.holds(
      first,
      "other customers' data",
      foreign === 0,
      'data',
      'rows of the account',
      `${foreign} of others`,
    )
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
  const rule = isOfOthers ? "other customers' data" : 'paid order'
  const [expected, received] = [`${seats} test accounts`, `${own.length} test accounts`]
  if (!run.holds(tests.first, rule, own.length === seats, 'data', expected, received)) return
  const isNew = own.every(({ status }) => status !== 'completed')
  run.holds(tests.first, 'paid order', isNew, 'data.*.status', 'unassigned', 'completed')
  for (const key of ['product_name', 'product_type'] as const) {
    const listed = own.map((row) => row[key]).toSorted()
    const paid = bought
      .flatMap(({ quantity = 0, product }) =>
        Array.from({ length: quantity }, () => product?.[key]),
      )
      .toSorted()
    const isSame = [...listed, ...paid].includes(undefined) || String(listed) === String(paid)
    run.holds(
      tests.first,
      'paid order',
      isSame,
      `data.*.${key}`,
      'that of each paid unit',
      'another',
    )
  }
}

async function checkOrders(
  run: Run,
  { first, rows, isComplete }: Rows,
  caller: Caller,
): Promise<void> {
  const dates = rows.map(({ order_txn_date: date }) => date)
  const newer = dates.findIndex(
    (date, at) => Date.parse(String(date)) > Date.parse(String(dates[at - 1])),
  )
  const [date = '', before = ''] = [dates[newer], dates[newer - 1]].map((value) =>
    describeValue(value),
  )
  run.holds(
    first,
    'newest first',
    newer < 0,
    `data.${newer}.order_txn_date`,
    `at most ${before}`,
    date,
  )
  // A status that the account has, and one that it has not.
  const seen = rows.map(({ order_status: status }) => status)
  const [present] = orderStatusSchema.options.filter((status) => seen.includes(status))
  const [absent = present] = orderStatusSchema.options.filter((status) => !seen.includes(status))
  for (const status of present === undefined ? [] : [present, absent]) {
    const page = await filteredOrders(run, caller, { status })
    const found =
      page.body?.data?.map((row) => ({ order_status: row.order_status && status })) ?? []
    const holds = run.matches(page, 'status filter', 'data', found, page.body?.data)
    const total = seen.filter((each) => each === status).length
    if (holds && isComplete) run.matches(page, 'status filter', 'total', total, page.body?.total)
  }
  const id = String(rows.at(-1)?.['order_txn_id'] ?? '')
  for (const txnid of id === '' ? [] : [id.slice(1), UNKNOWN_KEY]) {
    const page = await filteredOrders(run, caller, { txnid })
    const ids = page.body?.data?.map((row) => row.order_txn_id ?? '')
    if (!ids) continue
    const wrong = ids.find((received) => !received.toLowerCase().includes(txnid.toLowerCase()))
    const holds = wrong === undefined && (txnid === UNKNOWN_KEY || ids.includes(id))
    run.holds(
      page,
      'order number filter',
      holds,
      'data',
      `orders with ${txnid}`,
      wrong ?? `${ids.length} other orders`,
    )
  }
  const rule = 'list and detail agree'
  // The newest, and the oldest, which the run paid.
  const compared = rows.filter((_, at) => at < 2 || at === rows.length - 1)
  for (const {
    order_txn_id,
    order_total_amount,
    order_total_quantity,
    order_item_names,
  } of compared) {
    if (order_txn_id === undefined) continue
    const response = await run.request(orders.detail, {
      token: caller.token,
      params: { id: String(order_txn_id) },
    })
    const { data } = response.body ?? {}
    const { items, order_status: status, cancellable } = data ?? {}
    const quantity =
      items?.reduce((sum, item) => sum + (item.quantity ?? Number.NaN), 0) || undefined
    const names = namesOf(items?.map(({ product }) => product?.product_name))
    run.matches(response, rule, 'data', { order_txn_id, order_total_amount }, data)
    run.matches(response, rule, 'data.items.*.quantity', order_total_quantity, quantity)
    run.matches(
      response,
      rule,
      'data.items.*.product.product_name',
      namesOf(order_item_names),
      names,
    )
    // Whether an order that was not shipped can be cancelled is a decision of the host.
    const isOver = status !== undefined && !isCancellable(status) && !isPayable(status)
    run.holds(
      response,
      'cancellation',
      !isOver || cancellable !== true,
      'data.cancellable',
      'false',
      'true',
    )
    checkOrderTotals(run, response)
  }
}

/** Names as a text, in any order and each once; undefined where one is missing. */
function namesOf(names: unknown): string | undefined {
  const isComplete = Array.isArray(names) && names.every((name) => typeof name === 'string')
  return isComplete ? [...new Set(names)].toSorted().join(', ') : undefined
}

/** The list of another customer: 403. A host may ignore customer_id and return the rows of the caller. */
async function checkForeignRows(
  run: Run,
  { route, id, filters }: List,
  caller: Caller,
  own: readonly Row[] = [],
  expect: readonly number[] = [403],
) {
  const request = {
    token: caller.token,
    query: { ...filters, customer_id: caller.customer_id, page: 1 },
  }
  const response: PageResponse = await run.request(
    route,
    request,
    expect,
    'harmless invalid requests',
  )
  const known = new Set(own.map((row) => row[id]))
  const foreign = (response.body?.data ?? []).filter((row) => !known.has(valueAt(row, [id]))).length
  run.holds(
    response,
    "other customers' data",
    foreign === 0,
    'data',
    'no rows of others',
    `${foreign} rows`,
  )
}

/** What another customer, and a guest, can see and change of a customer's data. */
export async function checkAccess(
  run: Run,
  owner: Account,
  other: Account,
  {
    id,
    cart,
    request,
    coupon_code,
  }: { id: string; cart: HostCart; request: OperationRequest; coupon_code: string },
): Promise<void> {
  const rule = "other customers' data"
  const { body } = await run.request(profile.detail, { token: owner.token })
  const customer_id = body?.data?.customer_id ?? owner.customer_id
  if (customer_id !== undefined) {
    // A host may ignore or refuse the parameter, but not follow it.
    for (const query of [{}, { customer_id }]) {
      const found = await run.request(
        profile.detail,
        { token: other.token, query },
        [200, 400, 403, 422],
      )
      const received = found.body?.data?.customer_id
      run.holds(
        found,
        rule,
        received !== customer_id,
        'data.customer_id',
        'that of the caller',
        `${received}`,
      )
    }
    await checkForeignRows(run, orderList, { token: other.token, customer_id })
    await checkForeignRows(run, testList, { token: other.token, customer_id })
  }
  const statuses = orderStatusSchema.options.map((status) => ({ status }))
  for (const filter of [{ txnid: id }, ...statuses]) {
    const found = await filteredOrders(run, other, filter, [200, 403])
    run.matches(found, rule, 'data', 0, found.body?.data?.length)
  }
  const { cart_uid, cart_id, items } = cart
  const { email, password } = other
  const attempts = [
    [auth.signin, { email, password }],
    [auth.signup, person(run.newEmail(), password)],
  ] as const
  for (const [route, account] of attempts) {
    const signedIn = await run.request(
      route,
      { body: { ...account, cart_uid } },
      [200, 201, 403, 404, 422],
    )
    const merged = signedIn.body?.cart
    run.holds(
      signedIn,
      rule,
      merged?.cart_uid !== cart_uid,
      'cart.cart_uid',
      'a cart of the caller',
      cart_uid,
    )
    run.matches(signedIn, rule, 'cart.items.length', 0, merged?.items?.length)
  }
  for (const token of [other.token, undefined]) {
    await run.refuses(
      [orders.detail, { token, params: { id } }, token ? [403, 404] : [401], rule],
      // Keys belong to a customer.
      [orders.place, { ...request, token }, [403, 404, 409], rule],
    )
    const query = { cart_uid, coupon_code, shipping_charges: 0 }
    const order = { ...orderRequest(orderBody(cart_uid, run.newEmail())), token }
    await run.refuses(
      [coupon.apply, { query, token }, [403, 404], rule],
      [orders.place, order, [403, 404], rule],
    )
    for (const { product_id, product } of items.slice(0, 1)) {
      // The host may refuse, or use a cart of the caller.
      const change = {
        body: { cart_uid, quantity: 1, product_id, type: product?.product_type },
        token,
      }
      const changed = await run.request(carts.update, change, [200, 403, 404])
      const received = changed.body?.cart?.cart_uid
      run.holds(
        changed,
        rule,
        received !== cart_uid,
        'cart.cart_uid',
        'a cart of the caller',
        `${received}`,
      )
      const params = { cart_id, product_id: product_id ?? 0 }
      await run.refuses([carts.removeItem, { params, token }, [403, 404], rule])
    }
    const cleared = await run.request(
      carts.clear,
      { params: { cartUid: cart_uid }, token },
      [403, 404],
      rule,
    )
    // The cart may be empty now.
    if (isSuccess(cleared.status)) return
  }
}
