import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { anyOperation } from './call-rules.ts'

const matchesPattern = (pattern: string, operation: string): boolean =>
  pattern === anyOperation ||
  pattern === operation ||
  (pattern.endsWith('.*') && operation.startsWith(pattern.slice(0, -1)))

const operationPatternSchema = z
  .string()
  .check(
    z.refine(
      (pattern) => operations.some(({ name }) => matchesPattern(pattern, name)),
      'Use an operation such as cart.update, a group such as catalog.*, or * for all.',
    ),
  )

export const passthroughInputSchema = z
  .strictObject({ operations: z.array(operationPatternSchema).check(z.maxLength(100)) })
  .check(
    z.meta({
      title: 'Forward operations to the real host behind the mock (`--upstream URL`)',
      description:
        'Each response is checked against the contract, logged with `source: "upstream"`, and sent as it is. Stubs and faults come first.',
      examples: [{ operations: ['catalog.*'] }, { operations: [] }],
    }),
  )

export const isForwarded = (patterns: readonly string[], operation: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, operation))
