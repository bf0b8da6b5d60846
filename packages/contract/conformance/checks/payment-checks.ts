import { SESSION_PLACEHOLDER } from '../../src/index.ts'
import { toSen } from '../amounts.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { type HostResponse, isSuccess } from '../model.ts'
import { parseValue, values } from '../response-values.ts'
import type { PlacedOrder } from './order-checks.ts'
import { verifyAmount } from './order-totals.ts'
import { checkForeignHost } from './origin-checks.ts'
import { checkPaidSession } from './public-checks.ts'

/** Addresses that would send a payer to another site. */
const foreignAddresses = (shopHost: string): readonly string[] => [
  'https://elsewhere.example/',
  '//elsewhere.example/st/return',
  `https://${shopHost}@elsewhere.example/`,
  `https://${shopHost}.elsewhere.example/`,
  'javascript:alert(1)//',
]

export const returnUrls = (shopOrigin: string) => ({
  return_url: `${shopOrigin}/st/return?session_id=${SESSION_PLACEHOLDER}`,
  cancel_url: `${shopOrigin}/st/cancel?session_id=${SESSION_PLACEHOLDER}`,
})

export async function checkPayment(run: ConformanceRun, { order_txn_id: txnId, total }: PlacedOrder): Promise<void> {
  await run.request('payment.verify', { body: { session_id: 'no-such-session-0000' }, expect: [404] })
  const urls = returnUrls(run.shopOrigin)
  await run.request('payment.create', { body: { ...urls, txnId: 'no-such-order-0000' }, expect: [404] })
  await checkReturnAddresses(run, txnId)
  const body = { ...urls, txnId }
  const response = await run.request('payment.create', { body, expect: [200] })
  const created = parseValue(values.payment, response)
  if (!created) return
  const again = await run.request('payment.create', { body, expect: [200] })
  run.verify(again, parseValue(values.payment, again)?.clientSecret === created.clientSecret, {
    rule: 'one open session',
    path: 'clientSecret',
    message: 'the repeated request created another session',
    expected: 'the same address',
    received: 'another address',
  })
  await checkForeignHost(run, 'payment.create', { body })
  const session_id = await sessionOfMock(run, created.clientSecret)
  if (session_id === undefined) {
    run.addNote(
      'Stopped before the payment: without the mock control API a real card would be charged. --session tests a paid session.',
    )
    return
  }
  await run.request('payment.verify', { body: { session_id }, expect: [402] })
  await pay(run, session_id)
  const paid = await run.request('payment.verify', { body: { session_id }, expect: [200] })
  checkVerifiedOrder(run, paid, { txnId, total })
  await checkPaidSession(run, session_id)
  await run.request('payment.create', { body, expect: [409] })
}

/** Pays an order of a host that has the mock's control API. Returns whether it did. */
export async function payOrder(run: ConformanceRun, txnId: string): Promise<boolean> {
  const body = { ...returnUrls(run.shopOrigin), txnId }
  const created = await run.requestValue(values.payment, 'payment.create', { body, expect: [200] })
  const session_id = created && (await sessionOfMock(run, created.clientSecret))
  if (session_id === undefined) return false
  await pay(run, session_id)
  return isSuccess(await run.request('payment.verify', { body: { session_id }, expect: [200] }))
}

/** The id of the session behind an address of the mock's card page; undefined for other hosts. */
async function sessionOfMock(run: ConformanceRun, clientSecret: string): Promise<string | undefined> {
  if ((await run.control('GET', '/payments')) === undefined) return undefined
  return URL.parse(clientSecret)?.pathname.split('/').pop() ?? ''
}

const pay = (run: ConformanceRun, sessionId: string): Promise<unknown> =>
  run.control('POST', `/payments/${encodeURIComponent(sessionId)}/pay`)

async function checkReturnAddresses(run: ConformanceRun, txnId: string): Promise<void> {
  const urls = returnUrls(run.shopOrigin)
  for (const field of ['return_url', 'cancel_url'] as const) {
    for (const address of foreignAddresses(new URL(run.shopOrigin).hostname)) {
      await run.request('payment.create', {
        body: { ...urls, txnId, [field]: address },
        expect: [422],
        refuse: { rule: 'return addresses', message: `accepted a foreign ${field}` },
      })
    }
  }
}

function checkVerifiedOrder(
  run: ConformanceRun,
  response: HostResponse,
  { txnId, total }: { txnId: string; total: number | undefined },
): void {
  const verified = parseValue(values.verification, response)
  if (!verified) return
  run.verifyEqual(response, txnId, verified.txnId, {
    rule: 'verified order',
    path: 'txnId',
    message: 'another order than the paid one',
  })
  verifyAmount(run, response, {
    rule: 'verified order',
    path: 'txnAmount',
    message: 'the amount is not the total of the order',
    expected: total === undefined ? undefined : toSen(total),
    received: verified.txnAmount,
  })
}
