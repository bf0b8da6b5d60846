import type { AppRoute } from '@ts-rest/core'
import { contract } from './router.ts'
import { metadataOf, type RouteMetadata } from './shared/route-metadata.ts'

export interface Operation {
  /** Such as `cart.update`. */
  readonly name: string
  readonly route: AppRoute
  readonly metadata: RouteMetadata
}

/** The operations of the contract. */
export const operations: readonly Operation[] = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries<AppRoute>(routes).map(([key, route]) => ({
    name: `${domain}.${key}`,
    route,
    metadata: metadataOf(route),
  })),
)

const byRoute = new Map(operations.map((operation) => [`${operation.route.method} ${operation.route.path}`, operation]))

/** The operation of a method and a path pattern, such as `GET` and `/api/v1/product/:id`. */
export function operationOf(method: string, pattern: string): Operation | undefined {
  return byRoute.get(`${method} ${pattern}`)
}
