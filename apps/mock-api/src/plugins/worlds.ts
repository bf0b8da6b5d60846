import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { World } from '../worlds/world.ts'
import { worldName } from '../worlds/world-name.ts'
import type { Worlds } from '../worlds/worlds.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The world that the request is for. Made when first asked for: a request for a picture makes none. */
    readonly world: World
  }
  interface FastifyInstance {
    readonly worlds: Worlds
  }
}

export const worldsPlugin = fp<{ worlds: Worlds }>(async (app, { worlds }) => {
  app.decorate('worlds', worlds)
  app.decorateRequest('world', {
    getter(this: FastifyRequest) {
      return worlds.get(worldName(this))
    },
  })
  app.addHook('onClose', async () => worlds.close())
})
