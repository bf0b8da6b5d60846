import { contract, isStripeClientSecret } from '@shop/contract'
import { describeValue, valueAt } from '@shop/contract/host/describe-value'
import type { OperationRequest } from '../http.ts'
import { isSuccess } from '../report.ts'
import type { ArrangedResponse, Refusal, Run } from '../run.ts'
import { checkForeignHost } from './public.ts'
import { paymentBody, UNKNOWN_KEY } from './requests.ts'

const { payment: payments } = contract

/**
 * An address to which the shop sends a browser, once its operator names the host: https, or a host
 * on this machine.
 */
const CARD_PAGE =
  /^(?:https:\/\/|http:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\/)/

/** Addresses that would send a payer to another site. */
const foreignAddresses = ({ hostname: shopHost, origin }: URL): readonly string[] => [
  'https://elsewhere.example/',
  '//elsewhere.example/st/return',
  `https://${shopHost}@elsewhere.example/`,
  `https://${shopHost}.elsewhere.example/`,
  `${origin}@elsewhere.example/`,
  `${origin}.elsewhere.example/`,
  'javascript:alert(1)//',
]

/** The address of the mock's card page ends with the id of the session. */
const sessionOf = (address = ''): string => URL.parse(address)?.pathname.split('/').pop() ?? ''

/** @returns whether the order is paid; undefined after a payment that the host does not verify */
export async function checkPayment(run: Run, txnId: string, total?: number, token?: string) {
  const body = paymentBody(run.shopOrigin, txnId)
  const foreign = foreignAddresses(new URL(run.shopOrigin)).flatMap((address): Refusal[] => [
    [payments.create, { token, body: { ...body, return_url: address } }, [422], 'return addresses'],
    [payments.create, { token, body: { ...body, cancel_url: address } }, [422], 'return addresses'],
  ])
  await run.refuses(
    [payments.verify, { token, body: { session_id: UNKNOWN_KEY } }, [404], 'unpaid session'],
    [payments.create, { token, body: { ...body, txnId: UNKNOWN_KEY } }, [404]],
    ...foreign,
  )
  const created = await run.request(payments.create, { token, body })
  const address = created.body?.clientSecret
  if (address === undefined) return false
  const { protocol = 'no address', host = '' } = URL.parse(address) ?? {}
  const received = host === '' ? protocol : `${protocol}//${host}`
  const isSafe = CARD_PAGE.test(address) || isStripeClientSecret(address)
  run.check(created, 'card page', isSafe, 'clientSecret', 'an https address', received)
  const again = await run.request(payments.create, { token, body })
  const isSame = again.body?.clientSecret === address
  const [expected, other] = ['the same address', 'another address']
  run.check(again, 'one open session', isSame, 'clientSecret', expected, other)
  await checkForeignHost(run, payments.create, { body })
  const session_id = sessionOf(address)
  // The address of a real card page may not end with the id.
  await run.refuses([
    payments.verify,
    { token, body: { session_id } },
    [402, 404, 422],
    'unpaid session',
  ])
  if (!(await paySession(run, session_id))) {
    run.addNote(
      'Stopped before the payment: without the mock control API a real card would be charged. ' +
        'The paid order, its access codes and the emptied cart were not checked; --session ' +
        'verifies a session that is paid.',
    )
    return false
  }
  const paid = await checkPaidSession(run, { token, body: { session_id } })
  if (!isSuccess(paid.status)) return undefined
  run.compare(paid, 'verified order', '', { txnId, txnAmount: total }, paid.body)
  await run.refuses([payments.create, { token, body }, [409], 'paid twice'])
  const other_id = sessionOf(again.body?.clientSecret)
  if (other_id && other_id !== session_id) {
    await paySession(run, other_id)
    await run.refuses([
      payments.verify,
      { token, body: { session_id: other_id } },
      [402, 404],
      'paid twice',
    ])
  }
  return true
}

/** Pays a session of the mock. @returns false where the host has no such control */
async function paySession(run: Run, id: string): Promise<boolean> {
  if ((await run.control('GET', '/payments')) === undefined) return false
  const paid = await run.control('POST', `/payments/${encodeURIComponent(id)}/pay`)
  return paid !== undefined
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A time of just now, by the clock of the host. */
export function checkTime(
  run: Run,
  response: ArrangedResponse & { body: unknown },
  path: string[],
): void {
  const time = String(valueAt(response.body, path))
  const { date = '' } = response.headers
  const age = Date.parse(date) - Date.parse(time)
  // The shop shows other texts as they are.
  if (Number.isNaN(age) || !/^\d{4}-\d\d-\d\dT/.test(time)) return
  const sent = valueAt(response.arranged, path)
  const tolerance = /\d:\d/.test(String(sent)) ? HOUR_MS : DAY_MS
  const holds = Math.abs(age) < tolerance
  run.check(response, 'times', holds, path.join('.'), `the time of ${date}`, describeValue(sent))
}

/**
 * The result of a paid session; a second request must return the same.
 * @param option that names it
 */
export async function checkPaidSession(run: Run, request: OperationRequest, option?: string) {
  const first = await run.requestGiven(payments.verify, request, [402, 404, 422], option)
  if (!isSuccess(first.status)) return first
  // The run did not make the payment that an option names.
  if (!option) checkTime(run, first, ['txnDate'])
  const second = await run.request(payments.verify, request)
  const { message: _, ...result } = first.body ?? {}
  run.compare(second, 'repeated verification', '', result, second.body)
  return first
}
