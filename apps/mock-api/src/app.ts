import { type OperationName, operations } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { RequestValidationError } from '@ts-rest/fastify'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { AppOptions } from './app-options.ts'
import { cardPageRoutes } from './card-provider/card-page.routes.ts'
import { createFakeProvider, type FakeProvider } from './card-provider/fake-provider.ts'
import { consoleRoutes } from './console/console.routes.ts'
import { controlRoutes } from './control/control.routes.ts'
import { explorerPlugin } from './control/explorer-plugin.ts'
import { authPlugin } from './http/auth-plugin.ts'
import { callsPlugin } from './http/calls-plugin.ts'
import { contractGuardPlugin } from './http/contract-guard-plugin.ts'
import { controlsGuardPlugin } from './http/controls-guard-plugin.ts'
import { errorsPlugin, sendBadUrl } from './http/errors-plugin.ts'
import { baseStylesPlugin } from './http/page-files.ts'
import { plainIdsPlugin } from './http/plain-ids-plugin.ts'
import { requestLogPlugin } from './http/request-log-plugin.ts'
import { securityPlugin } from './http/security-plugin.ts'
import { sitePlugin } from './http/site-plugin.ts'
import { worldsPlugin } from './http/worlds-plugin.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { customerOfToken } from './modules/auth/token.service.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { catalogRoutes } from './modules/catalog/catalog.routes.ts'
import { couponRoutes } from './modules/coupon/coupon.routes.ts'
import { orderRoutes } from './modules/order/order.routes.ts'
import { paymentRoutes } from './modules/payment/payment.routes.ts'
import { paymentEvents } from './modules/payment/payment.service.ts'
import { profileRoutes } from './modules/profile/profile.routes.ts'
import { testStartPlugin } from './modules/profile/test-start.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { trainersRoutes } from './modules/trainers/trainers.routes.ts'
import { uploadsRoutes } from './modules/uploads/uploads.routes.ts'
import { hostStylePlugin } from './overrides/host-styles/host-style-plugin.ts'
import { overridesPlugin } from './overrides/overrides-plugin.ts'
import { createUpstream, type Upstream } from './overrides/upstream.ts'
import { Scenarios } from './seed/scenarios.ts'
import { MockError, ShopError } from './shared/errors.ts'
import { defaultWorld } from './worlds/world-name.ts'
import { WorldRegistry } from './worlds/world-registry.ts'

/** Builds the whole mock back end, ready for `listen` or `inject`. */
export const buildApp = async (options: AppOptions = {}): Promise<FastifyInstance> => {
  const app = createServer(options)
  const startScenario = options.scenario ?? 'default'
  const scenarios = new Scenarios({ seedFile: options.seedFile, folder: options.scenariosDir })
  const worlds = openWorlds(app, scenarios, startScenario, options)
  const upstream =
    options.upstream === undefined
      ? undefined
      : createUpstream(options.upstream, options.upstreamTimeoutMs)
  const provider = createFakeProvider(paymentEvents)

  closeConnections(app, options)
  app.decorate('shopOrigin', options.shopOrigin)
  app.decorate('scenarios', scenarios)
  await app.register(callsPlugin)
  await app.register(errorsPlugin)
  await app.register(securityPlugin, options)
  await app.register(worldsPlugin, { ...options, worlds })
  await app.register(controlsGuardPlugin, options)
  await app.register(requestLogPlugin)

  healthRoutes(app)
  await app.register(uploadsRoutes(upstream))
  await app.register(baseStylesPlugin)
  await app.register(explorerPlugin)
  await app.register(controlRoutes, {
    prefix: '/__mock/api',
    startScenario,
    provider,
    upstream: upstream?.url,
  })
  await app.register(consoleRoutes, { prefix: '/__mock', shopUrl: options.shopUrl })
  await app.register(cardPageRoutes(provider))
  await app.register(testStartPlugin)
  await app.register(contractRoutes(provider, upstream, options))
  if (options.site === undefined) app.get('/', (_request, reply) => reply.redirect('/docs', 303))
  else await app.register(sitePlugin, { folder: options.site })
  return app
}

