import * as z from 'zod/mini'
import { anyOperation } from '../overrides/call-rules.ts'
import { operationSchema } from '../overrides/faults.ts'
import type { LoggedRequest } from '../worlds/request-log.ts'
import { control } from './control.ts'
import { timeSchema } from './world-controls.ts'

const idSchema = z.string().check(z.regex(/^\d+$/))
const sinceError = 'The id of a logged request, or an ISO 8601 time.'

const isAfter = (entry: LoggedRequest, since: string): boolean =>
  /^\d+$/.test(since) ? entry.id > Number(since) : Date.parse(entry.at) > Date.parse(since)

export const requestControls = {
  'GET /requests': control({
    title: 'The request log, oldest first',
    description: [
      '`since` is the id of a request or a time, exclusive.',
      '`contract.kind` is `valid`, `request` or `response` (which broke the contract),',
      '`tolerated` (the shop can show it), `error` (the mock failed), `fault`, `unimplemented`',
      'or `unknown`. `source` is `mock`, `stub` or `upstream`.',
    ].join(' '),
    input: z.strictObject({
      operation: z.optional(operationSchema),
      since: z.optional(z.union([idSchema, timeSchema], { error: sinceError })),
    }),
    run: ({ world }, { operation = anyOperation, since }) => ({
      data: world.log.entries.filter(
        (entry) =>
          (operation === anyOperation || entry.operation === operation) &&
          (since === undefined || isAfter(entry, since)),
      ),
    }),
  }),

  'DELETE /requests': control({
    title: 'Clear the request log',
    run: ({ world }) => ({ data: world.log.clear() }),
  }),
}
