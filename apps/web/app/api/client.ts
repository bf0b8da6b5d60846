import { metadataOf } from '@shop/contract'
import { type ApiFetcher, type ApiFetcherArgs, tsRestFetchApi } from '@ts-rest/core'
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

/** Connects the client to the session; called once at start-up, so that this module knows no store. */
export const connectSession = (connected: Session): void => {
  session = connected
}

const withTimeout = (signal: AbortSignal | null | undefined) => {
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

const send = (args: ApiFetcherArgs, token: string | null) =>
  tsRestFetchApi({
    ...args,
    validateResponse: false,
    headers: {
      ...args.headers,
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    fetchOptions: {
      ...args.fetchOptions,
      // A host may let the browser keep a customer's data, which the next customer of the device must not see.
      ...(token && metadataOf(args.route).auth !== 'public' && { cache: 'no-store' }),
      signal: withTimeout(args.fetchOptions?.signal),
    },
  })

/** Sends a call and parses its success body by the contract; a refusal in a 2xx response has the status of its body. */
const call = async (args: ApiFetcherArgs, token: string | null) => {
  // zod and the schemas are not part of the first load: they are loaded in parallel with the call.
  const [response, parser] = await Promise.all([
    send(args, token),
    import('./parse-response').catch(() => undefined),
  ])
  if (response.status >= 400) return response
  const parsed = parser?.parseResponse(args.route, response.body)
  if (parsed) return { ...response, ...parsed }
  // Without a status: a retry may help.
  throw new Error(`${args.method} ${args.path}: the response does not fit the contract`)
}

/**
 * Sends every call of the shop: 30 s time-out, bearer token when there is one (requirements §7). A refused token ends
 * the session; a call that needs no account is then repeated as a guest.
 * @throws ApiError for an error status
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

/** The typed client: `api.catalog.products.useQuery(…)`, `api.cart.update.useMutation(…)`, `api.order.detail.query(…)`. */
export const api = initTsrReactQuery(contract, {
  baseUrl: env.apiOrigin,
  baseHeaders: {},
  api: fetchApi,
})

type Success<R> = Extract<R, { status: 200 | 201 }>
const isSuccess = <R extends { status: number }>(response: R): response is R & Success<R> =>
  response.status >= 200 && response.status < 300

/** The success response of a direct call (`.query`, `.mutate`). ts-rest types every declared status; the client throws the errors. */
export const succeeded = async <R extends { status: number; body: unknown }>(
  pending: Promise<R>,
): Promise<Success<R>> => {
  const response = await pending
  if (isSuccess(response)) return response
  throw new ApiError(response.status, response.body)
}
