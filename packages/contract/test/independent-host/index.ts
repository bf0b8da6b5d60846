/**
 * A back end of its own for the tests of `pnpm conform`: `node:http`, in memory, without code of the mock or of the contract. It
 * follows the requirements and architecture §4. A test replaces rules or changes responses, and expects the report to say so.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { accountRoutes } from './account-routes.ts'
import { cartRoutes } from './cart-routes.ts'
import { type HostReply, type HostRequest, Refusal, type Route, reply } from './exchange.ts'
import { orderRoutes } from './order-routes.ts'
import { controlRoutes, paymentRoutes, type Site } from './payment-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { type Rules, rules } from './rules.ts'
import { State } from './state.ts'

export const SHOP_ORIGIN = 'https://shop.example'

/** A wrong rule, or a change of the responses; `name` is that of the operation, `preflight` or `control`. */
export interface Deviation {
  readonly rules?: Partial<Rules>
  readonly change?: (name: string, response: HostReply, request: HostRequest) => void
}

export interface IndependentHost extends AsyncDisposable {
  readonly base: string
}

const MAX_BODY = 1024 * 1024

export async function independentHost(...deviations: readonly Deviation[]): Promise<IndependentHost> {
  const state = new State(Object.assign({ ...rules }, ...deviations.map((deviation) => deviation.rules)))
  const site = { url: '', shopOrigin: SHOP_ORIGIN }
  const routes = [publicRoutes, cartRoutes, orderRoutes, accountRoutes, profileRoutes].flatMap((add) => add(state))
  const api = [...routes, ...paymentRoutes(state, site)]
  const control = controlRoutes(state)

  const server = createServer(async (incoming, outgoing) => {
    const { name, request, response } = await respond(state, incoming, { api, control })
    allowOrigin(site, request, response)
    for (const { change } of deviations) change?.(name, response, request)
    outgoing.writeHead(response.status, response.headers)
    outgoing.end(typeof response.body === 'string' ? response.body : JSON.stringify(response.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  site.url = `http://127.0.0.1:${address.port}`
  return {
    base: site.url,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function allowOrigin({ shopOrigin }: Site, { headers: { origin } }: HostRequest, response: HostReply): void {
  if (origin === shopOrigin) response.headers['access-control-allow-origin'] = shopOrigin
}

const preflight = (): HostReply => ({
  status: 204,
  body: '',
  headers: {
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  },
})

interface Exchange {
  readonly name: string
  readonly request: HostRequest
  readonly response: HostReply
}

async function respond(
  state: State,
  incoming: IncomingMessage,
  routes: { api: readonly Route[]; control: readonly Route[] },
): Promise<Exchange> {
  const { method = 'GET', headers } = incoming
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  const token = headers.authorization?.replace(/^Bearer /, '')
  const caller = (token !== undefined && state.tokens.get(token)) || null
  const bytes = await bytesOf(incoming)
  const plain = { method, url, headers, bytes, token, caller, params: [], json: undefined }
  if (method === 'OPTIONS') return { name: 'preflight', request: plain, response: preflight() }
  const [, prefix, path] = /^\/(api\/v1|__mock\/api)(\/.*)$/.exec(url.pathname) ?? []
  const candidates = prefix === 'api/v1' ? routes.api : routes.control
  const route = candidates.find((each) => each.method === method && path !== undefined && each.path.test(path))
  let request: HostRequest = plain
  try {
    if (!route || path === undefined) throw new Refusal(404, 'not_found')
    const params = (route.path.exec(path) ?? []).slice(1).map(decoded)
    request = { ...plain, params, json: parsedBody(route, plain) }
    if (caller === null && (route.auth === 'customer' || (route.auth === 'optional' && token !== undefined))) {
      throw new Refusal(401, 'unauthenticated')
    }
    return { name: route.name, request, response: route.handle(request) }
  } catch (error) {
    return { name: route?.name ?? 'none', request, response: errorReply(error) }
  }
}

function errorReply(error: unknown): HostReply {
  if (error instanceof Refusal) return reply({ message: error.message, code: error.code }, error.status)
  return reply({ message: 'Something went wrong.', code: 'internal_error' }, 500)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Refusal(400, 'malformed_request')
  }
}

function parsedBody({ name, method }: Route, { bytes, headers }: HostRequest): unknown {
  if (method === 'GET' || method === 'DELETE' || bytes.length === 0) return undefined
  if (bytes.length > MAX_BODY) throw new Refusal(413, 'body_too_large')
  const expected = name === 'profile.updateAvatar' ? 'multipart/form-data' : 'application/json'
  if (!String(headers['content-type']).startsWith(expected)) throw new Refusal(415, 'unsupported_media_type')
  if (expected !== 'application/json') return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refusal(400, 'malformed_request')
  }
}

/** Large bodies are read to their end, so that the client gets the response. */
async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    length += chunk.length
    if (length <= 2 * MAX_BODY) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
