/** The data of a conformance run. */
import type { Operation } from '../src/index.ts'
import type { Rule } from './rules.ts'

/** A response of the host, unprocessed. */
export interface HostResponse {
  readonly operation: Operation
  /** The request, for people and without secrets: `POST /api/v1/cart {"cart_uid":null}`. */
  readonly request: string
  /** `CONNECTION_CLOSED` when no response came. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown
}

/** The status of a response that never came. */
export const CONNECTION_CLOSED = 0

export const isSuccess = ({ status }: Pick<HostResponse, 'status'>): boolean => status >= 200 && status < 300

/**
 * `fail`: the host breaks a rule, or differs in a field that the requirements show or that the shop needs. `warning`: it
 * differs from an assumption of the contract.
 */
export type Level = 'fail' | 'warning'

/** What a check found in a response. */
export interface Finding {
  readonly rule: Rule
  /** Without it, the level of the rule. */
  readonly level?: Level
  /** The place in the body, such as `data.0.product_price`; empty or missing for the response as a whole. */
  readonly path?: string
  /** Without the values: findings with the same message at the same field are reported once. */
  readonly message: string
  readonly expected?: string
  readonly received?: string
}

export interface Deviation extends Finding {
  readonly operation: string
  readonly level: Level
  readonly status: number
  readonly path: string
  /** The first request that showed it. */
  readonly request: string
  /** How often it was found. */
  readonly times: number
}

/** A rule that was checked with responses of an operation. */
export interface CheckedRule {
  readonly operation: string
  readonly rule: Rule
  readonly result: 'pass' | Level
}

export interface Coverage {
  readonly operation: string
  /** The number of responses with each declared status. */
  readonly statuses: Readonly<Record<string, number>>
  /**
   * `no success`: a request that should succeed never did. `errors only`: this mode cannot send a request that should
   * succeed.
   */
  readonly result: 'pass' | 'warning' | 'fail' | 'no success' | 'errors only' | 'not tested'
}

export interface Report {
  readonly base: string
  readonly mode: 'read-only' | 'write' | 'write and fuzz'
  readonly strict: boolean
  readonly conforms: boolean
  readonly coverage: readonly Coverage[]
  readonly rules: readonly CheckedRule[]
  readonly deviations: readonly Deviation[]
  /** What was skipped, and why. */
  readonly notes: readonly string[]
}

/** The host does not respond to any request. */
export class Unreachable extends Error {}
