import type { contract } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'

const routeOutline = (route: AppRoute) => {
  const { method, path, metadata } = route
  return { method, path, metadata, responses: {}, ...('contentType' in route && { contentType: route.contentType }) }
}

/** The contract's routes without their schemas and texts, for app/api/contract.ts. */
export const outlineOf = (routes: typeof contract) =>
  Object.fromEntries(
    Object.entries(routes).map(([domain, own]) => [
      domain,
      Object.fromEntries(Object.entries<AppRoute>(own).map(([name, route]) => [name, routeOutline(route)])),
    ]),
  )
