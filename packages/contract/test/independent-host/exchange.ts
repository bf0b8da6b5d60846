/** A request and its response, on their way through the host. */
export interface HostRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The parts of the path that a route names. */
  readonly params: readonly string[]
  readonly json: unknown
  readonly bytes: Buffer
  /** The customer_id of a valid token; null for a guest. */
  readonly caller: number | null
  readonly token: string | undefined
}

export interface HostReply {
  status: number
  /** Sent as JSON, except for text, which is sent as it is. */
  body: unknown
  headers: Record<string, string>
}

export const reply = (body: unknown, status = 200): HostReply => ({
  status,
  body,
  headers: { 'content-type': 'application/json; charset=utf-8' },
})

/** An error response. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message = 'The request was refused.') {
    super(message)
    this.status = status
    this.code = code
  }
}

export const invalid = (field: string): Refusal => new Refusal(422, 'validation_failed', `${field} is not valid.`)

export interface Route {
  readonly name: string
  readonly method: string
  /** Its groups are the parameters. */
  readonly path: RegExp
  readonly auth: 'public' | 'optional' | 'customer'
  readonly handle: (request: HostRequest) => HostReply
}
