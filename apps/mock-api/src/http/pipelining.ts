import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/** Responses of one connection that wait for an earlier one. Browsers and proxies send each request after a response. */
const MAX_WAITING = 8

/**
 * Closes a connection with too many requests at once: Node handles them all, and keeps each response with its files and buffers
 * until the client has read the earlier ones. Register it first.
 */
export const pipeliningPlugin = fp(async (app) => {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    // Otherwise the connection is this response's.
    if (response.socket !== null) return done()
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > MAX_WAITING) return void socket.destroy()
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    done()
  })
})
