import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { ERROR_STATUS } from '@shop/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { ShopError } from '../shared/errors.ts'
import { parseJson } from '../shared/parse-json.ts'
import { type Delay, type FaultEffect, faultEffectSchema, randomDelay } from '../worlds/faults.ts'
import type { Stub } from '../worlds/stubs.ts'
import {
  closeSignal,
  isForUpstream,
  jsonPayload,
  operationNameOf,
  recordViolation,
  substituteOf,
} from './call.ts'
import { logExchange } from './request-log.ts'
import type { Upstream } from './upstream.ts'

const faultHeader = 'x-mock-fault'

const receivedBodies = new WeakMap<FastifyRequest, Buffer>()
/** Effects for the response of the call. */
const laterEffects = new WeakMap<FastifyRequest, FaultEffect>()

interface OverridesOptions {
  readonly latency: Delay | undefined
  readonly upstream: Upstream | undefined
}

/**
 * Applies faults, stubs and passthrough to calls of the contract (architecture §6). Register it
 * after authentication, so that a rejected call uses up no fault, and after the contract guard: a
 * fault violates the contract on purpose.
 */
export const overridesPlugin = fp<OverridesOptions>(async (app, { latency, upstream }) => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!upstream || !isForUpstream(request)) return payload
    const received = await buffer(payload)
    receivedBodies.set(request, received)
    return Readable.from(received)
  })

  app.addHook('preValidation', async (request, reply) => {
    if (latency) await delay(randomDelay(latency))
    const operation = operationNameOf(request)
    const effect =
      operation === null
        ? undefined
        : (effectOfHeader(request) ?? request.world.faults.take(operation))
    if (effect && 'when' in effect && effect.when === 'before') {
      if (effect.kind === 'status') await reply.send(errorStatus(request, reply, effect))
      else await interrupt(request, reply, effect)
    } else if (effect) laterEffects.set(request, effect)

    const substitute = substituteOf(request)
    if (substitute === undefined || reply.sent) return
    if (substitute !== 'upstream') await sendStub(reply, substitute)
    else if (upstream) await sendForwarded(upstream, request, reply)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const effect = laterEffects.get(request)
    laterEffects.delete(request)
    return effect ? applyLater(request, reply, effect, payload) : payload
  })

  // A held call does not prevent a shutdown.
  app.addHook('preClose', async () => app.worlds.releaseAll())
})

/** @throws ShopError `malformed_request` */
const effectOfHeader = (request: FastifyRequest): FaultEffect | undefined => {
  const text = request.headers[faultHeader]
  if (text === undefined) return undefined
  if (!request.server.hasControls(request)) {
    const message = `The header ${faultHeader} needs the token of the controls, in x-mock-token.`
    throw new ShopError('malformed_request', message)
  }
  const { success, data } = z.safeParse(faultEffectSchema, parseJson(String(text)))
  if (success) return data
  const message = `The header ${faultHeader} has no effect of a fault: use JSON such as {"kind":"status","status":503}.`
  throw new ShopError('malformed_request', message)
}

const applyLater = async (
  request: FastifyRequest,
  reply: FastifyReply,
  effect: FaultEffect,
  payload: unknown,
) => {
  if (effect.kind === 'status') return errorStatus(request, reply, effect)
  if (effect.kind === 'malformed' || effect.kind === 'half')
    return halfOf(request, reply, effect.kind, payload)
  await interrupt(request, reply, effect)
  return payload
}

const interrupt = async (
  request: FastifyRequest,
  reply: FastifyReply,
  effect: Extract<FaultEffect, { kind: 'delay' | 'hold' | 'drop' }>,
): Promise<void> => {
  if (effect.kind === 'delay') return pause(reply, effect.ms)
  if (effect.kind === 'drop') {
    return drop(
      request,
      reply,
      `A fault dropped the connection ${effect.when} the call did its work.`,
    )
  }
  await request.world.faults.hold(closeSignal(reply))
  if (reply.raw.destroyed) drop(request, reply, 'The client disconnected while the call was held.')
}

const pause = (reply: FastifyReply, ms: Delay): Promise<void> =>
  delay(randomDelay(ms), undefined, { signal: closeSignal(reply) }).catch(() => undefined)

const drop = (request: FastifyRequest, reply: FastifyReply, details: string): void => {
  recordViolation(request, { kind: 'fault', details })
  logExchange(request, reply, null, null)
  reply.hijack()
  reply.raw.destroy()
}

/** Sets an error status and returns its body, by default in the contract's shape. */
const errorStatus = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, headers }: Extract<FaultEffect, { kind: 'status' }>,
): string => {
  recordViolation(request, { kind: 'fault', details: `A fault returned ${status}.` })
  const code = Object.entries(ERROR_STATUS).find(([, of]) => of === status)?.[0] ?? 'unavailable'
  const payload = jsonPayload(
    reply,
    status,
    body ?? { message: `A fault of the mock returned ${status}.`, code },
  )
  if (status === 429 || status === 503) reply.header('retry-after', '1')
  reply.headers(headers ?? {})
  return payload
}

/**
 * The first half of the body: as a complete response, or with headers that promise the whole and a
 * connection that breaks.
 */
const halfOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'malformed' | 'half',
  payload: unknown,
) => {
  const text = typeof payload === 'string' ? payload : ''
  const half = text.slice(0, Math.max(1, Math.floor(text.length / 2))) || '{'
  const isComplete = kind === 'malformed'
  const details = isComplete
    ? 'A fault truncated the body.'
    : 'A fault broke the connection within the body.'
  recordViolation(request, { kind: 'fault', details })
  reply.header('content-length', Buffer.byteLength(half) * (isComplete ? 1 : 2))
  return isComplete ? half : Readable.from(brokenAfter(half))
}

const brokenAfter = async function* (half: string) {
  yield half
  // Lets the first half leave.
  await delay(20)
  throw new Error('A fault broke the connection.')
}

const sendStub = async (reply: FastifyReply, { id, respond }: Stub): Promise<void> => {
  const { status, body, headers = {}, delay_ms } = respond
  if (delay_ms !== undefined) await pause(reply, delay_ms)
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .headers({ ...headers, 'x-mock-stub': id })
  if (body === undefined) return void (await reply.removeHeader('content-type').send())
  const isText =
    typeof body === 'string' && !String(reply.getHeader('content-type')).includes('json')
  await reply.send(isText ? body : JSON.stringify(body))
}

const sendForwarded = async (
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { method, url, headers } = request
  const received = receivedBodies.get(request)
  const {
    status,
    headers: sent,
    body,
  } = await upstream.forward(method, url, headers, received, closeSignal(reply))
  reply.status(status).headers(sent).header('x-mock-upstream', upstream.url)
  // The contract's bodies are text.
  await reply.send(body.toString('utf8'))
}
