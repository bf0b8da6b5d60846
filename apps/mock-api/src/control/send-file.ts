import type { FastifyReply } from 'fastify'

/** Sends JSON that people save and edit, with line breaks. */
export const sendFile = (reply: FastifyReply, content: object) =>
  reply.type('application/json').send(`${JSON.stringify(content, null, 2)}\n`)
