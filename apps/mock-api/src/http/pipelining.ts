import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/** Responses of one connection that wait for an earlier one. Browsers and proxies send each request after a response. */
const MAX_WAITING = 8

/**
 * Closes a connection with too many requests at once: Node handles them all, and keeps each response with its files and buffers
 * until the client has read the earlier ones. Register it first.
 */
export const pipeliningPlugin = fp(async (app) => {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>()
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    // Otherwise the connection is this response's.
    if (response.socket !== null) return done()
    const responses = waiting.get(socket) ?? closedWith(socket)
    if (responses.size >= MAX_WAITING) return void socket.destroy()
    waiting.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
    done()
  })
})

/** Responses that are closed with the connection: Node 22 emits `close` only for the one that has it. */
const closedWith = (socket: Socket): Set<ServerResponse> => {
  const responses = new Set<ServerResponse>()
  socket.once('close', () => {
    for (const response of responses) response.destroy().emit('close')
  })
  return responses
}
