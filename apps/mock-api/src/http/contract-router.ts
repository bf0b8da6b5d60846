import { contract } from '@shop/contract'
import type { AppRouter } from '@ts-rest/core'
import { initServer, type RouterImplementation } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'

const server = initServer()

/** The result of a handler that succeeds. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body })

/**
 * The plugin of a domain of the contract. Registering it throws if a handler has no declaration.
 */
export const contractRouter = <T extends AppRouter>(
  routes: T,
  handlers: RouterImplementation<T>,
) => {
  const undeclared = Object.keys(handlers).find((name) => !Object.hasOwn(routes, name))
  if (undeclared === undefined) return server.plugin(server.router(routes, handlers))
  const [domain] = Object.entries<AppRouter>(contract).find(([, own]) => own === routes) ?? []
  return async (_app: FastifyInstance) => {
    throw new Error(
      `${domain}.${undeclared} has a handler but no declaration in the contract, ` +
        'packages/contract/src/routes.ts.',
    )
  }
}
