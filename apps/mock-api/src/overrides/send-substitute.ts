import type { FastifyReply, FastifyRequest } from 'fastify'
import { closeSignal } from '../shared/close-signal.ts'
import { bodyText, pause } from './apply-fault.ts'
import type { Stub } from './stubs.ts'
import type { Upstream } from './upstream.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body of a call that the upstream may respond to; else null. */
    receivedBody: Buffer | null
  }
}

export const sendStub = async (reply: FastifyReply, { id, respond }: Stub): Promise<void> => {
  const { status, body, headers = {}, delay_ms } = respond
  if (delay_ms !== undefined) await pause(reply, delay_ms)
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .headers({ ...headers, 'x-mock-stub': id })
  if (body === undefined) {
    await reply.removeHeader('content-type').send()
    return
  }
  await reply.send(bodyText(reply, body))
}

/** Forwards a call, and sends the response of the upstream. */
export const sendForwarded = async (
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { method, url, headers, receivedBody } = request
  const response = await upstream.forward(method, url, headers, receivedBody, closeSignal(reply))
  reply.status(response.status).headers(response.headers).header('x-mock-upstream', upstream.url)
  // As text, since later hooks check and change texts alone.
  await reply.send(response.body.toString('utf8'))
}
