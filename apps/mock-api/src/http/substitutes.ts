import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'
import { randomDelay } from '../worlds/fault-schema.ts'
import { isForwarded } from '../worlds/passthrough.ts'
import type { ResponseSource } from '../worlds/request-log.ts'
import type { Stub } from '../worlds/stubs.ts'
import { closeSignal, operationNameOf } from './call.ts'
import type { Upstream } from './upstream.ts'

/** What responds to a call instead of its handler. */
type Substitute = { readonly source: 'stub'; readonly stub: Stub } | { readonly source: 'upstream' }

const substitutes = new WeakMap<FastifyRequest, Substitute>()

export const responseSourceOf = (request: FastifyRequest): ResponseSource => substitutes.get(request)?.source ?? 'mock'

/** Whether the upstream responds to a call, if no stub does. */
const isForUpstream = (request: FastifyRequest): boolean => {
  const operation = operationNameOf(request)
  return operation !== null && isForwarded(request.world.passthrough, operation)
}

/** Whether something else than its handler may respond to a call. Its body, which decides that, is not parsed yet. */
export const mayHaveSubstitute = (request: FastifyRequest): boolean => {
  const operation = operationNameOf(request)
  return operation !== null && (request.world.stubs.has(operation) || isForUpstream(request))
}

/** Bodies as they were received, for the upstream. */
const receivedBodies = new WeakMap<FastifyRequest, Buffer>()
const maxBody = 8 * 1024 * 1024

interface SubstituteOptions {
  readonly upstream: Upstream | undefined
}

/** Decides what responds to a call. Register it before authentication, which a substitute does not need. */
export const chooseSubstitutePlugin = fp<SubstituteOptions>(async (app, { upstream }) => {
  if (upstream) {
    app.addHook('preParsing', async (request, _reply, payload) => {
      if (!isForUpstream(request)) return payload
      const body = await receive(payload)
      receivedBodies.set(request, body)
      return Readable.from(body)
    })
  }
  app.addHook('preValidation', async (request) => {
    const operation = operationNameOf(request)
    const stub = operation === null ? undefined : request.world.stubs.take(operation, request)
    if (stub) substitutes.set(request, { source: 'stub', stub })
    else if (isForUpstream(request)) substitutes.set(request, { source: 'upstream' })
  })
})

/** @throws ShopError `body_too_large` */
const receive = async (payload: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  // The client of a rejected body gets its response.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBody) throw new ShopError('body_too_large', 'What was sent is too large.')
  }
  return Buffer.concat(chunks)
}

/** Sends the substitute's response. Register it after the faults, which apply to substitutes too. */
export const sendSubstitutePlugin = fp<SubstituteOptions>(async (app, { upstream }) => {
  app.addHook('preValidation', async (request, reply) => {
    const substitute = substitutes.get(request)
    if (substitute === undefined || reply.sent) return
    if (substitute.source === 'stub') await sendStub(reply, substitute.stub)
    else if (upstream) await sendForwarded(upstream, request, reply)
  })
})

const sendStub = async (reply: FastifyReply, { id, respond }: Stub): Promise<void> => {
  const { status, body, headers = {}, delay_ms } = respond
  if (delay_ms !== undefined) {
    await delay(randomDelay(delay_ms), undefined, { signal: closeSignal(reply) }).catch(() => undefined)
  }
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .headers({ ...headers, 'x-mock-stub': id })
  if (body === undefined) return void (await reply.removeHeader('content-type').send())
  const isText = typeof body === 'string' && !String(reply.getHeader('content-type')).includes('json')
  await reply.send(isText ? body : JSON.stringify(body))
}

const sendForwarded = async (upstream: Upstream, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { method, url, headers } = request
  const received = receivedBodies.get(request)
  const { status, headers: sent, body } = await upstream.forward(method, url, headers, received, closeSignal(reply))
  reply.status(status).headers(sent).header('x-mock-upstream', upstream.url)
  // The contract's bodies are text.
  await reply.send(body.toString('utf8'))
}
