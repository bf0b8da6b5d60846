import { isRecord } from '@shop/contract'

/** A host may send one text or a list. */
const textsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((text) => typeof text === 'string')

const parseFields = (value: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([field, texts]) => [field, textsOf(texts)]),
  )

/** A response with an error status. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The error code of architecture §4; undefined when the host sends none. */
  readonly code: string | undefined
  /**
   * The server's messages for the shopper, also of fields; undefined when the body has none, as
   * from a proxy on the way.
   */
  readonly serverMessage: string | undefined
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(status: number, body: unknown) {
    const { message, code, errors } = isRecord(body) ? body : {}
    const fields = parseFields(errors)
    const texts = new Set([...textsOf(message), ...Object.values(fields).flat()].filter(Boolean))
    super([...texts].join(' ') || `HTTP status ${status}`)
    this.status = status
    this.code = textsOf(code)[0] || undefined
    this.serverMessage = texts.size > 0 ? this.message : undefined
    this.fields = fields
  }
}

/** The error as an ApiError, or undefined when there was no response with an error status. */
export const asApiError = (error: unknown): ApiError | undefined =>
  error instanceof ApiError ? error : undefined

/**
 * A success whose body is not JSON, or does not fit the contract. Its message is a code for
 * support: the operation and the first place that the shop does not understand.
 */
export class NotUnderstoodError extends Error {
  override readonly name = 'NotUnderstoodError'
}

/** Why a call failed (architecture §4.9). */
export type Failure = 'offline' | 'no-response' | 'host-failed' | 'refused' | 'not-understood'

/**
 * Decides the class of a failed call. Any error that is not a response of the host is
 * `no-response`.
 */
export const failureOf = (error: unknown, isOnline = navigator.onLine): Failure => {
  if (error instanceof NotUnderstoodError) return 'not-understood'
  const status = asApiError(error)?.status
  if (status === undefined) return isOnline ? 'no-response' : 'offline'
  return status < 500 ? 'refused' : 'host-failed'
}
