const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A host may send one text or a list. */
const textsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((text) => typeof text === 'string')

const parseFields = (value: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([field, texts]) => [field, textsOf(texts)]),
  )

/** A response with an error status. No response at all (offline, time-out) is the error that `fetch` throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The error code of architecture §4; undefined when the host sends none. */
  readonly code: string | undefined
  /** The server's messages for the shopper, also of fields; undefined when the body has none, as from a proxy on the way. */
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

/** The error as an ApiError, or undefined when there was no response. */
export const asApiError = (error: unknown): ApiError | undefined =>
  error instanceof ApiError ? error : undefined
