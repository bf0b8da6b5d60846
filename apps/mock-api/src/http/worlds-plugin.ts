import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { World } from '../worlds/world.ts'
import { worldName } from '../worlds/world-name.ts'
import type { WorldRegistry } from '../worlds/world-registry.ts'

const openedWorld = Symbol('world')

declare module 'fastify' {
  interface FastifyRequest {
    [openedWorld]: World | null
    /**
     * The world of the request, created on first access: a request for a static file creates none.
     */
    readonly world: World
    /** As `world`; undefined for an invalid name, or without room for a new world. */
    readonly worldOrNone: World | undefined
    /** As `world`, but undefined if there is none: it creates none. */
    readonly existingWorld: World | undefined
  }
  interface FastifyInstance {
    readonly worlds: WorldRegistry
  }
}

/** Decorates the server with its worlds, and each request with the world that its host names. */
export const worldsPlugin = fp<{ worlds: WorldRegistry }>(
  async (app, { worlds }) => {
    app.decorate('worlds', worlds)
    app.decorateRequest(openedWorld, null)
    app.decorateRequest('world', {
      getter(this: FastifyRequest) {
        this[openedWorld] ??= worlds.get(worldName(this))
        return this[openedWorld]
      },
    })
    app.decorateRequest('worldOrNone', {
      getter(this: FastifyRequest) {
        return withoutError(() => this.world)
      },
    })
    app.decorateRequest('existingWorld', {
      getter(this: FastifyRequest) {
        return withoutError(() => worlds.find(worldName(this)))
      },
    })
    app.addHook('onSend', async (request, reply, payload) => {
      const world = request[openedWorld]
      // A new time tells a client that its world was closed and created again.
      if (world !== null) reply.header('x-mock-world-created', world.createdAt)
      return payload
    })
    app.addHook('onClose', async () => worlds.close())
  },
  { name: 'worlds', dependencies: ['security'] },
)

const withoutError = (find: () => World | undefined): World | undefined => {
  try {
    return find()
  } catch {
    return undefined
  }
}
