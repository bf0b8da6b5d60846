import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import { ShopError } from '../errors.ts'

const loopback = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Security headers, and who may call from a page of another origin: pages on this machine, unless `origins` says otherwise.
 * Bearer tokens travel in a header, so no cookies are ever allowed along.
 */
export const securityPlugin = fp<{ origins: readonly string[] }>(async (app, { origins }) => {
  await app.register(helmet, {
    // Pages that we serve state a policy of their own; data needs none but this.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Uploads are shown by the shop, which may live on another host.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The mock speaks plain HTTP; a browser told otherwise would stop speaking to localhost.
    strictTransportSecurity: false,
    // A whole origin must send this or none of it, and pages that a build or a proxy serves do not.
    originAgentCluster: false,
  })
  await app.register(cors, {
    origin: [loopback, ...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    maxAge: 600,
  })

  // A form of a foreign page needs no permission to be sent: the console and its controls refuse it themselves.
  const isOurs = (origin: string) => loopback.test(origin) || origins.includes(origin)
  app.addHook('onRequest', async ({ url, method, headers: { origin, host } }) => {
    if (!url.startsWith('/__mock') || method === 'GET' || method === 'HEAD' || origin === undefined) return
    const isSame = origin === `http://${host}` || origin === `https://${host}`
    if (!isSame && !isOurs(origin)) throw new ShopError('forbidden', 'Only pages of this machine may use the controls.')
  })
})
