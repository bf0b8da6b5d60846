import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'
import { randomDelay } from '../worlds/fault-schema.ts'
import { isForwarded } from '../worlds/passthrough.ts'
import type { ResponseSource } from '../worlds/request-log.ts'
import type { Stub } from '../worlds/stubs.ts'
import { closeSignal } from './close-signal.ts'
import { limitLargeBodies } from './large-bodies.ts'
import { operationNameOf } from './operation-name.ts'
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
/** No call but an upload needs more. A parsed body takes up to 30 times its size, for as long as the upstream does not respond. */
const maxSmallBody = 16 * 1024

interface SubstituteOptions {
  readonly upstream: Upstream | undefined
}

/** Decides what responds to a call. Register it before authentication, which a substitute does not need. */
export const chooseSubstitutePlugin = fp<SubstituteOptions>(async (app, { upstream }) => {
  if (upstream) {
    app.addHook('preParsing', (request, reply, payload, done) => {
      if (!isForUpstream(request)) return done(null, payload)
      receive(payload, () => limitLargeBodies(request, reply)).then(
        (body) => {
          receivedBodies.set(request, body)
          done(null, Readable.from(body))
        },
        (error: Error) => done(error),
      )
    })
  }
  app.addHook('preValidation', (request, _reply, done) => {
    const operation = operationNameOf(request)
    const stub = operation === null ? undefined : request.world.stubs.take(operation, request)
    if (stub) substitutes.set(request, { source: 'stub', stub })
    else if (isForUpstream(request)) substitutes.set(request, { source: 'upstream' })
    done()
  })
})

/**
 * @param onLarge is called once for a large body
 * @throws ShopError `body_too_large`, and what `onLarge` throws
 */
const receive = async (payload: Readable, onLarge: () => void): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  // The client of a rejected body gets its response.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    if (size <= maxSmallBody && size + chunk.length > maxSmallBody) onLarge()
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBody) throw new ShopError('body_too_large', 'What was sent is too large.')
  }
  return Buffer.concat(chunks)
}

/** Sends the substitute's response. Register it after the faults, which apply to substitutes too. */
export const sendSubstitutePlugin = fp<SubstituteOptions>(async (app, { upstream }) => {
  app.addHook('preValidation', (request, reply, done) => {
    const substitute = substitutes.get(request)
    if (substitute === undefined || reply.sent) return done()
    if (substitute.source === 'stub') sendStub(reply, substitute.stub).catch(done)
    else if (upstream) sendForwarded(upstream, request, reply).catch(done)
    else done()
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
  if (body === undefined) return void reply.removeHeader('content-type').send()
  const isText = typeof body === 'string' && !String(reply.getHeader('content-type')).includes('json')
  reply.send(isText ? body : JSON.stringify(body))
}

const sendForwarded = async (upstream: Upstream, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { method, url, headers } = request
  const received = receivedBodies.get(request)
  const { status, headers: sent, body } = await upstream.forward(method, url, headers, received, closeSignal(reply))
  reply.status(status).headers(sent).header('x-mock-upstream', upstream.url)
  // The contract's bodies are text.
  reply.send(body.toString('utf8'))
}
