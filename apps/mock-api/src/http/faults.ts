import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { ERROR_STATUS } from '@shop/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { ShopError } from '../shared/errors.ts'
import { parseJson } from '../shared/parse-json.ts'
import { type FaultEffect, faultEffectSchema, type Latency, randomDelay } from '../worlds/fault-schema.ts'
import { closeSignal, jsonPayload, operationNameOf, recordViolation } from './call.ts'
import { logExchange } from './request-log.ts'

/** The effect of a fault on this request alone, as JSON. */
const faultHeader = 'x-mock-fault'

/**
 * Applies faults to calls of the contract (architecture §6), after authentication and rate limit, so that a rejected call uses
 * up no fault. Register it after the contract guard: a fault violates the contract on purpose.
 */
export const faultsPlugin = fp<{ latency: Latency | undefined }>(async (app, { latency }) => {
  const effectsAfter = new WeakMap<FastifyRequest, FaultEffect>()

  app.addHook('preValidation', async (request, reply) => {
    if (latency) await delay(randomDelay(latency))
    const operation = operationNameOf(request)
    const effect = operation === null ? undefined : (effectOfHeader(request) ?? request.world.faults.take(operation))
    if (effect === undefined) return
    if (!('when' in effect) || effect.when === 'after') effectsAfter.set(request, effect)
    else await applyBefore(request, reply, effect)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const effect = effectsAfter.get(request)
    if (effect === undefined) return payload
    effectsAfter.delete(request)
    return applyAfter(request, reply, effect, payload)
  })

  // A held call does not prevent a shutdown.
  app.addHook('preClose', async () => app.worlds.releaseAll())
})

/** @throws ShopError `malformed_request` */
const effectOfHeader = (request: FastifyRequest): FaultEffect | undefined => {
  const text = request.headers[faultHeader]
  if (text === undefined) return undefined
  if (!request.server.hasControls(request)) {
    throw new ShopError(
      'malformed_request',
      `The header ${faultHeader} needs the token of the controls, in x-mock-token.`,
    )
  }
  const { success, data } = z.safeParse(faultEffectSchema, parseJson(String(text)))
  if (success) return data
  const message = `The header ${faultHeader} has no effect of a fault: use JSON such as {"kind":"status","status":503}.`
  throw new ShopError('malformed_request', message)
}

/** Effects that may come before the call does its work. */
type EarlyEffect = Extract<FaultEffect, { when: unknown }>

const applyBefore = async (request: FastifyRequest, reply: FastifyReply, effect: EarlyEffect): Promise<void> => {
  if (effect.kind === 'status') await reply.send(errorStatus(request, reply, effect))
  else await interrupt(request, reply, effect)
}

/** Returns the payload to send. */
const applyAfter = async (request: FastifyRequest, reply: FastifyReply, effect: FaultEffect, payload: unknown) => {
  switch (effect.kind) {
    case 'status':
      return errorStatus(request, reply, effect)
    case 'malformed':
      return truncatedJson(request, reply, payload)
    case 'half':
      return brokenStream(request, reply, payload)
    default:
      await interrupt(request, reply, effect)
      return payload
  }
}

type Interruption = Extract<FaultEffect, { kind: 'delay' | 'hold' | 'drop' }>

/** Delays, holds or drops a call. */
const interrupt = async (request: FastifyRequest, reply: FastifyReply, effect: Interruption): Promise<void> => {
  switch (effect.kind) {
    case 'delay':
      return void (await delay(randomDelay(effect.ms), undefined, { signal: closeSignal(reply) }).catch(
        () => undefined,
      ))
    case 'hold':
      await request.world.faults.hold(closeSignal(reply))
      if (reply.raw.destroyed) drop(request, reply, 'The client disconnected while the call was held.')
      return
    case 'drop':
      return drop(request, reply, `A fault dropped the connection ${effect.when} the call did its work.`)
  }
}

const drop = (request: FastifyRequest, reply: FastifyReply, details: string): void => {
  recordViolation(request, { kind: 'fault', details })
  logExchange(request, reply, null, null)
  reply.hijack()
  reply.raw.destroy()
}

type StatusEffect = Extract<FaultEffect, { kind: 'status' }>

/** Sets an error status and returns its body, by default in the contract's shape. */
const errorStatus = (request: FastifyRequest, reply: FastifyReply, { status, body, headers }: StatusEffect): string => {
  recordViolation(request, { kind: 'fault', details: `A fault returned ${status}.` })
  const code = Object.entries(ERROR_STATUS).find(([, of]) => of === status)?.[0] ?? 'unavailable'
  const payload = jsonPayload(reply, status, body ?? { message: `A fault of the mock returned ${status}.`, code })
  if (status === 429 || status === 503) reply.header('retry-after', '1')
  reply.headers(headers ?? {})
  return payload
}

const halfOf = (payload: unknown): string => {
  const text = typeof payload === 'string' ? payload : ''
  return text.slice(0, Math.max(1, Math.floor(text.length / 2))) || '{'
}

/** The first half of the body, as a complete response. */
const truncatedJson = (request: FastifyRequest, reply: FastifyReply, payload: unknown): string => {
  recordViolation(request, { kind: 'fault', details: 'A fault truncated the body.' })
  const half = halfOf(payload)
  reply.header('content-length', Buffer.byteLength(half))
  return half
}

/** The headers promise the whole body; the connection breaks after its first half. */
const brokenStream = (request: FastifyRequest, reply: FastifyReply, payload: unknown): Readable => {
  recordViolation(request, { kind: 'fault', details: 'A fault broke the connection within the body.' })
  const half = halfOf(payload)
  reply.header('content-length', Buffer.byteLength(half) * 2)
  return Readable.from(
    (async function* () {
      yield half
      // Lets the first half leave.
      await delay(20)
      throw new Error('A fault broke the connection.')
    })(),
  )
}
