import { operations } from '@shop/contract'
import * as z from 'zod/mini'

/** Matches every operation. */
export const anyOperation = '*'

export const operationSchema = z.enum([anyOperation, ...operations.map(({ name }) => name)], {
  error: `An operation of the contract, such as cart.update, or ${anyOperation} for any.`,
})

/** Before the call does its work, or after it: then only the response is lost. */
const when = z._default(z.enum(['before', 'after']), 'before')

/** What a fault does to a call (architecture §6). After `delay` and `hold` the call continues. */
const faultEffectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.int().check(z.gte(400), z.lte(599)), when }),
  z.strictObject({ kind: z.literal('delay'), ms: z.int().check(z.gte(0), z.lte(600_000)), when }),
  z.strictObject({ kind: z.literal('drop'), when }),
  z.strictObject({ kind: z.literal('malformed') }),
  z.strictObject({ kind: z.literal('half') }),
  z.strictObject({ kind: z.literal('hold'), when }),
])
export type FaultEffect = z.infer<typeof faultEffectSchema>

export const faultInputSchema = z.strictObject({
  operation: operationSchema,
  /** The number of calls that it applies to. */
  times: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  effect: faultEffectSchema,
})
export type FaultInput = z.infer<typeof faultInputSchema>
