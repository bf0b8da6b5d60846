const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Field messages of an error body: field name to its messages; whatever has another shape is left out. */
const parseFields = (value: unknown): Readonly<Record<string, readonly string[]>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string[]] => {
          const [, messages] = entry
          return Array.isArray(messages) && messages.every((message) => typeof message === 'string')
        }),
      )
    : {}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** A response with an error status. No response at all (offline, time-out) is the error that `fetch` throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The error code of architecture §4; undefined when the host sends none. */
  readonly code: string | undefined
  /** The server's message for the shopper; undefined when the body has none, as from a proxy on the way. */
  readonly serverMessage: string | undefined
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(status: number, body: unknown) {
    const { message, code, errors } = isRecord(body) ? body : {}
    super(textOf(message) ?? `HTTP status ${status}`)
    this.status = status
    this.code = textOf(code)
    this.serverMessage = textOf(message)
    this.fields = parseFields(errors)
  }
}

/** The error as an ApiError, or undefined when there was no response. */
export const asApiError = (error: unknown): ApiError | undefined => (error instanceof ApiError ? error : undefined)
