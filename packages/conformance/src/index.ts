/** Checks any host against the contract: `pnpm conform`, and tests. */
import { contract, operations } from '@shop/contract'
import * as accounts from './checks/accounts.ts'
import { checkCoupon, checkCouponErrors, SAMPLE_COUPON } from './checks/amounts.ts'
import { checkCarts, fillCart, orderableProducts, type Product } from './checks/carts.ts'
import * as customers from './checks/customers.ts'
import { checkPaidSession } from './checks/payments.ts'
import { checkCatalogue, checkCors, checkForeignHost, checkPublicLists } from './checks/public.ts'
import { checkCustomerOrder, checkGuestOrder, checkQuote } from './checks/purchases.ts'
import { orderBody, orderRequest } from './checks/requests.ts'
import type { RunOptions } from './findings.ts'
import { UNKNOWN_TOKEN, Unreachable } from './http.ts'
import type { Route } from './readable.ts'
import type { Report } from './report.ts'
import { Run } from './run.ts'

export { formatReport } from './format-report.ts'
export { Unreachable } from './http.ts'
export type { Report } from './report.ts'
export { rules } from './rules.ts'

/** The options of the command; `--help` describes them. */
export interface ConformOptions extends RunOptions {
  readonly write?: boolean | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly coupon?: string | undefined
  readonly session?: string | undefined
}

/** Operations and domains that need each other's requests. */
const customerPages = ['order.list', 'order.detail', 'profile.detail', 'profile.testAccounts']
const purchase = ['cart', 'coupon', 'order.place', 'payment']

/** @throws Unreachable when the host does not respond to the first request */
export async function conform(options: ConformOptions): Promise<Report> {
  const run = new Run(options)
  try {
    await runChecks(run, options)
  } catch (error) {
    // The report says what was seen before the host was gone.
    if (!(error instanceof Unreachable) || !run.hasResponse) throw error
  }
  return run.report(options.write ? 'write' : 'read-only')
}

async function runChecks(run: Run, options: ConformOptions): Promise<void> {
  const { write = false, coupon } = options
  await checkReading(run, options)
  const products = (write && (await run.attempt(orderableProducts))) || []
  if (write) await checkWriting(run, products, coupon)
  else run.addNote('Read-only: operations that change data were not tested. --write tests them.')
  if (run.isSelected(...customerPages, 'auth.signin', 'auth.signout'))
    await run.attempt(checkAccount, options)
}

async function checkReading(run: Run, options: ConformOptions) {
  const { base, origin, session: session_id } = options
  if (run.isSelected('catalog.products', 'catalog.product')) await run.attempt(checkCatalogue)
  if (run.isSelected('catalog.sliders', 'settings', 'trainers')) await run.attempt(checkPublicLists)
  if (run.isSelected('coupon')) await run.attempt(checkCouponErrors)
  if (run.isSelected(...customerPages)) await run.attempt(customers.checkWithoutSession)
  const lists = ['catalog.products', 'catalog.sliders', 'settings.shipping', 'trainers.list']
  for (const { name, route } of operations)
    if (lists.includes(name) && run.isSelected(name)) await run.attempt(checkAnyCaller, route)
  await run.attempt(checkCors, base, origin)
  if (session_id && run.isSelected('payment.verify'))
    await run.attempt(checkPaidSession, { body: { session_id } }, '--session')
}

async function checkAnyCaller(run: Run, route: Route) {
  await checkForeignHost(run, route)
  // The shop sends the token with each call, also one that is over.
  await run.request(route, { token: UNKNOWN_TOKEN }, [200, 401])
}

/** What a run of purchases uses, or has made so far. */
interface Purchase {
  readonly products: readonly Product[]
  /** To be ordered; undefined where orders are not checked. */
  readonly ordered: Product | undefined
  readonly coupon: string | undefined
  readonly guestOrder: Awaited<ReturnType<typeof checkGuestOrder>>
}

/** Changes data on the host: purchases of a guest and of a customer, and new accounts. */
async function checkWriting(run: Run, products: readonly Product[], code?: string) {
  const [product] = products
  if (!product)
    run.addNote(
      'The host lists no product with a price and quantities: ' +
        'cart, order and payment were not tested.',
    )
  if (run.isSelected('cart')) await run.attempt(checkCarts, products)
  const usesCoupon = run.isSelected(...purchase)
  const coupon = usesCoupon ? await run.attempt(checkCoupon, products, code) : undefined
  const ordered = run.isSelected('order.place', 'order.detail', 'payment') ? product : undefined
  const guestOrder = ordered && (await run.attempt(checkGuestOrder, ordered, coupon))
  if (ordered) await run.attempt(checkQuote, products, coupon)
  if (run.isSelected('auth', 'profile', 'order', ...purchase))
    await run.attempt(checkNewAccount, { products, ordered, coupon, guestOrder })
}

async function checkNewAccount(run: Run, made: Purchase) {
  if (run.isSelected('auth.signup')) await run.attempt(accounts.checkSignUp)
  const created = await accounts.createAccount(run)
  if (!created)
    return run.addNote(
      'No account could be created (--mail-domain?): what needs one was not tested.',
    )
  const signedIn = run.isSelected('auth')
    ? await run.attempt(accounts.checkSignIn, created, made.products)
    : undefined
  const owner = signedIn ?? created
  if (run.isSelected(...customerPages, ...purchase, 'auth.signin', 'auth.signup'))
    await run.attempt(checkCustomer, owner, made)
  if (!run.isSelected('profile', 'auth')) return
  const changed = await run.attempt(accounts.checkProfile, owner)
  if (changed) await accounts.checkEndOfSessions(run, changed)
}

/** The order and the pages of a customer, and what another one can see of them. */
async function checkCustomer(run: Run, owner: accounts.Account, made: Purchase) {
  const { products, ordered, coupon, guestOrder } = made
  // A guest may order with the address of an account.
  const cart = ordered && (await fillCart(run, [ordered]))
  const asGuest = cart && orderRequest(orderBody(cart.cart_uid, owner.email))
  if (asGuest) await run.request(contract.order.place, asGuest, [201])
  const order = await run.attempt(checkCustomerOrder, products, owner, coupon)
  await run.attempt(customers.checkCustomerPages, owner, order?.own, false)
  const ofGuest = { token: owner.token, params: { id: guestOrder?.id ?? '' } }
  if (guestOrder)
    await run.refuses([contract.order.detail, ofGuest, [403, 404], "other customers' data"])
  // The orders of a guest do not belong to anyone who types the address.
  const other = await accounts.createAccount(run, guestOrder?.email)
  const coupon_code = coupon ?? SAMPLE_COUPON
  if (other && order)
    await run.attempt(customers.checkAccess, owner, other, { ...order, coupon_code })
  else
    run.addNote(
      'Without an order of one customer and a second account, ' +
        'access to the data of others was not tested.',
    )
  if (other) await run.attempt(customers.checkCustomerPages, other, { ids: [], tests: [] })
}

/** The pages of the account of the options. */
async function checkAccount(run: Run, options: ConformOptions) {
  const { email, password } = options
  if (!email || !password)
    return run.addNote(
      'The pages of an account with orders were not tested. Use --email and --password.',
    )
  const signedIn = await accounts.signIn(run, email, password, '--email and --password')
  if (!signedIn)
    return run.addNote(
      'The sign-in with --email and --password failed: ' +
        'the pages of this account were not tested.',
    )
  await customers.checkCustomerPages(run, signedIn)
  await accounts.signOut(run, signedIn.token)
}
