import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AppOptions } from '../app-options.ts'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { defaultWorld, worldName } from '../worlds/world-name.ts'
import type { WorldRegistry } from '../worlds/world-registry.ts'
import { isAllowedOrigin } from './security-plugin.ts'

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

type WorldsPluginOptions = { readonly worlds: WorldRegistry } & Pick<
  AppOptions,
  'origins' | 'token'
>

/**
 * Decorates the server with its worlds, and each request with the world that its host names. A new
 * world may close another: with a token only a request that has it creates one, else no page of
 * another site does, such as with a picture.
 */
export const worldsPlugin = fp<WorldsPluginOptions>(
  async (app, { worlds, origins = [], token }) => {
    const mayCreate = (request: FastifyRequest): boolean =>
      token === undefined ? !isOfOtherSite(request, origins) : app.hasControls(request)
    const open = (request: FastifyRequest): World => {
      const name = worldName(request)
      if (name !== defaultWorld && !worlds.has(name) && !mayCreate(request)) throw notCreated(name)
      return worlds.get(name)
    }
    app.decorate('worlds', worlds)
    app.decorateRequest(openedWorld, null)
    app.decorateRequest('world', {
      getter(this: FastifyRequest) {
        this[openedWorld] ??= open(this)
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

/** Whether a page of another site sends the request, or shows what it returns. */
const isOfOtherSite = ({ headers }: FastifyRequest, origins: readonly string[]): boolean => {
  const { origin } = headers
  if (origin !== undefined) return !isAllowedOrigin(origin, origins)
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document'
}

const notCreated = (name: string) =>
  new ShopError(
    'unavailable',
    `There is no world ${name}: open /__mock of its host, with the token if there is one.`,
  )

const withoutError = (find: () => World | undefined): World | undefined => {
  try {
    return find()
  } catch {
    return undefined
  }
}
