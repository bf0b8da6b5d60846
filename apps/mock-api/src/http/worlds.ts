import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { World } from '../worlds/world.ts'
import { worldName } from '../worlds/world-name.ts'
import type { Worlds } from '../worlds/worlds.ts'

/** Where a request keeps its world, once found: it is asked for many times over. */
const found = Symbol('world')

declare module 'fastify' {
  interface FastifyRequest {
    [found]: World | null
    /** The world that the request is for. Made when first asked for: a request for a picture makes none. */
    readonly world: World
  }
  interface FastifyInstance {
    readonly worlds: Worlds
  }
}

export const worldsPlugin = fp<{ worlds: Worlds }>(async (app, { worlds }) => {
  app.decorate('worlds', worlds)
  app.decorateRequest(found, null)
  app.decorateRequest('world', {
    getter(this: FastifyRequest) {
      this[found] ??= worlds.get(worldName(this))
      return this[found]
    },
  })
  // Nobody is told of what a kill could still undo, neither who wrote it nor who read it.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const kept = request[found]?.kept
    if (kept === undefined) return done(null, payload)
    kept.then(() => done(null, payload), done)
  })
  app.addHook('onClose', async () => worlds.close())
})
