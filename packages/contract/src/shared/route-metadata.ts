/** The metadata of routes. A hook of the API and the web app's client apply it. */

export interface RouteMetadata {
  /**
   * Who may call: `public` anyone, a bearer token is ignored; `optional` anyone, but a token that
   * is sent must be valid and identifies the caller; `customer` only with a valid token.
   */
  readonly auth: 'public' | 'optional' | 'customer'
  /**
   * Whether a repeated request changes nothing more, so that a client may retry after a broken
   * connection.
   */
  readonly idempotent: boolean
}

/** Types the `metadata` of a route or a router; a route's own metadata overrides its router's. */
export const routeMetadata = <const M extends Partial<RouteMetadata>>(metadata: M): M => metadata

/** The metadata of a route; undeclared parts take the strictest value. */
export function metadataOf({ metadata }: { metadata?: unknown }): RouteMetadata {
  return { auth: 'customer', idempotent: false, ...(typeof metadata === 'object' ? metadata : {}) }
}
