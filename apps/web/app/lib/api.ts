import { contract, HTTP_TIMEOUT_MS, metadataOf, parseTolerant } from '@shop/contract'
import { type ApiFetcher, type ApiFetcherArgs, tsRestFetchApi } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import * as z from 'zod/mini'
import { env } from '../config/env'
import { signedOut } from './auth-slice'
import { readStored, storageKeys } from './storage'
import { store } from './store'

/** An answer that is not what the contract promises; asking again may help. */
export class UnexpectedAnswerError extends Error {
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

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

/**
 * Every call of the shop goes through here: 30 s at most, the bearer token when there is one (spec §7), and success
 * bodies read as the contract has them, whatever else the host adds. A token that the server no longer knows signs the shopper
 * out here too; a call that needs no account is then made once more as a guest.
 */
const fetchApi: ApiFetcher = async (args) => {
  const { auth } = metadataOf(args.route)
  const token = auth === 'public' ? null : readStored(storageKeys.token)
  let answer = await send(args, token)
  if (answer.status === 401 && token) {
    if (readStored(storageKeys.token) === token) store.dispatch(signedOut())
    if (auth === 'optional') answer = await send(args, null)
  }
  const schema: unknown = args.route.responses[answer.status]
  if (answer.status >= 400 || !isSchema(schema)) return answer
  const body = parseTolerant(schema, answer.body)
  if (body === undefined)
    throw new UnexpectedAnswerError(`${args.method} ${args.path}: the answer is not what was agreed`)
  return { ...answer, body }
}

/** The typed client: `api.catalog.products.useQuery(…)`, `api.cart.update.useMutation(…)`, `api.order.detail.query(…)`. */
export const api = initTsrReactQuery(contract, { baseUrl: env.apiOrigin, baseHeaders: {}, api: fetchApi })

const errorShape = z.object({ status: z.number(), body: z.object({ message: z.string().check(z.minLength(1)) }) })

/** What the server said of a failure, or undefined when it was not the server that spoke. */
export const serverMessage = (error: unknown): string | undefined => {
  const parsed = z.safeParse(errorShape, error)
  return parsed.success ? parsed.data.body.message : undefined
}

/** The HTTP status of a failure, when there was an answer. */
export const failureStatus = (error: unknown): number | undefined =>
  z.safeParse(z.object({ status: z.number() }), error).data?.status

type Succeeded<A> = Extract<A, { status: 200 | 201 }>
const isSuccess = <A extends { status: number }>(answer: A): answer is A & Succeeded<A> =>
  answer.status >= 200 && answer.status < 300

/** The answer of a direct call (`.query`, `.mutate`) when it is a success; throws any other, as the hooks do. */
export const succeeded = async <A extends { status: number }>(pending: Promise<A>): Promise<Succeeded<A>> => {
  const answer = await pending
  if (isSuccess(answer)) return answer
  throw answer
}
