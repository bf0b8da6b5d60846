import { redactBody, redactPath } from './redact.ts'

/**
 * Whether an exchange met the contract. `request`: the client violated it. `response`: the server's response violated it
 * and was replaced by a 500. `fault`: a fault changed the response. `unknown`: the contract has no such call.
 */
export type ContractResult =
  | { readonly kind: 'met' }
  | { readonly kind: 'request' | 'response' | 'fault' | 'unknown'; readonly details: string }

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
  readonly signed_in: boolean
  readonly request_body: string | null
  readonly response_body: string | null
  readonly contract: ContractResult
}

/** An exchange with its secrets. */
export interface Exchange {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly method: string
  readonly url: string
  readonly operation: string | null
  readonly status: number | null
  readonly ms: number
  readonly signedIn: boolean
  readonly requestBody: unknown
  readonly responseBody: unknown
  readonly contract: ContractResult
}

const maxEntries = 500

/** The last requests of one world, oldest first. Entries are redacted when they are read: most never are. */
export class RequestLog {
  readonly #exchanges: Exchange[] = []
  #lastId = 0

  get entries(): readonly LoggedRequest[] {
    const firstId = this.#lastId - this.#exchanges.length + 1
    return this.#exchanges.map((exchange, index) => toLoggedRequest(firstId + index, exchange))
  }

  add(exchange: Exchange): void {
    this.#lastId += 1
    this.#exchanges.push(exchange)
    if (this.#exchanges.length > maxEntries) this.#exchanges.shift()
  }

  /** Ids continue after a clear, so that `since` stays valid. */
  clear(): void {
    this.#exchanges.length = 0
  }
}

const toLoggedRequest = (id: number, exchange: Exchange): LoggedRequest => ({
  id,
  at: new Date(exchange.at).toISOString(),
  method: exchange.method,
  path: redactPath(exchange.url),
  operation: exchange.operation,
  status: exchange.status,
  ms: Math.round(exchange.ms * 10) / 10,
  signed_in: exchange.signedIn,
  request_body: redactBody(exchange.requestBody),
  response_body: redactBody(exchange.responseBody),
  contract: exchange.contract,
})
