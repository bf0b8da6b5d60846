/** Checks any host against the contract: `pnpm conform`, and tests. */
import { signOut } from './account-checks.ts'
import { ConformanceRun } from './conformance-run.ts'
import type { Report } from './model.ts'
import {
  type Credentials,
  checkCouponErrors,
  checkCustomerPages,
  checkPublicOperations,
  checkWithoutToken,
  obtainToken,
} from './read-only-checks.ts'
import { checkWriting } from './write-checks.ts'

export type { Coverage, Deviation, Report } from './model.ts'
export { Unreachable } from './model.ts'

export interface ConformOptions extends Credentials {
  /** Such as `http://localhost:4010`. */
  readonly base: string
  /** Also place an order, create an account and change it. */
  readonly write?: boolean | undefined
  /** A valid coupon of the host. */
  readonly coupon?: string | undefined
  readonly timeoutMs?: number | undefined
}

/** @throws Unreachable when the host does not respond */
export async function conform(options: ConformOptions): Promise<Report> {
  const run = new ConformanceRun(options.base, options.timeoutMs ?? 30_000)
  await checkPublicOperations(run)
  await checkCouponErrors(run)
  await checkWithoutToken(run)
  if (options.write) await checkWriting(run, options.coupon ?? 'WELCOME10')
  else run.addNote('Read-only: operations that change data were not tested. --write tests them.')
  const { token, signedIn } = await obtainToken(run, options)
  if (token === undefined) {
    run.addNote('The pages of an account with orders were not tested. Use --email and --password, or --token.')
  } else {
    await checkCustomerPages(run, token)
    if (signedIn) await signOut(run, token)
  }
  return run.report(options.write ? 'write' : 'read-only')
}
