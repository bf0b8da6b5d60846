import { operations } from '@shop/contract'
import * as z from 'zod/mini'

/** The patterns that an operation matches. */
const patternsOf = (operation: string): string[] => [
  operation,
  operation.replace(/\.\w+$/, '.*'),
  '*',
]

const knownPatterns = new Set(operations.flatMap(({ name }) => patternsOf(name)))

export const operationPatternsSchema = z
  .array(
    z
      .string()
      .check(
        z.refine(
          (pattern) => knownPatterns.has(pattern),
          'Use an operation such as cart.update, a group such as catalog.*, or * for all.',
        ),
      ),
  )
  .check(z.maxLength(100))

export const isForwarded = (patterns: readonly string[], operation: string): boolean =>
  patternsOf(operation).some((pattern) => patterns.includes(pattern))
