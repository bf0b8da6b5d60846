/** Checks any host against the contract: `pnpm conform`, and tests. */
import { contract, operations } from '@shop/contract'
import * as accounts from './checks/accounts.ts'
import { checkCoupon, checkCouponErrors, SAMPLE_COUPON } from './checks/amounts.ts'
import { checkCarts, fillCart, orderableProducts, type Product } from './checks/carts.ts'
import * as customers from './checks/customers.ts'
import { checkMaliciousInput } from './checks/malicious-input.ts'
import { checkPaidSession } from './checks/payments.ts'
import { checkCatalogue, checkCors, checkForeignHost, checkPublicLists } from './checks/public.ts'
import { checkCustomerOrder, checkGuestOrder, checkQuote } from './checks/purchases.ts'
import { orderBody, orderRequest } from './checks/requests.ts'
import type { RunOptions } from './findings.ts'
import { UNKNOWN_TOKEN } from './http.ts'
import type { Report } from './report.ts'
import { Run } from './run.ts'

export { formatReport } from './format-report.ts'
export { Unreachable } from './http.ts'
export type { Report } from './report.ts'
export { rules } from './rules.ts'

/** The options of the command; `--help` describes them. */
export interface ConformOptions extends RunOptions {
  readonly write?: boolean | undefined
  readonly fuzz?: boolean | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly token?: string | undefined
  readonly coupon?: string | undefined
  readonly session?: string | undefined
}

/** Operations and domains that need each other's requests. */
const customerPages = ['order.list', 'order.detail', 'profile.detail', 'profile.testAccounts']
const purchase = ['cart', 'coupon', 'order.place', 'payment']

/** @throws Unreachable when the host does not respond */
export async function conform(options: ConformOptions): Promise<Report> {
  const { write = false, fuzz = false } = options
  const run = new Run(options)
  await checkReading(run, options)
  const products = write ? await orderableProducts(run) : []
  if (write) await checkWriting(run, products, options.coupon)
  else run.addNote('Read-only: operations that change data were not tested. --write tests them.')
  if (run.isSelected(...customerPages, 'auth.signin', 'auth.signout'))
    await checkAccount(run, options)
  if (write && fuzz) await checkMaliciousInput(run, products)
  const mode = fuzz ? 'write and fuzz' : 'write'
  return run.report(write ? mode : 'read-only')
}

async function checkReading(
  run: Run,
  { base, origin, session: session_id }: ConformOptions,
): Promise<void> {
  if (run.isSelected('catalog.products', 'catalog.product')) await checkCatalogue(run)
  if (run.isSelected('catalog.sliders', 'settings', 'trainers')) await checkPublicLists(run)
  if (run.isSelected('coupon')) await checkCouponErrors(run)
  if (run.isSelected(...customerPages)) await customers.checkWithoutSession(run)
  const lists = ['catalog.products', 'catalog.sliders', 'settings.shipping', 'trainers.list']
  for (const { name, route } of operations.filter((each) => lists.includes(each.name))) {
    if (!run.isSelected(name)) continue
    await checkForeignHost(run, route)
    // The shop sends the token with each call, also one that is over.
    await run.request(route, { token: UNKNOWN_TOKEN }, [200, 401])
  }
  if (origin !== undefined && origin !== new URL(base).origin) await checkCors(run, origin)
  else
    run.addNote(
      'CORS was not tested. If the shop is on another origin than the host, name it with --origin.',
    )
  if (session_id && run.isSelected('payment.verify'))
    await checkPaidSession(run, { body: { session_id } }, '--session')
}

/** Changes data on the host: purchases of a guest and of a customer, and new accounts. */
async function checkWriting(run: Run, products: readonly Product[], code?: string): Promise<void> {
  const [product] = products
  if (!product)
    run.addNote(
      'The host lists no product with a price and quantities: cart, order and payment were not tested.',
    )
  if (run.isSelected('cart')) await checkCarts(run, products)
  const coupon = run.isSelected(...purchase) ? await checkCoupon(run, products, code) : undefined
  const ordered = run.isSelected('order.place', 'order.detail', 'payment') ? product : undefined
  const guestOrder = ordered && (await checkGuestOrder(run, ordered, coupon))
  if (ordered) await checkQuote(run, products, coupon)
  if (!run.isSelected('auth', 'profile', 'order', ...purchase)) return
  if (run.isSelected('auth.signup')) await accounts.checkSignUp(run)
  const created = await accounts.createAccount(run)
  if (!created)
    return run.addNote(
      'No account could be created (--mail-domain?): what needs one was not tested.',
    )
  const owner = run.isSelected('auth')
    ? await accounts.checkSignIn(run, created, products)
    : created
  if (run.isSelected(...customerPages, ...purchase, 'auth.signin', 'auth.signup')) {
    // A guest may order with the address of an account.
    const cart = ordered && (await fillCart(run, [ordered]))
    if (cart)
      await run.request(
        contract.order.place,
        orderRequest(orderBody(cart.cart_uid, owner.email)),
        [201],
      )
    const order = await checkCustomerOrder(run, products, owner, coupon)
    await customers.checkCustomerPages(run, owner, order?.own, false)
    const ofGuest = { token: owner.token, params: { id: guestOrder?.id ?? '' } }
    if (guestOrder)
      await run.refuses([contract.order.detail, ofGuest, [403, 404], "other customers' data"])
    // The orders of a guest do not belong to anyone who types the address.
    const other = await accounts.createAccount(run, guestOrder?.email)
    if (other && order)
      await customers.checkAccess(run, owner, other, {
        ...order,
        coupon_code: coupon ?? SAMPLE_COUPON,
      })
    else
      run.addNote(
        'Without an order of one customer and a second account, access to the data of others was not tested.',
      )
    if (other) await customers.checkCustomerPages(run, other, { ids: [], tests: [] })
  }
  if (run.isSelected('profile', 'auth'))
    await accounts.checkEndOfSessions(run, await accounts.checkProfile(run, owner))
}

/** The pages of the account of the options. */
async function checkAccount(
  run: Run,
  { email, password, token: given }: ConformOptions,
): Promise<void> {
  const hasPassword = given === undefined && email !== undefined && password !== undefined
  const signedIn = hasPassword
    ? await accounts.signIn(run, email, password, '--email and --password')
    : undefined
  const token = given ?? signedIn?.token
  if (hasPassword && token === undefined)
    return run.addNote(
      'The sign-in with --email and --password failed: the pages of this account were not tested.',
    )
  if (token === undefined)
    return run.addNote(
      'The pages of an account with orders were not tested. Use --email and --password, or --token.',
    )
  if (given !== undefined) {
    const { status } = await run.requestGiven(contract.profile.detail, { token }, [401], '--token')
    if (status === 401)
      return run.addNote('The --token is refused: the pages of its account were not tested.')
  }
  await customers.checkCustomerPages(run, signedIn ?? { token })
  if (signedIn) await accounts.signOut(run, token)
}
