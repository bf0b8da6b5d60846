import { isDeepStrictEqual } from 'node:util'
import { isRecord, operations } from '@shop/contract'
import * as z from 'zod/mini'
import { CallRules, maxRules, type Rule } from './call-rules.ts'
import { delaySchema, integerSchema, operationSchema, responseHeadersSchema } from './faults.ts'

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** What a request must have. Fields that are not named may have any value. */
const stubMatchSchema = z.strictObject({
  /** Parameters of the path, such as `{"id": 8}` of `catalog.product`. */
  params: z.optional(texts),
  query: z.optional(texts),
  headers: z.optional(texts),
  body: z.optional(z.json()),
})
export type StubMatch = z.infer<typeof stubMatchSchema>

const stubResponseSchema = z.strictObject({
  status: integerSchema(200, 599),
  /** JSON; a text is sent as it is if the headers name another content type. */
  body: z.optional(z.json()),
  headers: z.optional(responseHeadersSchema),
  delay_ms: z.optional(delaySchema),
})

/** Names of the path's parameters: a stub that names another one would never match. */
const pathParams = new Map<string, (string | undefined)[]>(
  operations.map(({ name, route }) => [
    name,
    [...route.path.matchAll(/:(\w+)/g)].map(([, param]) => param),
  ]),
)

/** A response for calls of an operation, instead of that of the mock (architecture §6). */
export const stubInputSchema = z
  .strictObject({
    operation: operationSchema,
    /** The number of calls that it responds to; without a limit if omitted. */
    times: z.optional(integerSchema(1, 1_000_000)),
    match: z.optional(stubMatchSchema),
    respond: stubResponseSchema,
  })
  .check(({ value, issues }) => {
    const known = pathParams.get(value.operation)
    const unknown = Object.keys(value.match?.params ?? {}).find(
      (name) => known?.includes(name) === false,
    )
    if (unknown === undefined) return
    const names = known?.join(', ') || 'none'
    issues.push({
      code: 'custom',
      path: ['match', 'params', unknown],
      message: `The path of ${value.operation} has these parameters: ${names}.`,
      input: value,
    })
  })
export type StubInput = z.infer<typeof stubInputSchema>

/** A stubs file, as `POST record` returns it. */
export const stubsFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  stubs: z.array(stubInputSchema).check(z.maxLength(maxRules)),
})
export type StubsFile = z.infer<typeof stubsFileSchema>

export type Stub = Rule<StubInput>

type StubbedRequest = Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>>

export class Stubs extends CallRules<StubInput> {
  readonly #initial: readonly StubInput[]

  /** @param initial those of a new world */
  constructor(stored: readonly Stub[], initial: readonly StubInput[], onChange: () => void) {
    super('stub', stored, onChange)
    this.#initial = initial
  }

  /** Adds those of a new world that this one does not have. */
  addInitial(): void {
    const present = this.list.map(({ id: _, applied: __, remaining: ___, ...input }) => input)
    const isMissing = (input: StubInput) =>
      !present.some((presentInput) => isDeepStrictEqual(presentInput, input))
    this.addAll(this.#initial.filter(isMissing))
  }

  /**
   * The stub that responds to a request, counted as applied: the oldest of those with a limited
   * number of calls, so that they form a sequence; else the newest of the others, so that it
   * replaces an older one.
   */
  take(operation: string, request: StubbedRequest): Stub | undefined {
    const candidates = this.of(operation).filter((stub) => matches(stub, request))
    return this.apply(candidates.find(({ times }) => times !== undefined) ?? candidates.at(-1))
  }

  reset(): void {
    this.clear()
    this.addInitial()
  }
}

const matches = ({ match = {} }: Stub, { params, query, headers, body }: StubbedRequest): boolean =>
  matchesTexts(match.params ?? {}, params) &&
  matchesTexts(match.query ?? {}, query) &&
  matchesTexts(lowerCased(match.headers ?? {}), headers) &&
  (match.body === undefined || matchesPartially(match.body, body))

const lowerCased = (headers: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/**
 * Whether JSON has at least the fields of `expected`, at any depth. Arrays have the same length,
 * and match element by element.
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

/**
 * Whether texts, such as those of a query, have at least the fields of `expected`. Of a repeated
 * name any value counts.
 */
const matchesTexts = (expected: Readonly<Record<string, unknown>>, actual: unknown): boolean =>
  Object.entries(expected).every(([name, value]) => {
    const texts: unknown = isRecord(actual) ? actual[name] : undefined
    return (Array.isArray(texts) ? texts : [texts]).some((text) => text === String(value))
  })
