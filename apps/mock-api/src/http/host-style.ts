import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'
import { type HostStyle, hostStyles } from '../worlds/world-settings.ts'
import { routeOf } from './call.ts'
import { sparseResponse } from './sparse-response.ts'
import { responseSourceOf } from './substitutes.ts'
import { worldOrNone } from './worlds.ts'

/** Sets the style of the response to one request, whatever the style of its world. */
const hostStyleHeader = 'x-mock-host-style'

/** Always `full` for a response that is not the mock's own: it is sent as it is. */
export const hostStyleOf = (request: FastifyRequest): HostStyle => {
  if (responseSourceOf(request) !== 'mock') return 'full'
  const requested = hostStyles.find((style) => style === request.headers[hostStyleHeader])
  return requested ?? worldOrNone(request)?.hostStyle ?? 'full'
}

/**
 * Lets a world respond like a sparse host. Register it after the contract guard, which validates the whole response, and
 * after the faults, whose errors are sparse too.
 */
export const hostStylePlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const requested = request.headers[hostStyleHeader]
    if (requested === undefined || hostStyles.some((style) => style === requested)) return done()
    done(new ShopError('malformed_request', `The header ${hostStyleHeader} must be ${hostStyles.join(' or ')}.`))
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const route = routeOf(request)
    if (!route || typeof payload !== 'string' || payload === '' || hostStyleOf(request) === 'full') {
      return done(null, payload)
    }
    const { status, body } = sparseResponse(route, reply.statusCode, payload)
    // The headers of a fault or a HEAD request may describe another body.
    if (body !== payload) reply.header('content-length', Buffer.byteLength(body))
    reply.status(status)
    done(null, body)
  })
})
