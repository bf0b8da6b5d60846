import * as z from 'zod/mini'
import type { Json, JsonObject } from '../../json.ts'

/**
 * Of the requests that a host accepts, of results or constants that both sides expect, or of the
 * responses that the shop reads.
 */
type Subject = 'requests' | 'results' | 'constants' | 'responses'

/** A rule as the document has it: a description, and examples with their results. */
export const ruleOf =
  (of: Subject) =>
  <Input extends Json>(
    description: string,
    resultOf: (input: Input) => Json,
    inputs: readonly Input[],
  ): JsonObject => ({
    of,
    description,
    examples: inputs.map((input) => ({ input, result: resultOf(input) })),
  })

export const requestRule = ruleOf('requests')
export const resultRule = ruleOf('results')
export const readingRule = ruleOf('responses')

/** The result of a rule that a schema has: whether it accepts the value. */
export const validity = (schema: z.core.$ZodType) => (value: Json) =>
  z.safeParse(schema, value).success ? 'valid' : 'invalid'