/** The worlds of the process. They are reset when the seed file changes. */
const openWorlds = (
  app: FastifyInstance,
  scenarios: Scenarios,
  startScenario: string,
  options: AppOptions,
): WorldRegistry => {
  let seed = scenarios.load(startScenario)
  // If the seed file has become invalid, new worlds start from its last valid content.
  const loadSeed = () => {
    try {
      seed = scenarios.load(startScenario)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      app.log.warn(`The last valid seed stays in use. ${reason}`)
    }
    return seed
  }
  const warn = (message: string) => app.log.warn(message)
  const worlds = new WorldRegistry({ ...options, seed: loadSeed, warn })
  const stopWatching = scenarios.watchSeed(() => {
    // The same content is the same object.
    const seedBefore = seed
    if (loadSeed() === seedBefore) return
    const names = worlds.reloadSeed().join(', ') || 'no world is open'
    app.log.warn(`The seed file changed. Reset: ${names}.`)
  })
  app.addHook('onClose', async () => stopWatching())
  return worlds
}

/** For probes: whether the process runs, and whether it can serve calls. */
const healthRoutes = (app: FastifyInstance): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    try {
      app.worlds.get(defaultWorld).checkStorage()
    } catch (cause) {
      throw new ShopError('unavailable', 'The database cannot be written.', undefined, { cause })
    }
    return { status: 'ok' }
  })
}

const createServer = (options: AppOptions) =>
  Fastify({
    logger: options.logger ?? false,
    // `requestLogPlugin` writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    // A shutdown finishes calls in flight, also new ones on connections that are still open.
    // `idle` closes only what is idle at its start: `closeConnections` does the rest.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    trustProxy: options.trustProxy ?? false,
    // Node's limit for a whole request head. Fastify's own limit of 100 characters would respond
    // with an error that the contract does not declare.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    frameworkErrors: sendBadUrl,
    bodyLimit: 256 * 1024,
  })

/**
 * Closes open connections at a shutdown: each when its response is sent, and all after
 * `closeTimeoutMs`.
 */
const closeConnections = (app: FastifyInstance, { closeTimeoutMs = 10_000 }: AppOptions): void => {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const closingAll = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs)
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => {
      clearTimeout(closingAll)
      clearInterval(closingIdle)
    })
  })
}

/** ts-rest sends validation errors by itself, unless this passes them to `errorsPlugin`. */
const routeOptions = {
  logInitialization: false,
  requestValidationErrorHandler: (
    error: RequestValidationError,
    _request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    reply.send(error)
  },
}

/** The calls of the contract. Hooks of the plugins in this scope apply to them alone. */
const contractRoutes =
  (
    provider: FakeProvider,
    upstream: Upstream | undefined,
    { returnOrigins = [], latency }: AppOptions,
  ) =>
  async (app: FastifyInstance) => {
    await app.register(authPlugin, {
      customerOfToken: (world, token) => customerOfToken(world, 'session', token),
    })
    await app.register(overridesPlugin, { upstream, latency })
    await app.register(plainIdsPlugin)
    await app.register(contractGuardPlugin)
    await app.register(hostStylePlugin)
    await app.register(authRoutes, routeOptions)
    await app.register(catalogRoutes, routeOptions)
    await app.register(cartRoutes, routeOptions)
    await app.register(couponRoutes, routeOptions)
    await app.register(settingsRoutes, routeOptions)
    await app.register(orderRoutes(provider), routeOptions)
    await app.register(paymentRoutes(provider, returnOrigins), routeOptions)
    await app.register(profileRoutes, routeOptions)
    await app.register(trainersRoutes, routeOptions)
    for (const { name, route } of operations) {
      if (!app.hasRoute({ method: route.method, url: route.path }))
        declareUnimplemented(app, name, route)
    }
  }

/** Registers a call that has no handler yet, so that it can have stubs and faults meanwhile. */
const declareUnimplemented = (app: FastifyInstance, name: OperationName, route: AppRoute): void => {
  app.route({
    method: route.method,
    url: route.path,
    config: { tsRestRoute: route },
    handler: () => {
      throw new MockError(
        501,
        'not_implemented',
        `The contract declares ${name}, but the mock has no handler for it yet. Stub it meanwhile.`,
      )
    },
  })
}
