import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import cors from '@fastify/cors'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'
import { ShopError } from '../shared/errors.ts'
import { loopbackOrigin } from './loopback-origin.ts'

const policy: HelmetOptions = {
  // Pages that we serve state a policy of their own; data needs none but this.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
  },
  // Uploads are shown by the shop, which may live on another host.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // The mock speaks plain HTTP; a browser told otherwise would stop speaking to localhost.
  strictTransportSecurity: false,
  // A whole origin must send this or none of it, and pages that a build or a proxy serves do not.
  originAgentCluster: false,
}

/** What helmet says of every answer. It is asked once, on an answer that never leaves: its words are always the same. */
const headersOf = (options: HelmetOptions): OutgoingHttpHeaders => {
  const unsent = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(unsent.req, unsent, (error) => {
    if (error !== undefined) throw error
  })
  return unsent.getHeaders()
}

/**
 * Security headers, and who may call from a page of another origin: pages on this machine, unless `origins` says otherwise.
 * Bearer tokens travel in a header, so no cookies are ever allowed along.
 */
export const securityPlugin = fp<{ origins: readonly string[] }>(async (app, { origins }) => {
  // What says nothing else of itself, such as every answer of the contract, is kept by nobody on the way nor by the browser.
  const headers = { ...headersOf(policy), 'cache-control': 'no-store' }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await app.register(cors, {
    origin: [loopbackOrigin, ...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    maxAge: 600,
  })

  // A form of a foreign page needs no permission to be sent: the console and its controls refuse it themselves.
  const isOurs = (origin: string) => loopbackOrigin.test(origin) || origins.includes(origin)
  app.addHook('onRequest', ({ url, method, headers: { origin, host } }, _reply, done) => {
    if (!url.startsWith('/__mock') || method === 'GET' || method === 'HEAD' || origin === undefined) return done()
    const isSame = origin === `http://${host}` || origin === `https://${host}`
    if (!isSame && !isOurs(origin)) throw new ShopError('forbidden', 'Only pages of this machine may use the controls.')
    done()
  })
})
