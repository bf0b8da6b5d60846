import type { contract } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import type { Plugin } from 'vite'

const routeOutline = (route: AppRoute) => {
  const { method, path, metadata } = route
  return {
    method,
    path,
    metadata,
    responses: {},
    ...('contentType' in route && { contentType: route.contentType }),
  }
}

/** The contract's routes without their schemas and texts, for app/api/contract.ts. */
export const outlineOf = (routes: typeof contract) =>
  Object.fromEntries(
    Object.entries(routes).map(([domain, own]) => [
      domain,
      Object.fromEntries(
        Object.entries<AppRoute>(own).map(([name, route]) => [name, routeOutline(route)]),
      ),
    ]),
  )

/**
 * In development the shop has the whole contract instead, so that it knows a new call without a
 * restart.
 */
export const liveContract: Plugin = {
  name: 'live-contract',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('/app/api/contract.ts')) return undefined
    const imported = "import { contract as liveContract } from '@shop/contract'"
    return `${imported}\n${code.replace('__CONTRACT__', 'liveContract')}`
  },
}
