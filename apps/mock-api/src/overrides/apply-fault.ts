import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { ERROR_STATUS } from '@shop/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { closeSignal } from '../shared/close-signal.ts'
import { type Delay, type FaultEffect, randomDelay } from './faults.ts'

type StatusEffect = Extract<FaultEffect, { kind: 'status' }>
type Interruption = Extract<FaultEffect, { kind: 'delay' | 'hold' | 'drop' }>
type BodyEffect = Extract<FaultEffect, { kind: 'malformed' | 'half' }>

/** Whether an effect comes before the call does its work; others change its response. */
export const isBeforeCall = (effect: FaultEffect): effect is StatusEffect | Interruption =>
  'when' in effect && effect.when === 'before'

/** Delays or holds a call, drops its connection, or sends an error. */
export const applyBeforeCall = async (
  request: FastifyRequest,
  reply: FastifyReply,
  effect: StatusEffect | Interruption,
): Promise<void> => {
  if (effect.kind === 'status') await reply.send(errorPayload(request, reply, effect))
  else await interrupt(request, reply, effect)
}

/** Changes the response of a call. Returns its payload. */
export const applyToResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  effect: FaultEffect,
  payload: unknown,
): Promise<unknown> => {
  if (effect.kind === 'status') return errorPayload(request, reply, effect)
  if (effect.kind === 'malformed' || effect.kind === 'half') {
    return halfPayload(request, reply, effect, payload)
  }
  await interrupt(request, reply, effect)
  return payload
}

const interrupt = async (
  request: FastifyRequest,
  reply: FastifyReply,
  effect: Interruption,
): Promise<void> => {
  if (effect.kind === 'delay') return pause(reply, effect.ms)
  if (effect.kind === 'drop') {
    const moment = `${effect.when} the call did its work`
    return drop(request, reply, `A fault dropped the connection ${moment}.`)
  }
  await request.world.faults.hold(closeSignal(reply))
  if (reply.raw.destroyed) drop(request, reply, 'The client disconnected while the call was held.')
}

/** Waits until the delay is over, or the client has disconnected. */
export const pause = (reply: FastifyReply, ms: Delay): Promise<void> =>
  delay(randomDelay(ms), undefined, { signal: closeSignal(reply) }).catch(() => undefined)

const drop = (request: FastifyRequest, reply: FastifyReply, details: string): void => {
  request.contractResult ??= { kind: 'fault', details }
  // A client that sees the broken connection finds the call in the log.
  reply.logExchange(null, null)
  reply.hijack()
  // Chromium repeats a request whose connection breaks before the first byte of a response.
  reply.raw.socket?.end('HTT', () => reply.raw.destroy())
}

/** Sets an error status and returns its body, by default in the contract's shape. */
const errorPayload = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, headers = {} }: StatusEffect,
): string => {
  request.contractResult ??= { kind: 'fault', details: `A fault returned ${status}.` }
  const [code = 'unavailable'] =
    Object.entries(ERROR_STATUS).find(([, statusOfCode]) => statusOfCode === status) ?? []
  const message = `A fault of the mock returned ${status}.`
  reply.status(status).type('application/json; charset=utf-8')
  if (status === 429 || status === 503) reply.header('retry-after', '1')
  const payload = bodyText(reply.headers(headers), body ?? { message, code })
  reply.header('content-length', Buffer.byteLength(payload))
  return payload
}

/** A text as it is where the content type is not JSON; any other body as JSON. */
export const bodyText = (reply: FastifyReply, body: unknown): string => {
  const isJson = String(reply.getHeader('content-type')).includes('json')
  return typeof body === 'string' && !isJson ? body : JSON.stringify(body)
}

/**
 * The first half of the body: as a complete response (`malformed`), or with headers that promise
 * the whole and a connection that breaks (`half`).
 */
const halfPayload = (
  request: FastifyRequest,
  reply: FastifyReply,
  { kind }: BodyEffect,
  payload: unknown,
): string | Readable => {
  const text = typeof payload === 'string' ? payload : ''
  const half = text.slice(0, Math.max(1, Math.floor(text.length / 2))) || '{'
  const length = Buffer.byteLength(half)
  if (kind === 'malformed') {
    request.contractResult ??= { kind: 'fault', details: 'A fault truncated the body.' }
    reply.header('content-length', length)
    return half
  }
  const details = 'A fault broke the connection within the body.'
  request.contractResult ??= { kind: 'fault', details }
  reply.header('content-length', length * 2)
  return Readable.from(brokenAfter(half, reply))
}

const brokenAfter = async function* (half: string, reply: FastifyReply) {
  yield half
  // Lets the first half leave.
  await delay(20)
  // A response that breaks never ends: without this, the next handler would respond, too.
  reply.hijack()
  throw new Error('A fault broke the connection.')
}
