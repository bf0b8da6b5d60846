import { metadataOf } from '@shop/contract'
import type { ApiFetcherArgs, AppRoute, AppRouter } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { env } from '../config/env'
import { HTTP_TIMEOUT_MS } from '../config/ui-constants'
import { ApiError } from './api-error'

interface Session {
  readonly getToken: () => string | null
  /** The server refused this token. */
  readonly onUnauthorized: (token: string) => void
}

let session: Session = { getToken: () => null, onUnauthorized: () => undefined }

/**
 * Connects the client to the session; called once at start-up, so that this module knows no store.
 */
export const connectSession = (connected: Session): void => {
  session = connected
}

const withTimeout = (signal: AbortSignal | null | undefined) => {
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** Any other text than JSON, such as the HTML page of a proxy, stays text. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const send = async (
  { route, path, method, headers, body = null, fetchOptions }: ApiFetcherArgs,
  token: string | null,
) => {
  const response = await fetch(path, {
    ...fetchOptions,
    // A host may let the browser keep a customer's data, which the next customer of the device must
    // not see.
    ...(token && metadataOf(route).auth !== 'public' && { cache: 'no-store' }),
    signal: withTimeout(fetchOptions?.signal),
    method,
    headers: {
      ...headers,
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parseJson(text) }
}

/** Reads the body of a success; the status too where the body refuses the call. */
type Parser = (received: unknown) => { readonly status?: number; readonly body: unknown }

/**
 * Sends a call and reads its success body by the contract; a refusal in a 2xx response has the
 * status of its body.
 */
const call = async (args: ApiFetcherArgs, parser: Promise<Parser>, token: string | null) => {
  const response = await send(args, token)
  if (response.status >= 400) return response
  return { ...response, ...(await parser)(response.body) }
}

/**
 * Sends every call of the shop: 30 s time-out, bearer token when there is one (requirements §7). A
 * refused token ends the session; a call that needs no account is then repeated as a guest.
 * @throws ApiError for an error status
 * @throws NotUnderstoodError for a success that does not fit the contract
 */
const fetchApi = async (args: ApiFetcherArgs, parser: Promise<Parser>) => {
  // A call that fails needs no parser.
  parser.catch(() => undefined)
  const token = session.getToken()
  let response = await call(args, parser, token)
  if (response.status === 401 && token) {
    session.onUnauthorized(token)
    if (metadataOf(args.route).auth !== 'customer') response = await call(args, parser, null)
  }
  if (response.status >= 300) throw new ApiError(response.status, response.body)
  return response
}

/**
 * The typed client of a domain: `catalogApi.products.useQuery(…)`,
 * `profileApi.updateDetail.useMutation(…)`, `orderApi.detail.query(…)`.
 * @param outline the routes without their schemas, so that a page can send a call at once
 * @param loadRoutes the same routes with their schemas, loaded in parallel with a call
 */
export const clientOf = <Outline extends AppRouter>(
  domain: string,
  outline: Outline,
  loadRoutes: () => Promise<{ readonly routes: Readonly<Record<string, AppRoute>> }>,
) => {
  const loadParser = async (route: AppRoute): Promise<Parser> => {
    const [{ parseResponse }, { routes }] = await Promise.all([
      import('./parse-response'),
      loadRoutes(),
    ])
    const name = Object.keys(outline).find((key) => outline[key] === route) ?? ''
    return (received) => parseResponse(`${domain}.${name}`, routes[name], received)
  }
  return initTsrReactQuery(outline, {
    baseUrl: env.apiOrigin,
    baseHeaders: {},
    api: (args) => fetchApi(args, loadParser(args.route)),
  })
}

type Success<R> = Extract<R, { status: 200 | 201 }>

/**
 * The success response of a direct call (`.query`, `.mutate`). ts-rest types every declared status,
 * but the client throws the others.
 */
export const succeeded = <R extends { status: number }>(pending: Promise<R>): Promise<Success<R>> =>
  pending as Promise<Success<R>>
