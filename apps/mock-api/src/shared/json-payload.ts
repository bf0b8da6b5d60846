import type { FastifyReply } from 'fastify'

/** Makes a response a JSON body with another status, in an `onSend` hook. Returns its payload. */
export const jsonPayload = (reply: FastifyReply, status: number, body: unknown): string => {
  const payload = JSON.stringify(body)
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('content-length', Buffer.byteLength(payload))
  return payload
}
