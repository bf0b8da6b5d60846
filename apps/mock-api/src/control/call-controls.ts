import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { checkForm } from '../http/contract-guard.ts'
import { parseInput } from '../http/errors.ts'
import { ShopError } from '../shared/errors.ts'
import { anyOperation } from '../worlds/call-rules.ts'
import { faultInputSchema, operationSchema } from '../worlds/faults.ts'
import { isForwarded, operationPatternsSchema } from '../worlds/passthrough.ts'
import { Recording } from '../worlds/recording.ts'
import type { LoggedRequest } from '../worlds/request-log.ts'
import { type Stub, stubInputSchema, stubsFileSchema } from '../worlds/stubs.ts'
import type { World } from '../worlds/world.ts'
import { control } from './control.ts'
import { timeSchema } from './world-controls.ts'

const isAfter = (entry: LoggedRequest, since: string): boolean =>
  /^\d+$/.test(since) ? entry.id > Number(since) : Date.parse(entry.at) > Date.parse(since)

export const listFaults = ({ faults }: World, data = faults.list) => ({
  data,
  held: faults.heldCount,
})

/** A stub may break the contract on purpose, or by a mistake: who adds it learns it before the first call. */
const withWarning = (stub: Stub): Stub & { readonly warning?: string } => {
  const { status, body, headers } = stub.respond
  const operation = operations.find(({ name }) => name === stub.operation)
  if (!operation || body === undefined) return stub
  const type = new Headers(headers).get('content-type') ?? 'application/json'
  const result = checkForm(operation, status, type, JSON.stringify(body))
  return 'details' in result ? { ...stub, warning: `Breaks the contract: ${result.details}` } : stub
}

const readPassthrough = ({ passthrough }: World, upstream: string | null) => ({
  upstream,
  operations: passthrough,
  forwarded: operations
    .filter(({ name }) => isForwarded(passthrough, name))
    .map(({ name }) => name),
})

const readRecording = ({ recording }: World) => ({
  recording: recording !== undefined,
  exchanges: recording?.length ?? 0,
})

const sinceError = 'The id of a logged request, or an ISO 8601 time.'

export const callControls = {
  'GET /requests': control({
    title: 'The request log, oldest first',
    description:
      '`since` is the id of a request or a time, exclusive. `contract.kind` is `valid`, `request` or `response` (which broke the contract), `tolerated` (the shop can show it), `error` (the mock failed), `fault`, `unimplemented` or `unknown`. `source` is `mock`, `stub` or `upstream`.',
    input: z.strictObject({
      operation: z.optional(operationSchema),
      since: z.optional(
        z.union([z.string().check(z.regex(/^\d+$/)), timeSchema], { error: sinceError }),
      ),
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

  'GET /faults': control({
    title: 'The faults of the world',
    run: ({ world }) => listFaults(world),
  }),
  'POST /faults': control({
    title: 'Make the next calls of an operation fail',
    description:
      'The oldest fault first, `*` for any operation. With `when: "after"` the call does its work and only the response is lost. The header `x-mock-fault` with an effect as JSON applies it to one request, before the faults of the world.',
    examples: [
      { operation: 'cart.update', times: 2, effect: { kind: 'status', status: 503 } },
      { operation: 'payment.verify', effect: { kind: 'drop', when: 'after' } },
      { operation: '*', times: 50, effect: { kind: 'delay', ms: { min: 100, max: 800 } } },
      {
        operation: 'catalog.products',
        effect: { kind: 'status', status: 503, body: { message: 'Back at noon.' } },
      },
      { operation: 'order.detail', effect: { kind: 'malformed' } },
      { operation: 'order.list', effect: { kind: 'half' } },
      { operation: 'order.place', effect: { kind: 'hold' } },
    ],
    input: faultInputSchema,
    run: ({ world }, fault) => world.faults.add(fault),
  }),
  'POST /faults/release': control({
    title: 'Release held calls',
    run: ({ world }) => ({ released: world.faults.release() }),
  }),
  'DELETE /faults': control({
    title: 'Remove all faults and release held calls',
    run: ({ world }) => listFaults(world, world.faults.clear()),
  }),
  'DELETE /faults/:id': control({
    title: 'Remove one fault',
    run: ({ world, params }) => listFaults(world, world.faults.remove(Number(params['id']))),
  }),

  'GET /stubs': control({
    title: 'The stubs of the world',
    run: ({ world }) => ({ data: world.stubs.list }),
  }),
  'POST /stubs': control({
    title: 'Respond to the calls of an operation with a given response, or add the stubs of a file',
    description:
      '`match` names the parts that a request must have, of the body at any depth. Stubs with `times` respond first. A response may break the contract: `warning` in the result says so, and the request log marks it. `*` is any operation.',
    examples: [
      { operation: 'catalog.products', respond: { status: 200, body: { data: [] } } },
      { operation: 'catalog.product', match: { params: { id: 8 } }, respond: { status: 404 } },
      {
        operation: 'cart.update',
        times: 1,
        match: { body: { quantity: -1 } },
        respond: { status: 409, delay_ms: 300 },
      },
    ],
    // One stub, or a stubs file: `run` parses which.
    input: z.looseObject({}).check(z.meta({ ...z.toJSONSchema(stubInputSchema, { io: 'input' }) })),
    run: ({ world }, input) =>
      'stubs' in input
        ? { data: world.stubs.addAll(parseInput(stubsFileSchema, input).stubs).map(withWarning) }
        : withWarning(world.stubs.add(parseInput(stubInputSchema, input))),
  }),
  'PUT /stubs/:id': control({
    title: 'Replace one stub',
    input: stubInputSchema,
    run: ({ world, params }, stub) => withWarning(world.stubs.replace(Number(params['id']), stub)),
  }),
  'DELETE /stubs': control({
    title: 'Remove all stubs',
    run: ({ world }) => ({ data: world.stubs.clear() }),
  }),
  'DELETE /stubs/:id': control({
    title: 'Remove one stub',
    run: ({ world, params }) => ({ data: world.stubs.remove(Number(params['id'])) }),
  }),

  'GET /passthrough': control({
    title: 'The operations that the upstream responds to',
    run: ({ world, upstream }) => readPassthrough(world, upstream),
  }),
  'PUT /passthrough': control({
    title: 'Forward operations to the real host behind the mock (`--upstream URL`)',
    description:
      'Each response is checked against the contract, logged with `source: "upstream"`, and sent as it is. Stubs and faults come first.',
    examples: [{ operations: ['catalog.*'] }, { operations: [] }],
    input: z.strictObject({ operations: operationPatternsSchema }),
    run: ({ world, upstream }, { operations: patterns }) => {
      if (upstream === null && patterns.length > 0) {
        throw new ShopError(
          'validation_failed',
          'This server has no upstream: start it with --upstream URL.',
        )
      }
      world.passthrough = patterns
      return readPassthrough(world, upstream)
    },
  }),

  'GET /record': control({
    title: 'Whether the world records its exchanges',
    run: ({ world }) => readRecording(world),
  }),
  'POST /record': control({
    title: 'Record the exchanges of the world; `stop` returns them as a stubs file',
    description: 'Values of secret keys are hidden: read the file before you share it.',
    examples: [{ action: 'start' }, { action: 'stop' }],
    input: z.strictObject({ action: z.enum(['start', 'stop']) }),
    run: ({ world }, { action }) => {
      const { recording } = world
      world.recording = action === 'start' ? new Recording() : undefined
      if (action === 'start') return readRecording(world)
      if (!recording)
        throw new ShopError('validation_failed', 'Nothing is recorded: start a recording first.')
      return recording.toStubsFile()
    },
  }),
}
