import type { HostStyle } from './host-style.ts'
import { cutText, type LoggedHeaders, redactBody, redactHeaders, redactPath } from './redact.ts'

/**
 * Whether an exchange met the contract. `request`: the client violated it. `response`: the response violated it; the mock's own
 * was replaced by a 500, others were sent. `tolerated`: the response differs, but the shop can show it. `fault`: a fault changed the
 * response. `unknown`: the contract has no such call.
 */
export type ContractResult =
  | { readonly kind: 'met' }
  | { readonly kind: 'request' | 'response' | 'tolerated' | 'fault' | 'unknown'; readonly details: string }

/** What responded to a call. */
export type ResponseSource = 'mock' | 'stub' | 'upstream'

/** An exchange as the control API shows it. */
export interface LoggedRequest {
  /** Increases by one per request; a value for `since`. */
  readonly id: number
  /** Real time, not the world's. */
  readonly at: string
  readonly method: string
  /** With its query. Secrets in it and in both bodies are hidden. */
  readonly path: string
  /** The contract's name of the operation; null if it has none. */
  readonly operation: string | null
  /** Null if the connection was dropped. */
  readonly status: number | null
  readonly ms: number
  /** `guest` or `customer` with the id; `unknown` to a stub or the upstream. */
  readonly caller: string
  /** The client's network address. */
  readonly address: string
  readonly signed_in: boolean
  readonly request_body: string | null
  readonly response_body: string | null
  readonly request_headers: LoggedHeaders
  /** Without those that every response has. */
  readonly response_headers: LoggedHeaders
  /** `sparse`: the contract's response was converted into the logged one after its validation. */
  readonly host_style: HostStyle
  readonly source: ResponseSource
  readonly contract: ContractResult
}

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** An exchange with its secrets, and with the bodies as they are. */
export interface Exchange
  extends Omit<LoggedRequest, 'id' | 'at' | 'request_body' | 'response_body' | 'request_headers' | 'response_headers'> {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly request_body: unknown
  readonly response_body: unknown
  readonly request_headers: Headers
  readonly response_headers: Headers
}

/** As it is stored: the time becomes text when it is read, which most entries never are. */
type Entry = Omit<LoggedRequest, 'at'> & Pick<Exchange, 'at'>

const maxEntries = 500
/** Characters of all entries. */
const maxSizeOfOne = 8 * 1024 * 1024

/** The last requests of one world, oldest first: at most 500, and at most 8 MiB of text. Secrets are never stored. */
export class RequestLog {
  /** Sizes in characters. */
  #logged: { readonly entry: Entry; readonly size: number }[] = []
  #size = 0
  #maxSize = maxSizeOfOne
  #lastId = 0

  get entries(): readonly LoggedRequest[] {
    return this.#logged.map(({ entry }) => ({ ...entry, at: new Date(entry.at).toISOString() }))
  }

  add(exchange: Exchange): void {
    this.#lastId += 1
    const entry = toEntry(this.#lastId, exchange, this.#logged.at(-1)?.entry)
    const size = sizeOf(entry)
    this.#logged.push({ entry, size })
    this.#size += size
    this.#removeOldest()
  }

  /** Limits the text further, in characters. */
  limitSize(maxSize: number): void {
    this.#maxSize = Math.min(maxSize, maxSizeOfOne)
    this.#removeOldest()
  }

  #removeOldest(): void {
    while (this.#logged.length > maxEntries || this.#size > this.#maxSize) this.#size -= this.#logged.shift()?.size ?? 0
  }

  /** Ids continue after a clear, so that `since` stays valid. */
  clear(): void {
    this.#logged = []
    this.#size = 0
  }
}

const sizeOf = ({ path, request_body, response_body, request_headers, response_headers, contract }: Entry): number =>
  path.length +
  sizeOfHeaders(request_headers) +
  sizeOfHeaders(response_headers) +
  (request_body?.length ?? 0) +
  (response_body?.length ?? 0) +
  ('details' in contract ? contract.details.length : 0)

const sizeOfHeaders = (headers: LoggedHeaders): number => {
  let size = 0
  for (const name in headers) size += name.length + String(headers[name]).length
  return size
}

const toEntry = (id: number, exchange: Exchange, previous: Entry | undefined): Entry => ({
  id,
  ...exchange,
  path: redactPath(exchange.path),
  ms: Math.round(exchange.ms * 10) / 10,
  request_body: redactBody(exchange.request_body),
  response_body: redactBody(exchange.response_body),
  request_headers: redactHeaders(exchange.request_headers, previous?.request_headers),
  response_headers: redactHeaders(exchange.response_headers, previous?.response_headers),
  contract:
    'details' in exchange.contract
      ? { ...exchange.contract, details: cutText(exchange.contract.details) }
      : exchange.contract,
})
