import cors from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'
import { loopbackOrigin } from './loopback-origin.ts'
import { securityHeaders } from './raw-response.ts'

/**
 * Security headers and CORS: pages of this machine may call, and those of `origins`. Bearer tokens travel in a header, so
 * credentials are never allowed.
 */
export const securityPlugin = fp<{ origins: readonly string[] }>(async (app, { origins }) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  await app.register(cors, {
    origin: [loopbackOrigin, ...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    maxAge: 600,
  })

  // CORS does not stop a form of another site: the console and the control API check the origin.
  const isAllowed = (origin: string) => loopbackOrigin.test(origin) || origins.includes(origin)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    const { origin, host } = headers
    if (!isControl(request) || method === 'GET' || method === 'HEAD' || origin === undefined) return done()
    const isSame = origin === `http://${host}` || origin === `https://${host}`
    if (!isSame && !isAllowed(origin)) {
      throw new ShopError('forbidden', 'Only pages of this machine may use the controls.')
    }
    done()
  })
})

/** By the matched route: the router decodes paths such as `/%5f_mock/reset`, so their text decides nothing. */
const isControl = ({ routeOptions }: FastifyRequest): boolean => /^\/__mock(?:\/|$)/.test(routeOptions.url ?? '')
