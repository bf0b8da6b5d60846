import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { applyBeforeCall, applyToResponse, isBeforeCall } from './apply-fault.ts'
import { chooseSource, isForUpstream } from './choose-source.ts'
import { type Delay, randomDelay } from './faults.ts'
import { sendForwarded, sendStub } from './send-substitute.ts'
import type { Upstream } from './upstream.ts'

interface OverridesOptions {
  /** The minimum duration of each call. */
  readonly latency: Delay | undefined
  readonly upstream: Upstream | undefined
}

/** Applies faults, stubs and passthrough to calls of the contract (architecture §6). */
export const overridesPlugin = fp<OverridesOptions>(
  async (app, { latency, upstream }) => {
    app.decorateRequest('stub', null)
    app.decorateRequest('faultEffect', null)
    app.decorateRequest('receivedBody', null)

    app.addHook('preParsing', async (request, _reply, payload) => {
      if (!upstream || !isForUpstream(request)) return payload
      request.receivedBody = await buffer(payload)
      return Readable.from(request.receivedBody)
    })

    // Stubs match parsed bodies; what a stub responds to need not be valid.
    app.addHook('preValidation', async (request) => chooseSource(request, upstream !== undefined))

    app.addHook('preValidation', async (request, reply) => {
      const { faultEffect, stub, source } = request
      if (latency) await delay(randomDelay(latency))
      if (faultEffect && isBeforeCall(faultEffect)) {
        await applyBeforeCall(request, reply, faultEffect)
        request.faultEffect = null
      }
      if (reply.sent) return reply
      if (stub) await sendStub(reply, stub)
      else if (upstream && source === 'upstream') await sendForwarded(upstream, request, reply)
      return undefined
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const { faultEffect } = request
      if (!faultEffect || isBeforeCall(faultEffect)) return payload
      // An error of this hook runs it again.
      request.faultEffect = null
      return applyToResponse(request, reply, faultEffect, payload)
    })

    // A held call does not prevent a shutdown.
    app.addHook('preClose', async () => app.worlds.releaseHeldCalls())
  },
  { name: 'overrides', dependencies: ['calls', 'worlds', 'controls-guard', 'request-log', 'auth'] },
)
