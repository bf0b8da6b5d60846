/** Checks any host against the contract: `pnpm conform`, and tests. */
import { signOut } from './checks/account-requests.ts'
import { type Credentials, checkCustomerPages, obtainToken } from './checks/customer-checks.ts'
import { checkMaliciousInput } from './checks/fuzz-checks.ts'
import { checkCors, checkForeignHostOfPages } from './checks/origin-checks.ts'
import {
  checkCatalogue,
  checkCouponErrors,
  checkPaidSession,
  checkPublicLists,
  checkWithoutToken,
} from './checks/public-checks.ts'
import { checkWriting, orderableProducts } from './checks/write-checks.ts'
import { ConformanceRun } from './conformance-run.ts'
import type { Report } from './model.ts'
import { customerPages } from './operation-groups.ts'

export type { CheckedRule, Coverage, Deviation, Report } from './model.ts'
export { Unreachable } from './model.ts'

export interface ConformOptions extends Credentials {
  /** Such as `http://localhost:4010`. */
  readonly base: string
  /** The origin of the shop: checks CORS, and payers return there. */
  readonly origin?: string | undefined
  /** Also place orders, create accounts and change them. */
  readonly write?: boolean | undefined
  /** Also send malicious input; only with `write`. */
  readonly fuzz?: boolean | undefined
  /** Warnings are failures. */
  readonly strict?: boolean | undefined
  /** The operations to check and report; requests that they depend on are sent as well. */
  readonly only?: ReadonlySet<string> | undefined
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** A valid coupon of the host. */
  readonly coupon?: string | undefined
  /** The id of a paid checkout session. */
  readonly session?: string | undefined
  readonly timeoutMs?: number | undefined
}

/** @throws Unreachable when the host does not respond */
export async function conform(options: ConformOptions): Promise<Report> {
  const { timeoutMs = 30_000, headers = {}, strict = false, write = false, fuzz = false } = options
  const run = new ConformanceRun({ ...options, timeoutMs, headers, only: options.only })
  try {
    await checkWithoutAccount(run, options)
    if (write) await checkWriting(run, options.coupon ?? 'WELCOME10')
    else run.addNote('Read-only: operations that change data were not tested. --write tests them.')
    await checkAccount(run, options)
    if (write && fuzz) await checkMaliciousInput(run, await orderableProducts(run))
  } finally {
    run.client.close()
  }
  const mode = fuzz ? 'write and fuzz' : 'write'
  return run.report(write ? mode : 'read-only', strict)
}

async function checkWithoutAccount(run: ConformanceRun, { origin, session }: ConformOptions): Promise<void> {
  if (run.isSelected('catalog.products', 'catalog.product')) await checkCatalogue(run)
  if (run.isSelected('catalog.sliders', 'settings.shipping', 'trainers.list')) await checkPublicLists(run)
  if (run.isSelected('coupon.apply')) await checkCouponErrors(run)
  if (run.isSelected(...customerPages)) await checkWithoutToken(run)
  if (run.isSelected('catalog.products', 'catalog.sliders', 'settings.shipping')) await checkForeignHostOfPages(run)
  if (origin === undefined) {
    run.addNote('CORS was not tested. If the shop is on another origin than the host, name it with --origin.')
  } else await checkCors(run, origin)
  if (session !== undefined && run.isSelected('payment.verify')) await checkPaidSession(run, session)
}

async function checkAccount(run: ConformanceRun, options: ConformOptions): Promise<void> {
  if (!run.isSelected(...customerPages, 'auth.signin', 'auth.signout')) return
  const { token, signedIn } = await obtainToken(run, options)
  if (token === undefined) {
    run.addNote('The pages of an account with orders were not tested. Use --email and --password, or --token.')
    return
  }
  await checkCustomerPages(run, token)
  if (signedIn) await signOut(run, token)
}
