import { matchesGlob } from 'node:path'
import { operations } from '@shop/contract'
import * as z from 'zod/mini'

export const operationPatternsSchema = z
  .array(
    z
      .string()
      .check(
        z.refine(
          (pattern) => operations.some(({ name }) => matchesGlob(name, pattern)),
          'Use an operation such as cart.update, a group such as catalog.*, or * for all.',
        ),
      ),
  )
  .check(z.maxLength(100))

export const isForwarded = (patterns: readonly string[], operation: string): boolean =>
  patterns.some((pattern) => matchesGlob(operation, pattern))
