import cors from '@fastify/cors'
import fp from 'fastify-plugin'
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
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  })
})
