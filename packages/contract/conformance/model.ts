/** What the conformance suite sees of a host, and what it makes of it. */
import type { Operation } from '../src/index.ts'

/** One answer of the host, as it came. */
export interface Observation {
  readonly operation: Operation
  /** What was asked, for people: `GET /api/v1/order/list?page=2`. */
  readonly request: string
  readonly status: number
  readonly contentType: string
  readonly text: string
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown
}

/** `fail`: the host breaks what is settled. `learn`: it differs where we assumed, so that we learn from it. */
export type Level = 'fail' | 'learn'

export interface Deviation {
  readonly level: Level
  readonly operation: string
  readonly status: number
  /** Where in the body, such as `data.0.product_price`; empty for the answer as a whole. */
  readonly path: string
  readonly message: string
  readonly request: string
}

export interface Coverage {
  readonly operation: string
  /** Every declared status with how often it was seen. */
  readonly statuses: Readonly<Record<string, number>>
  /**
   * `no success`: asked to succeed and never did, which is no pass. `refusals only`: nothing that ought to succeed could
   * be asked in this mode.
   */
  readonly verdict: 'pass' | 'learn' | 'fail' | 'no success' | 'refusals only' | 'not tried'
}

export interface Report {
  readonly base: string
  readonly mode: 'read-only' | 'write'
  readonly conforms: boolean
  readonly coverage: readonly Coverage[]
  readonly deviations: readonly Deviation[]
  /** What was left out, and why. */
  readonly notes: readonly string[]
}

/** The host cannot be asked at all. */
export class Unreachable extends Error {}
