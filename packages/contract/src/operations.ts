import type { AppRoute } from '@ts-rest/core'
import { contract } from './routes.ts'
import { metadataOf } from './shared/route-metadata.ts'

type Domain = keyof typeof contract

/** Such as `cart.update`. */
export type OperationName = { [D in Domain]: `${D}.${keyof (typeof contract)[D] & string}` }[Domain]

export const operations = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries<AppRoute>(routes).map(([key, route]) => ({
    // The keys of `Object.entries` are plain strings.
    name: `${domain}.${key}` as OperationName,
    route,
    metadata: metadataOf(route),
  })),
)
export type Operation = (typeof operations)[number]

/** The operation of a method and a path pattern, such as `GET` and `/api/v1/product/:id`. */
export function operationOf(method: string, pattern: string): Operation | undefined {
  return operations.find(({ route }) => route.method === method && route.path === pattern)
}
