import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { scenarioNames } from '../seed/scenarios.ts'
import { anyOperation } from '../worlds/faults.ts'

/** What each control takes (architecture §6): read by its handler, and described by these in the explorer. */

const text = z.string().check(z.minLength(1))
const moment = z.iso.datetime({ offset: true, error: 'An ISO 8601 time with an offset, such as 2026-12-01T09:00:00Z.' })
const when = z._default(z.enum(['before', 'after']), 'before')
const operation = z.enum([anyOperation, ...operations.map(({ name }) => name)], {
  error: `An operation of the contract, such as cart.update, or ${anyOperation} for any.`,
})

export const resetInput = z.strictObject({ scenario: z.optional(z.enum(scenarioNames)) })

export const restoreInput = z.strictObject({ id: text })

export const clockInput = z.strictObject({
  resume: z.optional(z.literal(true)),
  freeze: z.optional(z.union([moment, z.literal(true)])),
  advance_seconds: z.optional(z.number().check(z.gte(-4e9), z.lte(4e9))),
})

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.int().check(z.gte(400), z.lte(599)), when }),
  z.strictObject({ kind: z.literal('delay'), ms: z.int().check(z.gte(0), z.lte(600_000)), when }),
  z.strictObject({ kind: z.literal('drop'), when }),
  z.strictObject({ kind: z.literal('malformed') }),
  z.strictObject({ kind: z.literal('half') }),
  z.strictObject({ kind: z.literal('hold'), when }),
])

export const faultInput = z.strictObject({
  operation,
  times: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  effect,
})

export const requestsQuery = z.strictObject({
  operation: z.optional(operation),
  since: z.optional(
    z.union([z.string().check(z.regex(/^\d+$/)), moment], {
      error: 'The id of a logged request, or an ISO 8601 time.',
    }),
  ),
})

export const signInInput = z.strictObject({ email: text })
