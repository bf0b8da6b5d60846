import type { FastifyRequest } from 'fastify'
import type { Verdict } from '../worlds/request-log.ts'

const verdicts = new WeakMap<FastifyRequest, Verdict>()

/** Writes down that an exchange does not meet the contract. The first word stands: what follows from a fault is the fault's. */
export const judge = (request: FastifyRequest, verdict: Verdict): void => {
  if (!verdicts.has(request)) verdicts.set(request, verdict)
}

export const verdictOf = (request: FastifyRequest): Verdict => verdicts.get(request) ?? { kind: 'met' }
