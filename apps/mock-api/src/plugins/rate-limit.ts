import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { ShopError } from '../errors.ts'
import { worldName } from '../worlds/world-name.ts'

/**
 * Makes `app.rateLimit({ max, timeWindow })` ready: a hook for the routes that must not be tried at will, such as
 * signing in. Counts by world and address; the answer is 429 with Retry-After, in seconds.
 */
export const rateLimitPlugin = fp(async (app) => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => `${worldName(request)} ${request.ip}`,
    errorResponseBuilder: (_request, { after }) =>
      new ShopError('too_many_requests', `Too many attempts. Please try again in ${after}.`),
  })
})
