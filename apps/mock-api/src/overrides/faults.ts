import { validateHeaderName, validateHeaderValue } from 'node:http'
import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { anyOperation, CallRules, type Rule } from './call-rules.ts'

const names = operations.map(({ name }) => name)

export const operationSchema = z.enum([anyOperation, ...names], {
  error: ({ input }) =>
    `"${input}" is not an operation: use one of ${names.join(', ')}, or ${anyOperation} for any.`,
})

/** Headers that describe the connection or follow from the body. */
const reserved = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

const isValidHeader = (name: string, value: string): boolean => {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return !reserved.includes(name.toLowerCase())
  } catch {
    return false
  }
}

export const responseHeadersSchema = z
  .record(z.string(), z.string())
  .check(
    z.refine(
      (headers) => Object.entries(headers).every(([name, value]) => isValidHeader(name, value)),
      `Names and values of HTTP headers, other than ${reserved.join(', ')}.`,
    ),
  )

/** Before the call does its work, or after it: then only the response is lost. */
const when = z._default(z.enum(['before', 'after']), 'before')

export const integerSchema = (min: number, max: number) => {
  const hint = `A whole number from ${min} to ${max}.`
  return z.int(hint).check(z.gte(min, hint), z.lte(max, hint))
}
const milliseconds = integerSchema(0, 600_000)

/** Milliseconds, or a range from which each call gets a random delay. */
export const delaySchema = z.union(
  [
    milliseconds,
    z
      .strictObject({ min: milliseconds, max: milliseconds })
      .check(
        z.refine(({ min, max }) => min <= max, { error: 'max is at least min.', path: ['max'] }),
      ),
  ],
  { error: 'Milliseconds from 0 to 600000, or a range of them with min and max.' },
)
export type Delay = z.infer<typeof delaySchema>

export const randomDelay = (delay: Delay): number =>
  typeof delay === 'number' ? delay : delay.min + Math.random() * (delay.max - delay.min)

/**
 * What a fault does to a call (architecture §6). After `delay` and `hold` the call continues. A new
 * kind also needs apply-fault.ts, and an option in console.html.
 */
export const faultEffectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: integerSchema(400, 599),
    /** Instead of an error in the contract's shape. */
    body: z.optional(z.json()),
    headers: z.optional(responseHeadersSchema),
    when,
  }),
  z.strictObject({ kind: z.literal('delay'), ms: delaySchema, when }),
  z.strictObject({ kind: z.literal('drop'), when }),
  z.strictObject({ kind: z.literal('malformed') }),
  z.strictObject({ kind: z.literal('half') }),
  z.strictObject({ kind: z.literal('hold'), when }),
])
export type FaultEffect = z.infer<typeof faultEffectSchema>

export const faultInputSchema = z.strictObject({
  operation: operationSchema,
  times: z._default(integerSchema(1, 1_000_000), 1),
  effect: faultEffectSchema,
})
export type FaultInput = z.infer<typeof faultInputSchema>

export type Fault = Rule<FaultInput>

export class Faults extends CallRules<FaultInput> {
  readonly #held = new Set<() => void>()

  get heldCount(): number {
    return this.#held.size
  }

  take(operation: string): FaultEffect | undefined {
    return this.apply(this.of(operation)[0])?.effect
  }

  /** Resolves when held calls are released, or when `signal` aborts. */
  hold(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.add(resolve)
    signal.addEventListener('abort', () => resolve())
    if (signal.aborted) resolve()
    return promise.finally(() => this.#held.delete(resolve))
  }

  release(): number {
    const { size } = this.#held
    for (const resolve of this.#held) resolve()
    this.#held.clear()
    return size
  }

  override clear(): readonly Fault[] {
    this.release()
    return super.clear()
  }
}
