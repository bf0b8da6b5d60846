/** Holds any host to the contract: what `pnpm conform` runs, and tests. */

import { signOut } from './accounts.ts'
import type { Report } from './model.ts'
import { readAsCustomer, readAsNobody, readCoupon, readPublic, tokenOf, type Visitor } from './reading.ts'
import { Session } from './session.ts'
import { writeEverything } from './writing.ts'

export type { Coverage, Deviation, Report } from './model.ts'
export { Unreachable } from './model.ts'

export interface ConformOptions extends Visitor {
  /** Such as `http://localhost:4010`. */
  readonly base: string
  /** Also place an order, open an account and change it. */
  readonly write?: boolean | undefined
  /** A coupon that the host takes. */
  readonly coupon?: string | undefined
  readonly timeoutMs?: number | undefined
}

/** @throws Unreachable when the host does not answer */
export async function conform(options: ConformOptions): Promise<Report> {
  const session = new Session(options.base, options.timeoutMs ?? 30_000)
  await readPublic(session)
  await readCoupon(session)
  await readAsNobody(session)
  if (options.write) await writeEverything(session, options.coupon ?? 'WELCOME10')
  else session.note('Read-only: what changes the host was not tried. --write tries it.')
  const { token, opened } = await tokenOf(session, options)
  if (token === undefined) {
    session.note(
      'Without a session of an account that has orders, its pages were not tried. --email and --password, or --token, name one.',
    )
  } else await readAsCustomer(session, token)
  if (token !== undefined && opened) await signOut(session, token)
  return session.report(options.write ? 'write' : 'read-only')
}
