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

const kept = 500

/** The last requests of one world, oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = []
  #lastId = 0

  get entries(): readonly LoggedRequest[] {
    return this.#entries.slice(-kept)
  }

  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest {
    this.#lastId += 1
    const added = { id: this.#lastId, ...entry }
    this.#entries.push(added)
    // Now and then, since to move all of them up by one at each request would cost more than to keep some for a while.
    if (this.#entries.length >= 2 * kept) this.#entries = this.#entries.slice(-kept)
    return added
  }

  /** Numbers go on from where they were, so that `since` keeps its meaning. */
  clear(): void {
    this.#entries = []
  }
}
