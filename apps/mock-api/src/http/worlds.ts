import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { internalError, ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { worldName } from '../worlds/world-name.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { isAllowedOrigin } from './loopback-origin.ts'
import { routeOf } from './operation-name.ts'
import { jsonPayload } from './raw-response.ts'

const cached = Symbol('world')
const isClosed = Symbol('closed')

declare module 'fastify' {
  interface FastifyRequest {
    [cached]: World | null
    /** Whether the client left, or has the response. */
    [isClosed]: boolean
    /** The world of the request, created on first access: a request for a static file creates none. */
    readonly world: World
  }
  interface FastifyInstance {
    readonly worlds: Worlds
  }
}

interface WorldsPluginOptions {
  readonly worlds: Worlds
  /** Origins other than loopback whose pages may create worlds. */
  readonly origins: readonly string[]
}

/** Whether a page of another site loads this as a part of itself, such as a picture: any page could fill the server with worlds. */
const isForeignPart = ({ headers }: FastifyRequest, origins: readonly string[]): boolean =>
  headers['sec-fetch-site'] === 'cross-site' &&
  (headers['sec-fetch-dest'] !== 'document' || headers['sec-purpose'] !== undefined) &&
  !isAllowedOrigin(headers.origin ?? '', origins)

/** Other calls, such as probes and the list of worlds, do not take over a world. */
const usesWorld = /^\/(?:api|pay|uploads|__mock\/api\/(?!worlds))/

/** Undefined for an invalid name, which the handler reports. */
const validNameOf = (request: FastifyRequest): string | undefined => {
  try {
    return worldName(request)
  } catch {
    return undefined
  }
}

export const worldsPlugin = fp<WorldsPluginOptions>(async (app, { worlds, origins }) => {
  /** @throws ShopError `unavailable` for a new world that the request may not create */
  const nameOf = (request: FastifyRequest): string => {
    const name = worldName(request)
    if (!isForeignPart(request, origins) || worlds.has(name)) return name
    throw new ShopError('unavailable', `There is no world ${name}, and a page of another site cannot create it.`)
  }
  app.decorate('worlds', worlds)
  app.decorateRequest(cached, null)
  app.decorateRequest(isClosed, false)
  app.decorateRequest('world', {
    getter(this: FastifyRequest) {
      if (this[cached] !== null) return this[cached]
      const world = worlds.get(nameOf(this))
      if (!this[isClosed]) world.calls += 1
      this[cached] = world
      return world
    },
  })
  if (worlds.areShared) {
    app.addHook('onRequest', (request, reply, done) => {
      // Not only of calls that take over a world: whatever has used one ends with its response.
      reply.raw.once('close', () => {
        request[isClosed] = true
        if (request[cached]) request[cached].calls -= 1
      })
      if (!usesWorld.test(request.url)) return done()
      const name = validNameOf(request)
      const takeOver = name === undefined ? undefined : worlds.takeOver(name)
      if (takeOver === undefined) return done()
      takeOver.then(() => done(), done)
    })
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const world = request[cached]
    if (world === null) return done(null, payload)
    reply.header('x-mock-world-created', world.createdAt)
    const eviction = worlds.evictionOf(world.name)
    if (eviction) reply.header('x-mock-world-evicted', eviction)
    if (routeOf(request) === null) afterCommit(request, reply, payload, done)
    else done(null, payload)
  })
  app.addHook('onClose', async () => worlds.close())
})

/** Delays the responses of the contract's calls until their changes are committed. Register it in their scope, after what checks them. */
export const commitPlugin = fp(async (app) => {
  app.addHook('onSend', afterCommit)
})

/** A response is sent only after the changes that it reports or includes are committed. */
const afterCommit = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void => {
  const committed = request[cached]?.committed
  if (committed === undefined) done(null, payload)
  else
    committed.then(
      () => done(null, payload),
      (error: unknown) => {
        request.log.error({ err: error }, 'commit failed')
        done(null, reply.statusCode >= 500 ? payload : notCommitted(reply))
      },
    )
}

/** The world of a request; undefined for an invalid name, or without room for a new world. */
export const worldOrNone = (request: FastifyRequest): World | undefined => {
  try {
    return request.world
  } catch {
    return undefined
  }
}

/** Turns a response into a 500. The error handler may have run already for this request, so it cannot do this. */
const notCommitted = (reply: FastifyReply): string => {
  const { status, body } = internalError()
  for (const name of ['location', 'retry-after']) reply.removeHeader(name)
  return jsonPayload(reply, status, body)
}
