import { anyOperation } from './fault-schema.ts'
import type { StubInput } from './stub-schema.ts'

export interface Stub extends StubInput {
  readonly id: number
  /** How often it responded. */
  readonly applied: number
}

/** The parts of a request that a stub can match. */
export interface StubbedRequest {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
}

/** The stubs of one world. */
export class Stubs {
  readonly #initial: readonly StubInput[]
  #stubs: Stub[] = []
  #nextId = 1

  /** @param initial the stubs of a new world, and after a reset */
  constructor(initial: readonly StubInput[] = []) {
    this.#initial = initial
    this.reset()
  }

  /** In the order of their creation, with the used-up ones. */
  get list(): readonly Stub[] {
    return this.#stubs
  }

  add(input: StubInput): Stub {
    const stub = { ...input, id: this.#nextId, applied: 0 }
    this.#nextId += 1
    this.#stubs.push(stub)
    return stub
  }

  /** Whether a request of an operation may match a stub. */
  has(operation: string): boolean {
    return this.#stubs.some((stub) => isFor(stub, operation))
  }

  /**
   * The stub that responds to a request, counted as applied: the oldest of those with a limited number of calls, so that they form
   * a sequence; else the newest of the others, so that it replaces an older one.
   */
  take(operation: string, request: StubbedRequest): Stub | undefined {
    const candidates = this.#stubs.filter((stub) => isFor(stub, operation) && matches(stub, request))
    const stub = candidates.find(({ times }) => times !== undefined) ?? candidates.at(-1)
    if (stub === undefined) return undefined
    this.#stubs = this.#stubs.map((each) => (each === stub ? { ...each, applied: each.applied + 1 } : each))
    return stub
  }

  /** Returns whether there was such a stub. */
  remove(id: number): boolean {
    const count = this.#stubs.length
    this.#stubs = this.#stubs.filter((stub) => stub.id !== id)
    return this.#stubs.length < count
  }

  clear(): void {
    this.#stubs = []
  }

  /** Back to the stubs of a new world. */
  reset(): void {
    this.clear()
    for (const stub of this.#initial) this.add(stub)
  }
}

const isFor = ({ operation, times, applied }: Stub, name: string): boolean =>
  (operation === name || operation === anyOperation) && (times === undefined || applied < times)

const matches = ({ match = {} }: Stub, { params, query, headers, body }: StubbedRequest): boolean =>
  matchesTexts(match.params ?? {}, params) &&
  matchesTexts(match.query ?? {}, query) &&
  matchesTexts(lowerCased(match.headers ?? {}), headers) &&
  (match.body === undefined || matchesPartially(match.body, body))

const lowerCased = (headers: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether JSON has at least the fields of `expected`, at any depth. Arrays have the same length, and match element by
 * element.
 */
const matchesPartially = (expected: unknown, actual: unknown): boolean => {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((element, index) => matchesPartially(element, actual[index]))
    )
  }
  if (!isRecord(expected)) return expected === actual
  return (
    isRecord(actual) &&
    Object.entries(expected).every(
      ([name, value]) => Object.hasOwn(actual, name) && matchesPartially(value, actual[name]),
    )
  )
}

/** Whether texts, such as those of a query, have at least the fields of `expected`. Of a repeated name any value counts. */
const matchesTexts = (expected: Readonly<Record<string, unknown>>, actual: unknown): boolean =>
  Object.entries(expected).every(([name, value]) => {
    const texts: unknown = isRecord(actual) ? actual[name] : undefined
    return (Array.isArray(texts) ? texts : [texts]).some((text) => text === String(value))
  })
