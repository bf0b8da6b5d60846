import { contract } from 'virtual:contract-outline'
import { type ErrorBody, HTTP_TIMEOUT_MS, metadataOf } from '@shop/contract'
import { type ApiFetcher, type ApiFetcherArgs, tsRestFetchApi } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { env } from '../config/env'
import { signedOut } from '../state/auth-slice'
import { readStored, storageKeys } from '../state/storage'
import { store } from '../state/store'
import { reading } from './lazy-parsers'

/** An answer that is not what the contract promises; asking again may help. */
class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError'
}

const withTimeout = (signal: AbortSignal | null | undefined) => {
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

const send = (args: ApiFetcherArgs, token: string | null) =>
  tsRestFetchApi({
    ...args,
    validateResponse: false,
    headers: { ...args.headers, accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    fetchOptions: { ...args.fetchOptions, signal: withTimeout(args.fetchOptions?.signal) },
  })

/**
 * Every call of the shop goes through here: 30 s at most, the bearer token when there is one (requirements §7), and success
 * bodies read as the contract has them, whatever else the host adds. A token that the server no longer knows signs the shopper
 * out here too; a call that needs no account is then made once more as a guest.
 */
const fetchApi: ApiFetcher = async (args) => {
  const { auth } = metadataOf(args.route)
  const token = auth === 'public' ? null : readStored(storageKeys.token)
  // Beside the call, not after it; a failure is met where the reader is needed.
  const reader = reading()
  reader.catch(() => undefined)
  let answer = await send(args, token)
  if (answer.status === 401 && token) {
    if (readStored(storageKeys.token) === token) store.dispatch(signedOut('expiry'))
    if (auth === 'optional') answer = await send(args, null)
  }
  if (answer.status >= 400) return answer
  const { readAnswer } = await reader
  const read = readAnswer(args.route, answer)
  if (!read.agreed) throw new UnexpectedAnswerError(`${args.method} ${args.path}: the answer is not what was agreed`)
  return { ...answer, body: read.body }
}

/** The typed client: `api.catalog.products.useQuery(…)`, `api.cart.update.useMutation(…)`, `api.order.detail.query(…)`. */
export const api = initTsrReactQuery(contract, { baseUrl: env.apiOrigin, baseHeaders: {}, api: fetchApi })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** The error body of a failure (architecture §4) without its field errors, or undefined when the answer was none of ours. */
export const failureBody = (error: unknown): Pick<ErrorBody, 'message' | 'code'> | undefined => {
  const { message, code } = fieldsOf(fieldsOf(error)['body'])
  return typeof message === 'string' && typeof code === 'string' ? { message, code } : undefined
}

/** What the server said of a failure, or undefined when it was not the server that spoke. */
export const serverMessage = (error: unknown): string | undefined => {
  const { status, body } = fieldsOf(error)
  const { message } = fieldsOf(body)
  return typeof status === 'number' && typeof message === 'string' && message !== '' ? message : undefined
}

/** The HTTP status of a failure, when there was an answer. */
export const failureStatus = (error: unknown): number | undefined => {
  const { status } = fieldsOf(error)
  return typeof status === 'number' ? status : undefined
}

type Succeeded<A> = Extract<A, { status: 200 | 201 }>
const isSuccess = <A extends { status: number }>(answer: A): answer is A & Succeeded<A> =>
  answer.status >= 200 && answer.status < 300

/** The answer of a direct call (`.query`, `.mutate`) when it is a success; throws any other, as the hooks do. */
export const succeeded = async <A extends { status: number }>(pending: Promise<A>): Promise<Succeeded<A>> => {
  const answer = await pending
  if (isSuccess(answer)) return answer
  throw answer
}
