import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { anyOperation } from './call-rules.ts'

const matchesPattern = (pattern: string, operation: string): boolean =>
  pattern === anyOperation ||
  pattern === operation ||
  (pattern.endsWith('.*') && operation.startsWith(pattern.slice(0, -1)))

export const operationPatternsSchema = z
  .array(
    z
      .string()
      .check(
        z.refine(
          (pattern) => operations.some(({ name }) => matchesPattern(pattern, name)),
          'Use an operation such as cart.update, a group such as catalog.*, or * for all.',
        ),
      ),
  )
  .check(z.maxLength(100))

export const isForwarded = (patterns: readonly string[], operation: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, operation))
