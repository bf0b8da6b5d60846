import { operations, type SignedIn, toRinggit, type User } from '@shop/contract'
import type * as z from 'zod/mini'
import type { PaymentSession } from '../card-provider/provider.ts'
import { findCustomerByEmail, listCustomers, toUser } from '../modules/auth/customer.store.ts'
import { startSession } from '../modules/auth/session.service.ts'
import { samplePassword } from '../seed/customers.ts'
import type { LoadedScenario } from '../seed/scenarios.ts'
import { ShopError } from '../shared/errors.ts'
import { anyOperation } from '../worlds/call-rules.ts'
import { isForwarded } from '../worlds/passthrough.ts'
import { Recording } from '../worlds/recording.ts'
import type { LoggedRequest } from '../worlds/request-log.ts'
import type { StubsFile } from '../worlds/stubs.ts'
import type { World } from '../worlds/world.ts'
import type { HostStyle } from '../worlds/world-settings.ts'
import type { clockInputSchema, requestsQuerySchema } from './schemas.ts'

/**
 * Resets a world to a scenario, and returns what a client needs to continue from it.
 * @param scenario its name; `seed` for a seed without a name
 */
export const resetWorld = (world: World, scenario: string, { image, state }: LoadedScenario) => {
  world.reset(scenario, image)
  const { cart, user } = state
  return {
    world: world.name,
    scenario,
    sign_in: { email: user?.email ?? 'customer@example.com', password: samplePassword },
    ...(cart && { cart_uid: cart.cart_uid, cart_id: cart.cart_id }),
    ...state,
  }
}

export const readClock = ({ clock }: World) => {
  const { frozenAt, aheadBy } = clock.setting
  return { now: clock.now().toISOString(), frozen: frozenAt !== null, ahead_seconds: aheadBy / 1000 }
}

/** Times compare as ISO 8601 text of four-digit years, and sessions and links add up to some weeks. */
const lastTime = Date.UTC(9000, 0, 1)

/**
 * Resumes, then freezes, then advances: one call can do all three.
 * @throws ShopError `validation_failed` for a time before 1970 or after 9000
 */
export const changeClock = (world: World, { resume, freeze, advance_seconds }: z.infer<typeof clockInputSchema>) => {
  const before = world.clock.setting
  if (resume) world.clock.resume()
  if (freeze !== undefined) world.clock.freeze(freeze === true ? world.clock.now() : new Date(freeze))
  if (advance_seconds !== undefined) world.clock.advance(advance_seconds)
  const time = world.clock.now().getTime()
  if (!(time >= 0 && time < lastTime)) {
    world.clock.setting = before
    throw new ShopError('validation_failed', 'The clock shows times from 1970 to 9000.')
  }
  world.saveSettings()
  return readClock(world)
}

export const readHost = ({ hostStyle }: World) => ({ style: hostStyle })

export const changeHost = (world: World, style: HostStyle) => {
  world.hostStyle = style
  world.saveSettings()
  return readHost(world)
}

export const listFaults = ({ faults }: World) => ({ data: faults.list, held: faults.heldCount })

/** Oldest first. `since` is exclusive. */
export const listRequests = (
  { log }: World,
  { operation, since }: z.infer<typeof requestsQuerySchema>,
): readonly LoggedRequest[] =>
  log.entries.filter(
    (entry) =>
      (operation === undefined || operation === anyOperation || entry.operation === operation) &&
      (since === undefined || isAfter(entry, since)),
  )

const isAfter = (entry: LoggedRequest, since: string): boolean =>
  /^\d+$/.test(since) ? entry.id > Number(since) : Date.parse(entry.at) > Date.parse(since)

/** All accounts of a world. */
export const customersOf = (world: World): User[] => listCustomers(world.sql).map(toUser)

/**
 * Starts a session without a password, also for an account that has none yet.
 * @throws ShopError `not_found`
 */
export const signInAs = (world: World, email: string): Omit<SignedIn, 'cart'> => {
  const customer = findCustomerByEmail(world.sql, email)
  if (!customer) throw new ShopError('not_found', `World ${world.name} has no account with the email ${email}.`)
  const token = startSession(world, customer.customer_id)
  return {
    message: `Signed in as ${customer.email}.`,
    user: toUser(customer),
    authorisation: { token, type: 'Bearer' },
  }
}

/** @param upstream its URL, null without one */
export const readPassthrough = ({ passthrough }: World, upstream: string | null) => ({
  upstream,
  operations: passthrough,
  forwarded: operations.filter(({ name }) => isForwarded(passthrough, name)).map(({ name }) => name),
})

/** @throws ShopError `validation_failed` without an upstream */
export const changePassthrough = (world: World, upstream: string | null, patterns: readonly string[]) => {
  if (upstream === null && patterns.length > 0) {
    throw new ShopError('validation_failed', 'This server has no upstream: start it with --upstream URL.')
  }
  world.passthrough = patterns
  return readPassthrough(world, upstream)
}

export const readRecording = ({ recording }: World) => ({
  recording: recording !== undefined,
  exchanges: recording?.length ?? 0,
})

export const startRecording = (world: World) => {
  world.recording = new Recording()
  return readRecording(world)
}

export const stopRecording = (world: World): StubsFile => {
  if (!world.recording) throw new ShopError('validation_failed', 'Nothing is recorded: start a recording first.')
  const file = world.recording.toStubsFile()
  world.recording = undefined
  return file
}

/** A session of the card provider. Amounts in RM. */
export type Payment = ReturnType<typeof toPayment>

export const toPayment = (session: PaymentSession) => ({
  session_id: session.sessionId,
  order_txn_id: session.reference,
  amount: toRinggit(session.amountSen),
  status: session.status,
  refusal: session.refusal,
  created_at: session.createdAt,
  expires_at: session.expiresAt,
  paid_at: session.paidAt,
})
