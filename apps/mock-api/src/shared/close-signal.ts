import type { FastifyReply } from 'fastify'

/**
 * Aborts when the client disconnects, or has done so. (The request's own signal aborts at the end
 * of its body.)
 */
export const closeSignal = (reply: FastifyReply): AbortSignal => {
  const closed = new AbortController()
  if (reply.raw.destroyed) closed.abort()
  else reply.raw.once('close', () => closed.abort())
  return closed.signal
}
