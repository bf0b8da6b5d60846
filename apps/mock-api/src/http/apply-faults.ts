import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { ERROR_STATUS } from '@shop/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Effect, When } from '../worlds/faults.ts'
import { recordViolation } from './contract-result.ts'
import { logExchange, operationNameOf } from './request-log.ts'

/** How long every call of the contract takes at least: between the two, in milliseconds. */
export interface Latency {
  readonly min: number
  readonly max: number
}

/**
 * Lets faults strike calls of the contract (architecture §6). They strike what got past sign-in and the rate limit, so that a
 * call that was refused anyway uses none up. To be registered behind the guard of the contract: what a fault answers is
 * wrong on purpose.
 */
export const faultsPlugin = fp<{ latency: Latency | undefined }>(async (app, { latency }) => {
  const strikes = new WeakMap<FastifyRequest, Effect>()

  if (latency) {
    app.addHook('preValidation', async () => {
      await delay(latency.min + Math.random() * (latency.max - latency.min))
    })
  }

  app.addHook('preValidation', (request, reply, done) => {
    const operation = operationNameOf(request)
    const effect = operation === null ? undefined : request.world.faults.strike(operation)
    if (effect === undefined) return done()
    strikes.set(request, effect)
    if (whenOf(effect) === 'after') return done()
    suffer(request, reply, effect).then(() => done(), done)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const effect = strikes.get(request)
    if (effect === undefined || whenOf(effect) !== 'after') return done(null, payload)
    // A fault strikes a call once, also when the answer that it makes comes by here.
    strikes.delete(request)
    spoil(request, reply, effect, payload).then((spoilt) => done(null, spoilt), done)
  })

  // Nothing that is held may keep the process from ending.
  app.addHook('preClose', async () => app.worlds.releaseAll())
})

const whenOf = (effect: Effect): When => ('when' in effect ? effect.when : 'after')

/** What leaves in the place of an answer. */
const spoil = async (request: FastifyRequest, reply: FastifyReply, effect: Effect, payload: unknown) => {
  if (effect.kind === 'malformed') return malformed(request, reply, payload)
  if (effect.kind === 'half') return brokenOff(request, reply, payload)
  if (effect.kind === 'status') return statusInstead(request, reply, effect.status)
  await suffer(request, reply, effect)
  return payload
}

const suffer = async (request: FastifyRequest, reply: FastifyReply, effect: Effect): Promise<void> => {
  switch (effect.kind) {
    case 'status': {
      const body = statusInstead(request, reply, effect.status)
      return void (await reply.send(body))
    }
    case 'delay':
      return void (await delay(effect.ms, undefined, { signal: goneSignal(reply) }).catch(() => undefined))
    case 'hold':
      await request.world.faults.hold(goneSignal(reply))
      if (reply.raw.destroyed) drop(request, reply, 'The caller left while the call was held.')
      return
    case 'drop':
      return drop(request, reply, `A fault dropped the connection ${effect.when} the work was done.`)
    case 'malformed':
    case 'half':
  }
}

/** Says when nobody waits for the answer any longer. (The request's own signal already ends with its body.) */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

const drop = (request: FastifyRequest, reply: FastifyReply, details: string): void => {
  recordViolation(request, { kind: 'fault', details })
  logExchange(request, reply, null, null)
  reply.hijack()
  reply.raw.destroy()
}

/** An error as a host in trouble might answer it, in the contract's shape. */
const statusInstead = (request: FastifyRequest, reply: FastifyReply, status: number): string => {
  recordViolation(request, { kind: 'fault', details: `A fault answered ${status}.` })
  const code = Object.entries(ERROR_STATUS).find(([, of]) => of === status)?.[0] ?? 'unavailable'
  const body = JSON.stringify({ message: `A fault was set here: it answers ${status}.`, code })
  reply.status(status).type('application/json; charset=utf-8').header('content-length', Buffer.byteLength(body))
  if (status === 429 || status === 503) reply.header('retry-after', '1')
  return body
}

const halfOf = (payload: unknown): string => {
  const text = typeof payload === 'string' ? payload : ''
  return text.slice(0, Math.max(1, Math.floor(text.length / 2))) || '{'
}

/** The first half of the answer, which is no JSON. */
const malformed = (request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown => {
  recordViolation(request, { kind: 'fault', details: 'A fault cut the answer in half.' })
  const half = halfOf(payload)
  reply.header('content-length', Buffer.byteLength(half))
  return half
}

/** The head promises the whole answer; the connection breaks after the first half of it. */
const brokenOff = (request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown => {
  recordViolation(request, { kind: 'fault', details: 'A fault broke the connection in the middle of the answer.' })
  const half = halfOf(payload)
  reply.header('content-length', Buffer.byteLength(half) * 2)
  return Readable.from(firstHalf(half))
}

async function* firstHalf(half: string) {
  yield half
  // What was written leaves first.
  await delay(20)
  throw new Error('A fault broke the connection here.')
}
