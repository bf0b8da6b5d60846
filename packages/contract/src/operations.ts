import type { AppRoute } from '@ts-rest/core'
import { contract } from './routes.ts'
import { metadataOf } from './shared/route-metadata.ts'

/** The operations of the contract, with names such as `cart.update`. */
export const operations = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries<AppRoute>(routes).map(([key, route]) => ({
    name: `${domain}.${key}`,
    route,
    metadata: metadataOf(route),
  })),
)
export type Operation = (typeof operations)[number]

/** The operation of a method and a path pattern, such as `GET` and `/api/v1/product/:id`. */
export function operationOf(method: string, pattern: string): Operation | undefined {
  return operations.find(({ route }) => route.method === method && route.path === pattern)
}
