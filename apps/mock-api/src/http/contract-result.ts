import type { FastifyRequest } from 'fastify'
import type { ContractResult } from '../worlds/request-log.ts'

const results = new WeakMap<FastifyRequest, ContractResult>()

/** Records that an exchange violates the contract. The first record counts: later ones are its consequences. */
export const recordViolation = (request: FastifyRequest, result: ContractResult): void => {
  if (!results.has(request)) results.set(request, result)
}

const met: ContractResult = { kind: 'met' }

export const contractResultOf = (request: FastifyRequest): ContractResult => results.get(request) ?? met
