import { contract } from '@shop/contract'
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

/** What `__CONTRACT__.<domain>` is: the routes of a domain without their schemas and texts. */
export const contractOutlines = Object.fromEntries(
  Object.entries(contract).map(([domain, routes]) => {
    const outlines = Object.entries<AppRoute>(routes).map(([name, route]) => [
      name,
      routeOutline(route),
    ])
    return [`__CONTRACT__.${domain}`, JSON.stringify(Object.fromEntries(outlines))]
  }),
)

/**
 * In development the shop has the whole contract instead, so that it knows a new call without a
 * restart.
 */
export const liveContract: Plugin = {
  name: 'live-contract',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/app/api/domains/')
      ? `import { contract as __CONTRACT__ } from '@shop/contract'\n${code}`
      : undefined,
}
