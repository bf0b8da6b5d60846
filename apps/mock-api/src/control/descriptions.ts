import type { $ZodType } from 'zod/v4/core'
import { clockInput, faultInput, requestsQuery, resetInput, restoreInput, signInInput } from './inputs.ts'

/** What the explorer says of a control. */
export interface Described {
  readonly summary: string
  readonly description?: string
  readonly body?: $ZodType
  readonly query?: $ZodType
  /** Bodies that work on the seed. */
  readonly examples?: Readonly<Record<string, object>>
  readonly answers: string
  readonly status?: 201
}

const clockAnswer = '`{ now, frozen, ahead_seconds }`'
const faultsAnswer = '`{ data: [{ id, operation, effect, times, struck, remaining }], held }`'

/** Every control under `/__mock/api` (architecture §6), by method and path. A test holds this list to the routes that there are. */
export const describedControls: Readonly<Record<string, Described>> = {
  'POST /reset': {
    summary: 'Begin anew from a scenario',
    description:
      'The database is that of the scenario, the clock is with the machine’s, faults and log are empty. Without a scenario, the one that the server was started with.',
    body: resetInput,
    examples: {
      'A guest with a cart': { scenario: 'guest-cart' },
      'Signed in, 500 orders': { scenario: 'many-orders' },
      'A shelf of 300 products': { scenario: 'many-products' },
      'The seed': {},
    },
    answers:
      '`{ world, scenario, sign_in: { email, password } }` and, where the scenario has them, `cart_uid`, `cart_id`, `cart`, `coupon_code`, `expired_coupon_code`, `order_txn_id`, `user`, `authorisation`',
  },
  'POST /snapshot': {
    summary: 'Keep the world as it is now',
    description: 'The last 16 of a world are kept, as long as the process runs.',
    answers: '`{ id, taken_at }`',
  },
  'POST /restore': {
    summary: 'Bring a snapshot back',
    description: 'The database is what it was, byte for byte, and the clock is set as it was. Faults and log stay.',
    body: restoreInput,
    examples: { 'A snapshot': { id: 'the id of a snapshot' } },
    answers: '`{ id, taken_at }`',
  },
  'GET /clock': { summary: 'What time it is in this world', answers: clockAnswer },
  'POST /clock': {
    summary: 'Freeze, advance or resume the clock',
    description: 'Any of the three together: it resumes, then freezes, then advances. `freeze: true` is now.',
    body: clockInput,
    examples: {
      'Half an hour on': { advance_seconds: 1800 },
      'Freeze at a time': { freeze: '2026-12-01T09:00:00+08:00' },
      'Run with the machine’s': { resume: true },
    },
    answers: clockAnswer,
  },
  'GET /faults': { summary: 'The faults that are set', answers: faultsAnswer },
  'POST /faults': {
    summary: 'Let the next calls of an operation fail',
    description:
      'It strikes `times` calls (1 if not said), exactly, oldest fault first. `when: "after"` lets the call do its work and spoils the answer alone: the payment went through, and nobody heard. `*` is any operation. A status need not be one that the contract declares.',
    body: faultInput,
    examples: {
      'Answer 503, twice': { operation: 'cart.update', times: 2, effect: { kind: 'status', status: 503 } },
      'Lose the answer of a payment that went through': {
        operation: 'payment.verify',
        effect: { kind: 'drop', when: 'after' },
      },
      'Wait three seconds': { operation: 'catalog.products', effect: { kind: 'delay', ms: 3000 } },
      'Half of the JSON, as if it were all': { operation: 'order.detail', effect: { kind: 'malformed' } },
      'Half an answer, then the connection breaks': { operation: 'order.list', effect: { kind: 'half' } },
      'Hold until released': { operation: 'order.place', effect: { kind: 'hold' } },
    },
    answers: 'the fault',
    status: 201,
  },
  'POST /faults/release': { summary: 'Let held calls go on', answers: '`{ released }`' },
  'DELETE /faults': { summary: 'Forget every fault, and let go whatever is held', answers: faultsAnswer },
  'GET /requests': {
    summary: 'What was asked of the API, oldest first',
    description:
      'The last 500, with passwords and tokens hidden. `since` is the id of a request or a time, and is exclusive. `contract.kind` is `met`, `request` (the caller broke it), `response` (we would have), `fault` or `unknown` (no such call).',
    query: requestsQuery,
    answers:
      '`{ data: [{ id, at, method, path, operation, status, ms, signed_in, request_body, response_body, contract }] }`',
  },
  'POST /sign-in': {
    summary: 'Sign in without a password',
    description: 'As anyone who has an account, also one that was made by a payment and has no password yet.',
    body: signInInput,
    examples: {
      'The customer with orders': { email: 'customer@example.com' },
      'The one without': { email: 'new@example.com' },
    },
    answers: '`{ message, user, authorisation: { token, type } }`',
  },
  'GET /outbox': {
    summary: 'The mails that were sent, newest first',
    description: '`to`: those to one address. `wait_ms`: wait for the first, at most 30000.',
    answers: '`{ data: [{ to, subject, text, html, sent_at }] }`',
  },
  'GET /payments': {
    summary: 'The card provider’s sessions, newest first',
    answers:
      '`{ data: [{ session_id, order_txn_id, amount, status, refusal, created_at, expires_at, paid_at, url }] }`',
  },
  'POST /payments/{session_id}/pay': {
    summary: 'Pay without a card',
    description: 'Also after the payer left or its time was over, as a payment that settles late.',
    answers: '`{ data: the session }`',
  },
  'POST /payments/{session_id}/decline': { summary: 'Refuse for good', answers: '`{ data: the session }`' },
  'POST /payments/{session_id}/expire': { summary: 'Let its time be over', answers: '`{ data: the session }`' },
}
