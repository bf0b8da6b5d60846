import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { randomDelay } from '../worlds/fault-schema.ts'
import type { ResponseSource } from '../worlds/request-log.ts'
import type { Stub } from '../worlds/stubs.ts'
import { closeSignal } from './close-signal.ts'
import { operationNameOf } from './operation-name.ts'

/** What responds to a call instead of its handler. */
type Substitute = { readonly source: 'stub'; readonly stub: Stub }

const substitutes = new WeakMap<FastifyRequest, Substitute>()

export const responseSourceOf = (request: FastifyRequest): ResponseSource => substitutes.get(request)?.source ?? 'mock'

/** Whether something else than its handler may respond to a call. Its body, which decides that, is not parsed yet. */
export const mayHaveSubstitute = (request: FastifyRequest): boolean => {
  const operation = operationNameOf(request)
  return operation !== null && request.world.stubs.has(operation)
}

/** Decides what responds to a call. Register it before authentication, which a substitute does not need. */
export const chooseSubstitutePlugin = fp(async (app) => {
  app.addHook('preValidation', (request, _reply, done) => {
    const operation = operationNameOf(request)
    const stub = operation === null ? undefined : request.world.stubs.take(operation, request)
    if (stub) substitutes.set(request, { source: 'stub', stub })
    done()
  })
})

/** Sends the substitute's response. Register it after the faults, which apply to substitutes too. */
export const sendSubstitutePlugin = fp(async (app) => {
  app.addHook('preValidation', (request, reply, done) => {
    const substitute = substitutes.get(request)
    if (substitute === undefined || reply.sent) return done()
    sendStub(reply, substitute.stub).catch(done)
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
