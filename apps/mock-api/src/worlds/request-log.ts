import type { OperationName } from '@shop/contract'
import type { HostStyle } from '../overrides/host-styles/host-styles.ts'
import type { ContractResult } from '../shared/contract-result.ts'
import { firstCharacters } from '../shared/first-characters.ts'
import { parseJson } from '../shared/parse-json.ts'
import { redactedJson, redactUrl } from '../shared/redact.ts'

/** The mock's handler, a stub, or the real host behind the mock. */
export type ResponseSource = 'mock' | 'stub' | 'upstream'

export interface LoggedRequest {
  /** Increases by one per request; a value for `since`. */
  readonly id: number
  /** Real time, not the world's. */
  readonly at: string
  readonly method: string
  /** With its query. */
  readonly path: string
  /** The contract's name of the operation; null if it has none. */
  readonly operation: OperationName | null
  /** Null if the connection was dropped. */
  readonly status: number | null
  readonly ms: number
  /** `guest` or `customer` with the id; `unknown` to a stub or the upstream. */
  readonly caller: string
  readonly address: string
  readonly signed_in: boolean
  readonly request_body: string | null
  readonly response_body: string | null
  readonly request_headers: object
  /** Without those that every response has. */
  readonly response_headers: object
  /** Other than `full`: the valid response was converted into the logged one. */
  readonly host_style: HostStyle
  readonly source: ResponseSource
  readonly contract: ContractResult
}

/** An exchange with its secrets, and with the bodies as they are. */
type Exchange = Omit<LoggedRequest, 'id' | 'at' | 'request_body' | 'response_body'> & {
  readonly request_body: unknown
  readonly response_body: unknown
}

const maxEntries = 500
const maxLength = 20_000
/** The maximum size of the log of one world, in bytes. */
const maxBytes = 8 * 1024 * 1024

/**
 * The last requests of one world, at most 500 and 8 MiB, oldest first. Values of secret keys are
 * never stored.
 */
export class RequestLog {
  #entries: readonly LoggedRequest[] = []
  #bytes = 0
  #lastId = 0

  get entries(): readonly LoggedRequest[] {
    return this.#entries
  }

  get bytes(): number {
    return this.#bytes
  }

  add(exchange: Exchange): void {
    this.#lastId += 1
    const entry = {
      ...exchange,
      id: this.#lastId,
      at: new Date().toISOString(),
      path: cut(redactUrl(exchange.path)),
      ms: Math.round(exchange.ms * 10) / 10,
      request_body: bodyText(exchange.request_body),
      response_body: bodyText(exchange.response_body),
      request_headers: redactHeaders(exchange.request_headers),
      response_headers: redactHeaders(exchange.response_headers),
      contract: shortened(exchange.contract),
    }
    this.#entries = [...this.#entries, entry]
    this.#bytes += sizeOf(entry)
    while (this.#entries.length > maxEntries || this.#bytes > maxBytes) this.#dropOldest()
  }

  #dropOldest(): void {
    const [oldest, ...others] = this.#entries
    this.#entries = others
    this.#bytes -= sizeOf(oldest)
  }

  /** Ids continue after a clear, so that `since` stays valid. */
  clear(): readonly LoggedRequest[] {
    this.#entries = []
    this.#bytes = 0
    return this.#entries
  }
}

const sizeOf = (entry: LoggedRequest | undefined): number =>
  new TextEncoder().encode(JSON.stringify(entry)).length

const cut = (text: string): string =>
  text.length <= maxLength
    ? text
    : `${firstCharacters(text, maxLength)}… (${text.length - maxLength} more characters)`

/** Details may name every key that the client sent. */
const shortened = (result: ContractResult): ContractResult =>
  'details' in result ? { ...result, details: cut(result.details) } : result

const bodyText = (body: unknown): string | null => {
  if (body === undefined || body === null || body === '') return null
  const value = typeof body === 'string' ? parseJson(body) : body
  if (value === undefined) return cut(String(body))
  try {
    return cut(redactedJson(value))
  } catch {
    return '(nested too deeply)'
  }
}

const redactHeaders = (headers: object): object =>
  JSON.parse(redactedJson(headers), (_name, value: unknown) =>
    typeof value === 'string' ? cut(redactUrl(value)) : value,
  )
