import { type Operation, operations } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ContractResult } from '../shared/contract-result.ts'
import type { ResponseSource } from '../worlds/request-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of a call: ts-rest stores it with the route. */
    tsRestRoute?: AppRoute
  }
  interface FastifyRequest {
    /** The called operation of the contract; null for other routes. */
    readonly operation: Operation | null
    /** What responds to the call. */
    source: ResponseSource
    /**
     * Whether the exchange meets the contract; null while nothing is known. Set it with `??=`: the
     * first finding counts, since others are its consequences.
     */
    contractResult: ContractResult | null
  }
}

const operationsByRoute = new Map<unknown, Operation>(
  operations.map((operation) => [operation.route, operation]),
)

/** Decorates each request with the operation that it calls, and with what becomes of the call. */
export const callsPlugin = fp(
  async (app) => {
    app.decorateRequest('operation', {
      getter(this: FastifyRequest) {
        return operationsByRoute.get(this.routeOptions.config.tsRestRoute) ?? null
      },
    })
    app.decorateRequest('source', 'mock')
    app.decorateRequest('contractResult', null)
  },
  { name: 'calls' },
)
