/** What a route says of itself beyond its shapes. One hook of the API, and the web app's client, act on it. */

/**
 * Who may call: `public` anybody, a bearer token is not looked at; `optional` anybody, but a token that is sent must
 * be valid and its owner counts; `customer` only with a valid token. A route that declares nothing is `customer`.
 */
export type RouteAuth = 'public' | 'optional' | 'customer'

export interface RouteMetadata {
  readonly auth: RouteAuth
  /** Asking again changes nothing more, so that a client may retry after a broken connection. */
  readonly idempotent: boolean
}

export function meta(metadata: { auth: RouteAuth; idempotent?: boolean }): RouteMetadata {
  return { auth: metadata.auth, idempotent: metadata.idempotent ?? false }
}

/** A route's metadata; the strictest when it declares none. */
export function metadataOf(route: { metadata?: unknown }): RouteMetadata {
  return isRouteMetadata(route.metadata) ? route.metadata : { auth: 'customer', idempotent: false }
}

function isRouteMetadata(value: unknown): value is RouteMetadata {
  return typeof value === 'object' && value !== null && 'auth' in value && 'idempotent' in value
}
