import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { World } from '../worlds/world.ts'
import { worldName } from '../worlds/world-name.ts'
import type { Worlds } from '../worlds/worlds.ts'

const cached = Symbol('world')

declare module 'fastify' {
  interface FastifyRequest {
    [cached]: World | null
    /**
     * The world of the request, created on first access: a request for a static file creates none.
     */
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
  app.addHook('onSend', async (request, reply, payload) => {
    const world = request[cached]
    // A new time tells a client that its world was closed and created again.
    if (world !== null) reply.header('x-mock-world-created', world.createdAt)
    return payload
  })
  app.addHook('onClose', async () => worlds.close())
})

/** The world of a request for a static file, which creates none; undefined if there is none. */
export const existingWorld = (request: FastifyRequest): World | undefined => {
  try {
    return request.server.worlds.find(worldName(request))
  } catch {
    return undefined
  }
}

/** The world of a request; undefined for an invalid name, or without room for a new world. */
export const worldOrNone = (request: FastifyRequest): World | undefined => {
  try {
    return request.world
  } catch {
    return undefined
  }
}
