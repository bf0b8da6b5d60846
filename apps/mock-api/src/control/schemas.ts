/** The inputs of the control API (architecture §6): parsed by its handlers and shown in the explorer. */
import * as z from 'zod/mini'
import { operationSchema } from '../worlds/fault-schema.ts'
import { hostStyles } from '../worlds/world-settings.ts'

const textSchema = z.string().check(z.minLength(1))
const timeSchema = z.iso.datetime({
  offset: true,
  error: 'An ISO 8601 time with an offset, such as 2026-12-01T09:00:00Z.',
})

export const resetInputSchema = z.strictObject({ scenario: z.optional(textSchema) })

/** Also the whole response of a snapshot. */
export const restoreInputSchema = z.strictObject({ id: textSchema, taken_at: z.optional(textSchema) })

export const clockInputSchema = z.strictObject({
  resume: z.optional(z.literal(true)),
  freeze: z.optional(z.union([timeSchema, z.literal(true)])),
  advance_seconds: z.optional(z.number().check(z.gte(-4e9), z.lte(4e9))),
})

export const hostInputSchema = z.strictObject({ style: z.enum(hostStyles) })

export const recordInputSchema = z.strictObject({ action: z.enum(['start', 'stop']) })

export const requestsQuerySchema = z.strictObject({
  operation: z.optional(operationSchema),
  since: z.optional(
    z.union([z.string().check(z.regex(/^\d+$/)), timeSchema], {
      error: 'The id of a logged request, or an ISO 8601 time.',
    }),
  ),
})

export const signInInputSchema = z.strictObject({ email: textSchema })
