/** Host header and CORS: what a host does with requests of other origins. */
import { randomUUID } from 'node:crypto'
import { type ConformanceRun, operationNamed } from '../conformance-run.ts'
import { describeValue } from '../describe-value.ts'
import type { OperationRequest } from '../http-client.ts'
import { CONNECTION_CLOSED, type HostResponse } from '../model.ts'
import { UNKNOWN_CART } from './public-checks.ts'

const FOREIGN_HOST = 'foreign-host.example'

/** A request with a foreign host name. The host may refuse it with any status, but must not use the name. */
export async function checkForeignHost(run: ConformanceRun, name: string, request: OperationRequest): Promise<void> {
  const headersOfProxies: Record<string, string>[] = [{ host: FOREIGN_HOST }, { 'x-forwarded-host': FOREIGN_HOST }]
  for (const headers of headersOfProxies) {
    const [header = ''] = Object.keys(headers)
    const response = await run.send(operationNamed(name), {
      ...request,
      headers: { ...request.headers, ...headers },
      mayClose: true,
    })
    // A refusal may name the host.
    const isRefused = response.status >= 400 || response.status === CONNECTION_CLOSED
    const reflected = !isRefused && `${response.headers['location'] ?? ''} ${response.text}`.includes(FOREIGN_HOST)
    run.verify(response, !reflected, {
      rule: 'foreign Host header',
      message: `the response contains the host name of the ${header} header`,
      expected: `no ${FOREIGN_HOST}`,
      received: FOREIGN_HOST,
    })
  }
}

export async function checkForeignHostOfPages(run: ConformanceRun): Promise<void> {
  for (const name of ['catalog.products', 'catalog.sliders', 'settings.shipping']) await checkForeignHost(run, name, {})
}

/** One operation for each method and header that the shop sends. */
const preflightRequests: readonly [name: string, headers: readonly string[], request: OperationRequest][] = [
  ['cart.update', ['authorization', 'content-type'], {}],
  ['order.place', ['authorization', 'content-type', 'idempotency-key'], {}],
  ['order.list', ['authorization'], {}],
  ['profile.updateDetail', ['authorization', 'content-type'], {}],
  ['cart.clear', ['authorization'], { params: { cartUid: UNKNOWN_CART } }],
]

/** Whether the shop's pages at `origin` may call the host and read its responses, errors included. */
export async function checkCors(run: ConformanceRun, origin: string): Promise<void> {
  if (origin === new URL(run.base).origin) {
    run.addNote('--origin is the origin of the host: pages there need no CORS, so it was not tested.')
    return
  }
  for (const [name, headers, request] of preflightRequests) {
    const operation = operationNamed(name)
    const response = await run.send(operation, {
      ...request,
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': operation.route.method,
        'access-control-request-headers': headers.join(','),
      },
    })
    if (checkAllowedOrigin(run, response, origin, 'the preflight response')) {
      checkPreflight(run, response, operation.route.method, headers)
    }
  }
  const found = await run.send(operationNamed('catalog.products'), { headers: { origin } })
  checkAllowedOrigin(run, found, origin, 'the response')
  const refused = await run.send(operationNamed('profile.detail'), { headers: { origin } })
  checkAllowedOrigin(run, refused, origin, 'the error response')
  const missing = await run.send(operationNamed('payment.verify'), {
    body: { session_id: randomUUID() },
    headers: { origin },
  })
  checkAllowedOrigin(run, missing, origin, 'the error response')
}

function checkAllowedOrigin(run: ConformanceRun, response: HostResponse, origin: string, what: string): boolean {
  if (response.status === CONNECTION_CLOSED) return false
  const allowed = response.headers['access-control-allow-origin']
  return run.verify(response, allowed === '*' || allowed === origin, {
    rule: 'CORS',
    message: `${what} does not allow the origin of the shop`,
    expected: `access-control-allow-origin: ${origin} or *`,
    received: describeValue(allowed),
  })
}

const SIMPLE_METHODS = ['GET', 'HEAD', 'POST']

function checkPreflight(run: ConformanceRun, response: HostResponse, method: string, headers: readonly string[]): void {
  run.verify(response, response.status >= 200 && response.status < 300, {
    rule: 'CORS',
    message: 'the preflight request fails',
    expected: '200 or 204',
    received: String(response.status),
  })
  const methods = list(response.headers['access-control-allow-methods'])
  run.verify(
    response,
    [...SIMPLE_METHODS, ...methods].some((allowed) => allowed === '*' || allowed === method),
    {
      rule: 'CORS',
      message: 'the preflight response does not allow the method',
      expected: `access-control-allow-methods with ${method}`,
      received: methods.join(', ') || 'nothing',
    },
  )
  const allowedHeaders = list(response.headers['access-control-allow-headers']).map((name) => name.toLowerCase())
  // "*" does not include authorization.
  const refused = headers.filter(
    (name) => !allowedHeaders.includes(name) && (name === 'authorization' || !allowedHeaders.includes('*')),
  )
  run.verify(response, refused.length === 0, {
    rule: 'CORS',
    message: 'the preflight response does not allow all headers',
    expected: `access-control-allow-headers with ${headers.join(', ')}`,
    received: allowedHeaders.join(', ') || 'nothing',
  })
}

const list = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
