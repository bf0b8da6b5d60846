/** The data of a conformance run. */
import type { Operation } from '../src/index.ts'

/** A response of the host, unprocessed. */
export interface HostResponse {
  readonly operation: Operation
  /** The request, for people: `GET /api/v1/order/list?page=2`. */
  readonly request: string
  readonly status: number
  readonly contentType: string
  readonly text: string
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown
}

/** `fail`: the host differs from the requirements. `warning`: it differs from an assumption of the contract. */
export type Level = 'fail' | 'warning'

export interface Deviation {
  readonly level: Level
  readonly operation: string
  readonly status: number
  /** The place in the body, such as `data.0.product_price`; empty for the response as a whole. */
  readonly path: string
  readonly message: string
  readonly request: string
}

export interface Coverage {
  readonly operation: string
  /** Each declared status and how often the host returned it. */
  readonly statuses: Readonly<Record<string, number>>
  /**
   * `no success`: a request that should succeed never did. `errors only`: this mode cannot send a request that should
   * succeed.
   */
  readonly result: 'pass' | 'warning' | 'fail' | 'no success' | 'errors only' | 'not tested'
}

export interface Report {
  readonly base: string
  readonly mode: 'read-only' | 'write'
  readonly conforms: boolean
  readonly coverage: readonly Coverage[]
  readonly deviations: readonly Deviation[]
  /** What was skipped, and why. */
  readonly notes: readonly string[]
}

/** The host does not respond to any request. */
export class Unreachable extends Error {}
