import type { AppRouter } from '@ts-rest/core'
import { initServer, type RouterImplementation } from '@ts-rest/fastify'

const server = initServer()

/** The result of a handler that succeeds. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body })

/** The plugin of a domain of the contract. */
export const contractRouter = <T extends AppRouter>(routes: T, handlers: RouterImplementation<T>) =>
  server.plugin(server.router(routes, handlers))
