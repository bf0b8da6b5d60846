import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
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
  app.addHook('onSend', (request, _reply, payload, done) => {
    const committed = request[cached]?.committed
    if (committed === undefined) return done(null, payload)
    committed.then(() => done(null, payload), done)
  })
  app.addHook('onClose', async () => worlds.close())
})
