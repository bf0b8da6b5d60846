/** Checks that change data on the host: purchases of a guest and of a customer, and new accounts. */
import type { ConformanceRun } from '../conformance-run.ts'
import { accounts, customerPages, profileChanges, purchase } from '../operation-groups.ts'
import { values } from '../response-values.ts'
import { checkAccess } from './access-checks.ts'
import { checkEndOfSessions, checkProfile, checkSignIn, checkSignUp } from './account-checks.ts'
import { type Account, createAccount } from './account-requests.ts'
import { checkCarts } from './cart-checks.ts'
import { isOrderable, type Product } from './cart-requests.ts'
import { checkCoupon } from './coupon-checks.ts'
import { checkCustomerPages } from './customer-checks.ts'
import { checkCustomerOrder } from './customer-order-checks.ts'
import { checkGuestOrder, checkOrderErrors } from './order-checks.ts'
import { checkPayment } from './payment-checks.ts'

export async function orderableProducts(run: ConformanceRun): Promise<Product[]> {
  const listed = await run.requestValue(values.products, 'catalog.products', { expect: [200] })
  const products = (listed?.data ?? []).filter(isOrderable)
  // Checks of orders use the first product; a book needs no test accounts.
  return products.toSorted((a, b) => Number(b.product_format === 'book') - Number(a.product_format === 'book'))
}

/** @param coupon a valid coupon of the host */
export async function checkWriting(run: ConformanceRun, coupon: string): Promise<void> {
  const products = await orderableProducts(run)
  const validCoupon = await checkPurchase(run, products, coupon)
  if (run.isSelected(...accounts, ...profileChanges, ...customerPages, ...purchase))
    await checkAccounts(run, products, validCoupon)
}

/** Returns the coupon if it is valid. */
async function checkPurchase(
  run: ConformanceRun,
  products: readonly Product[],
  coupon: string,
): Promise<string | undefined> {
  const [product] = products
  if (!product) {
    run.addNote('The host lists no product with a price and quantities: cart, order and payment were not tested.')
    return undefined
  }
  if (run.isSelected('cart.update', 'cart.removeItem', 'cart.clear')) await checkCarts(run, products)
  const isValid = run.isSelected(...purchase, 'payment.verify') && (await checkCoupon(run, products, coupon))
  const validCoupon = isValid ? coupon : undefined
  if (run.isSelected('order.place')) await checkOrderErrors(run, product)
  if (run.isSelected('order.place', 'payment.create', 'payment.verify')) {
    const placed = await checkGuestOrder(run, product, validCoupon)
    if (placed) await checkPayment(run, placed)
    else run.addNote('No order could be placed: payment was not tested.')
  }
  return validCoupon
}

async function checkAccounts(
  run: ConformanceRun,
  products: readonly Product[],
  coupon: string | undefined,
): Promise<void> {
  if (run.isSelected('auth.signup')) await checkSignUp(run)
  const created = await createAccount(run)
  if (!created) {
    run.addNote('No account could be created: the operations that need one were not tested.')
    return
  }
  const owner = run.isSelected(...accounts) ? await checkSignIn(run, created) : created
  if (run.isSelected(...customerPages, ...purchase)) await checkOwnData(run, products, owner, coupon)
  if (run.isSelected(...profileChanges, ...accounts, 'profile.detail')) {
    await checkProfile(run, owner)
    await checkEndOfSessions(run, owner)
  }
}

async function checkOwnData(
  run: ConformanceRun,
  products: readonly Product[],
  owner: Account,
  coupon: string | undefined,
): Promise<void> {
  const order = await checkCustomerOrder(run, products, owner, coupon)
  await checkCustomerPages(run, owner.token, { isNew: true })
  const other = await createAccount(run)
  if (other && order) await checkAccess(run, { owner, other, order, coupon: coupon ?? 'NO-SUCH-COUPON' })
}
