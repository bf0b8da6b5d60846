import type { $ZodType } from 'zod/v4/core'
import { seedFileSchema } from '../seed/seed-schema.ts'
import { faultInputSchema } from '../worlds/fault-schema.ts'
import { passthroughInputSchema } from '../worlds/passthrough.ts'
import { stubInputSchema } from '../worlds/stub-schema.ts'
import {
  clockInputSchema,
  hostInputSchema,
  recordInputSchema,
  requestsQuerySchema,
  resetInputSchema,
  restoreInputSchema,
  signInInputSchema,
} from './schemas.ts'

/** The documentation of a control in the explorer. */
export interface ControlDescription {
  readonly summary: string
  readonly description?: string
  readonly body?: $ZodType
  readonly query?: $ZodType
  /** Bodies that work on the seed. */
  readonly examples?: Readonly<Record<string, object>>
  readonly returns: string
  readonly status?: 201
}

const clock = '`{ now, frozen, ahead_seconds }`'
const faults = '`{ data: [{ id, operation, effect, times, applied, remaining }], held }`'
const stubs = '`{ data: [{ id, operation, match, respond, applied, times, remaining }] }`'
const passthrough = '`{ upstream, operations, forwarded }`'

/** All controls under `/__mock/api` (architecture §6) by method and path. A test compares them with the routes. */
export const controlDescriptions: Readonly<Record<string, ControlDescription>> = {
  'POST /reset': {
    summary: 'Reset the world to a scenario',
    description:
      'Replaces the database by the scenario’s, sets the clock to real time and the host style to that of the server’s start, restores the stubs of the server’s start, and clears faults and request log. A recording ends without a stubs file. Default: the scenario that the server was started with.',
    body: resetInputSchema,
    examples: {
      'A guest with a cart': { scenario: 'guest-cart' },
      'Signed in, 500 orders': { scenario: 'many-orders' },
      '300 products': { scenario: 'many-products' },
      'The seed': {},
    },
    returns:
      '`{ world, scenario, sign_in: { email, password } }` and, where the scenario has them, `cart_uid`, `cart_id`, `cart`, `coupon_code`, `expired_coupon_code`, `order_txn_id`, `user`, `authorisation`',
  },
  'POST /snapshot': {
    summary: 'Take a snapshot of the world',
    description: 'A world has its last 16 snapshots until the process ends.',
    returns: '`{ id, taken_at }`',
  },
  'POST /restore': {
    summary: 'Restore a snapshot',
    description:
      'Restores the database, byte for byte, and the clock. Faults, request log and host style stay. Takes the response of `POST snapshot`, or its `id` alone.',
    body: restoreInputSchema,
    examples: { 'A snapshot': { id: 'the id of a snapshot' } },
    returns: '`{ id, taken_at }`',
  },
  'GET /worlds': {
    summary: 'All worlds of the server, by name',
    description:
      'Also those in files of `--worlds-dir` that are not open. `owner` is the process that has a world open, or that was killed while it had.',
    returns: '`{ data: [{ name, created_at, scenario, used_at, is_open, owner, url }] }`',
  },
  'DELETE /worlds/{name}': {
    summary: 'Delete a world with its data',
    description: 'The next request to its name creates it again, from the seed.',
    returns: '`{ deleted }`',
  },
  'GET /scenarios': { summary: 'The scenarios', returns: '`{ data: [{ name, summary }] }`' },
  'GET /seed': {
    summary: 'The data of the world as a seed file',
    description: 'Without mails, payments, pictures of customers and links to set a password.',
    returns: 'a seed file',
  },
  'PUT /seed': {
    summary: 'Replace the data of the world by a seed',
    description: 'Resets the world as `POST /reset` does. An invalid seed changes nothing: `errors` names each field.',
    body: seedFileSchema,
    examples: {
      'The sample with another product': {
        extends: 'sample',
        add: { products: [{ id: 99, name: 'Tea', price: 12.5 }] },
      },
    },
    returns: 'as `POST /reset`, with the scenario `seed`',
  },
  'GET /seed/schema': { summary: 'The JSON schema of seed files', returns: 'a JSON schema' },
  'GET /clock': { summary: 'The time of the world', returns: clock },
  'POST /clock': {
    summary: 'Freeze, advance or resume the clock',
    description:
      'One call can do all three: it resumes, then freezes, then advances. `freeze: true` freezes the current time.',
    body: clockInputSchema,
    examples: {
      'Half an hour ahead': { advance_seconds: 1800 },
      'Freeze at a time': { freeze: '2026-12-01T09:00:00+08:00' },
      'Real time': { resume: true },
    },
    returns: clock,
  },
  'GET /host': { summary: 'The host style of the world', returns: '`{ style }`' },
  'POST /host': {
    summary: 'Respond like a sparse host, or in full',
    description:
      '`sparse`: responses have no assumed field, and the forms that PHP frameworks give values: `"55.00"`, numeric ids as text, `2026-11-21 10:00:00`, `/uploads/cover.svg`, 1 and 0, `[]` for an empty object, keys of its own, 200 for 201. The header `x-mock-host-style` sets the style of one request.',
    body: hostInputSchema,
    examples: { 'Only shown and needed fields': { style: 'sparse' }, 'The whole contract': { style: 'full' } },
    returns: '`{ style }`',
  },
  'GET /faults': { summary: 'The faults of the world', returns: faults },
  'POST /faults': {
    summary: 'Make the next calls of an operation fail',
    description:
      'Applies to exactly `times` calls (default 1), the oldest fault first. With `when: "after"` the call does its work and only the response is lost: a payment succeeds, but the client gets no response. `*` is any operation. The status need not be declared in the contract. `ms` may be a range. The header `x-mock-fault` with an effect as JSON applies it to one request, before the faults of the world.',
    body: faultInputSchema,
    examples: {
      'Return 503, twice': { operation: 'cart.update', times: 2, effect: { kind: 'status', status: 503 } },
      'Lose the response of a verified payment': {
        operation: 'payment.verify',
        effect: { kind: 'drop', when: 'after' },
      },
      'Delay by three seconds': { operation: 'catalog.products', effect: { kind: 'delay', ms: 3000 } },
      'Delay by a random time': { operation: '*', times: 50, effect: { kind: 'delay', ms: { min: 100, max: 800 } } },
      'A maintenance page': {
        operation: 'catalog.products',
        effect: { kind: 'status', status: 503, body: { message: 'Back at noon.' }, headers: { 'retry-after': '3600' } },
      },
      'Truncate the JSON': { operation: 'order.detail', effect: { kind: 'malformed' } },
      'Break the connection within the body': { operation: 'order.list', effect: { kind: 'half' } },
      'Hold until released': { operation: 'order.place', effect: { kind: 'hold' } },
    },
    returns: 'the fault',
    status: 201,
  },
  'POST /faults/release': { summary: 'Release held calls', returns: '`{ released }`' },
  'DELETE /faults': { summary: 'Remove all faults and release held calls', returns: faults },
  'DELETE /faults/{id}': { summary: 'Remove one fault', returns: faults },
  'GET /stubs': { summary: 'The stubs of the world', returns: stubs },
  'POST /stubs': {
    summary: 'Respond to the calls of an operation with a given response',
    description:
      'Before authentication and the real handler. `match` names the parts that a request must have: of the body at any depth, and `params`, `query` and `headers` as text. Stubs with `times` respond first, the oldest first; then those without, the newest first. A response that breaks the contract is sent all the same, and marked in the request log. `*` is any operation. A file of `POST /record` (`{ stubs: [...] }`) adds all its stubs. The response has the header `x-mock-stub`.',
    body: stubInputSchema,
    examples: {
      'No products': { operation: 'catalog.products', respond: { status: 200, body: { data: [] } } },
      'One product is unknown': {
        operation: 'catalog.product',
        match: { params: { id: 8 } },
        respond: { status: 404, body: { message: 'No such product.', code: 'product_not_found' } },
      },
      'The first sign-in of an account fails slowly': {
        operation: 'auth.signin',
        times: 1,
        match: { body: { email: 'customer@example.com' } },
        respond: {
          status: 401,
          body: { message: 'Wrong email or password.', code: 'invalid_credentials' },
          delay_ms: { min: 500, max: 1500 },
        },
      },
    },
    returns: 'the stub, or `{ data: [stub] }` for a file',
    status: 201,
  },
  'DELETE /stubs': { summary: 'Remove all stubs', returns: stubs },
  'DELETE /stubs/{id}': { summary: 'Remove one stub', returns: stubs },
  'GET /passthrough': { summary: 'The operations that the upstream responds to', returns: passthrough },
  'PUT /passthrough': {
    summary: 'Forward operations to the real host behind the mock',
    description:
      'For a server that was started with `--upstream URL`. An operation such as `cart.update`, a group such as `catalog.*`, or `*`. Each response is checked against the contract and sent as it is: the request log has `source: "upstream"`. Without a response it returns 502 or 504. Stubs and faults come first. Files under `/uploads/` that the mock does not have come from the upstream too.',
    body: passthroughInputSchema,
    examples: { 'The catalogue': { operations: ['catalog.*'] }, Nothing: { operations: [] } },
    returns: passthrough,
  },
  'GET /record': { summary: 'Whether the world records its exchanges', returns: '`{ recording, exchanges }`' },
  'POST /record': {
    summary: 'Record the exchanges of the world as stubs',
    description:
      'From `start` to `stop`, whatever responds. `stop` returns a stubs file for `POST /stubs` or `--stubs FILE`. Passwords, tokens and cookies, the credentials of carts, orders, payments and tests, e-mail addresses, names, phone numbers, address lines and tax details are replaced by placeholders; read the file before you share it.',
    body: recordInputSchema,
    examples: { Start: { action: 'start' }, Stop: { action: 'stop' } },
    returns: '`{ recording, exchanges }`, or `{ stubs: [...] }`',
  },
  'GET /requests': {
    summary: 'The request log, oldest first',
    description:
      'The last 500 requests, at most 8 MiB, with passwords, tokens and cookies hidden. `since` is the id of a request or a time, exclusive. `contract.kind` is `met`, `request` (the client violated the contract), `response` (the response did: the mock’s own was replaced by a 500, others were sent), `tolerated` (the response differs, but the shop can show it), `fault` or `unknown` (no such call). `host_style` is `sparse` for a response that was converted after its validation. `source` is `mock`, `stub` or `upstream`.',
    query: requestsQuerySchema,
    returns:
      '`{ data: [{ id, at, method, path, operation, status, ms, caller, address, signed_in, request_headers, request_body, response_headers, response_body, host_style, source, contract }] }`',
  },
  'POST /sign-in': {
    summary: 'Sign in without a password',
    description: 'Works for every account, also for an account from a guest’s payment, which has no password yet.',
    body: signInInputSchema,
    examples: {
      'The customer with orders': { email: 'customer@example.com' },
      'The customer without orders': { email: 'new@example.com' },
    },
    returns: '`{ message, user, authorisation: { token, type } }`',
  },
  'GET /outbox': {
    summary: 'The mails, newest first',
    description: '`to`: only those to an address. `wait_ms`: wait for the first, at most 30000.',
    returns: '`{ data: [{ to, subject, text, html, sent_at }] }`',
  },
  'GET /payments': {
    summary: 'The card provider’s sessions, newest first',
    returns:
      '`{ data: [{ session_id, order_txn_id, amount, status, refusal, created_at, expires_at, paid_at, url }] }`',
  },
  'POST /payments/{session_id}/pay': {
    summary: 'Pay without a card',
    description: 'Also for an expired session: simulates a payment that completes after the payer left.',
    returns: '`{ data: the session }`',
  },
  'POST /payments/{session_id}/decline': { summary: 'Decline permanently', returns: '`{ data: the session }`' },
  'POST /payments/{session_id}/expire': { summary: 'Expire the session', returns: '`{ data: the session }`' },
}
