import { metadataOf } from '@shop/contract'
import type { ApiFetcher, ApiFetcherArgs } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { env } from '../config/env'
import { HTTP_TIMEOUT_MS } from '../config/ui-constants'
import { ApiError } from './api-error'
import { contract } from './contract'

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

/**
 * Sends a call and reads its success body by the contract; a refusal in a 2xx response has the
 * status of its body.
 */
const call = async (args: ApiFetcherArgs, token: string | null) => {
  // zod and the schemas are not part of the first load: they are loaded in parallel with the call.
  const parser = import('./parse-response')
  // A call that fails needs no parser.
  parser.catch(() => undefined)
  const response = await send(args, token)
  if (response.status >= 400) return response
  return { ...response, ...(await parser).parseResponse(args.route, response.body) }
}

/**
 * Sends every call of the shop: 30 s time-out, bearer token when there is one (requirements §7). A
 * refused token ends the session; a call that needs no account is then repeated as a guest.
 * @throws ApiError for an error status
 * @throws NotUnderstoodError for a success that does not fit the contract
 */
const fetchApi: ApiFetcher = async (args) => {
  const token = session.getToken()
  let response = await call(args, token)
  if (response.status === 401 && token) {
    session.onUnauthorized(token)
    if (metadataOf(args.route).auth !== 'customer') response = await call(args, null)
  }
  if (response.status >= 300) throw new ApiError(response.status, response.body)
  return response
}

/**
 * The typed client: `api.catalog.products.useQuery(…)`, `api.cart.update.useMutation(…)`,
 * `api.order.detail.query(…)`.
 */
export const api = initTsrReactQuery(contract, {
  baseUrl: env.apiOrigin,
  baseHeaders: {},
  api: fetchApi,
})

type Success<R> = Extract<R, { status: 200 | 201 }>

/**
 * The success response of a direct call (`.query`, `.mutate`). ts-rest types every declared status,
 * but the client throws the others.
 */
export const succeeded = <R extends { status: number }>(pending: Promise<R>): Promise<Success<R>> =>
  pending as Promise<Success<R>>
