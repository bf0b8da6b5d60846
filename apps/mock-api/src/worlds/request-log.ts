import { showable, showablePath } from './secrets.ts'

/**
 * Whether an exchange met the contract: `request` the caller asked for what the contract does not allow, `response` we
 * would have answered so (and answered 500), `fault` a fault spoke in our place, `unknown` the contract has no such call.
 */
export type Verdict =
  | { readonly kind: 'met' }
  | { readonly kind: 'request' | 'response' | 'fault' | 'unknown'; readonly details: string }

export interface LoggedRequest {
  /** Grows by one with each; the number to ask for what came `since`. */
  readonly id: number
  /** Real time, not the world's: whoever looks sits at a real clock. */
  readonly at: string
  readonly method: string
  /** With its query. Secrets in it, and in both bodies, are hidden. */
  readonly path: string
  /** The contract's name for it; null when it has none. */
  readonly operation: string | null
  /** Null when the connection was dropped. */
  readonly status: number | null
  readonly ms: number
  readonly signed_in: boolean
  readonly request_body: string | null
  readonly response_body: string | null
  readonly contract: Verdict
}

/** An exchange as it was, with its secrets: nothing of this is shown. */
export interface Exchange {
  /** In milliseconds since 1970. */
  readonly at: number
  readonly method: string
  readonly url: string
  readonly operation: string | null
  readonly status: number | null
  readonly ms: number
  readonly signedIn: boolean
  readonly requestBody: unknown
  readonly responseBody: unknown
  readonly verdict: Verdict
}

const kept = 500

/**
 * The last requests of one world, oldest first. Every call is written down and hardly any is ever looked at, so what may
 * be shown of it is worked out when somebody looks.
 */
export class RequestLog {
  #exchanges: Exchange[] = []
  #lastId = 0

  get entries(): readonly LoggedRequest[] {
    const shown = this.#exchanges.slice(-kept)
    const before = this.#lastId - shown.length
    return shown.map((exchange, index) => toShow(before + index + 1, exchange))
  }

  add(exchange: Exchange): void {
    this.#lastId += 1
    this.#exchanges.push(exchange)
    // Now and then, since to move all of them up by one at each request would cost more than to keep some for a while.
    if (this.#exchanges.length >= 2 * kept) this.#exchanges = this.#exchanges.slice(-kept)
  }

  /** Numbers go on from where they were, so that `since` keeps its meaning. */
  clear(): void {
    this.#exchanges = []
  }
}

const toShow = (id: number, exchange: Exchange): LoggedRequest => ({
  id,
  at: new Date(exchange.at).toISOString(),
  method: exchange.method,
  path: showablePath(exchange.url),
  operation: exchange.operation,
  status: exchange.status,
  ms: Math.round(exchange.ms * 10) / 10,
  signed_in: exchange.signedIn,
  request_body: showable(exchange.requestBody),
  response_body: showable(exchange.responseBody),
  contract: exchange.verdict,
})
