import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { internalError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { worldName } from '../worlds/world-name.ts'
import type { Worlds } from '../worlds/worlds.ts'

const cached = Symbol('world')

declare module 'fastify' {
  interface FastifyRequest {
    [cached]: World | null
    /** The world of the request, created on first access: a request for a static file creates none. */
    readonly world: World
  }
  interface FastifyInstance {
    readonly worlds: Worlds
  }
}

export const worldsPlugin = fp<{ worlds: Worlds }>(async (app, { worlds }) => {
  app.decorate('worlds', worlds)
  app.decorateRequest(cached, null)
  app.decorateRequest('world', {
    getter(this: FastifyRequest) {
      this[cached] ??= worlds.get(worldName(this))
      return this[cached]
    },
  })
  // A response is sent only after the changes that it reports or includes are committed.
  app.addHook('onSend', (request, reply, payload, done) => {
    const world = request[cached]
    if (world === null) return done(null, payload)
    reply.header('x-mock-world-created', world.createdAt)
    const eviction = worlds.evictionOf(world.name)
    if (eviction) reply.header('x-mock-world-evicted', eviction)
    const { committed } = world
    if (committed === undefined) return done(null, payload)
    committed.then(
      () => done(null, payload),
      (error: unknown) => {
        request.log.error({ err: error }, 'commit failed')
        done(null, reply.statusCode >= 500 ? payload : notCommitted(reply))
      },
    )
  })
  app.addHook('onClose', async () => worlds.close())
})

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
  const text = JSON.stringify(body)
  for (const name of ['location', 'retry-after']) reply.removeHeader(name)
  reply.status(status).type('application/json; charset=utf-8').header('content-length', Buffer.byteLength(text))
  return text
}
