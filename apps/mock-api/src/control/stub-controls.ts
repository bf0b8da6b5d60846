import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { checkForm } from '../http/check-form.ts'
import { type Stub, stubInputSchema, stubsFileSchema } from '../overrides/stubs.ts'
import { parseInput } from '../shared/parse-input.ts'
import { control } from './control.ts'

export type CheckedStub = Stub & { readonly warning?: string }

/**
 * Adds a warning to a stub whose response differs from the contract. It may do so on purpose or by
 * mistake: the warning comes before the first call.
 */
const withWarning = (stub: Stub): CheckedStub => {
  const { status, body, headers } = stub.respond
  const operation = operations.find(({ name }) => name === stub.operation)
  // `*` is any operation, so there is nothing to compare with.
  if (!operation || body === undefined) return stub
  const type = new Headers(headers).get('content-type') ?? 'application/json'
  const result = checkForm(operation, status, type, JSON.stringify(body))
  if (!('details' in result)) return stub
  const verdict =
    result.kind === 'tolerated'
      ? 'Differs from the contract, but the shop can show it:'
      : 'Breaks the contract:'
  return { ...stub, warning: `${verdict} ${result.details}` }
}

export const stubControls = {
  'GET /stubs': control({
    title: 'The stubs of the world',
    run: ({ world }) => ({ data: world.stubs.list.map(withWarning) }),
  }),
  'POST /stubs': control({
    title: 'Respond to the calls of an operation with a given response, or add the stubs of a file',
    description: [
      '`match` names the parts that a request must have, of the body at any depth.',
      'Stubs with `times` respond first. A response may break the contract: `warning` in the',
      'result says so, and the request log marks it. `*` is any operation.',
    ].join(' '),
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
    // One stub, or a stubs file: `run` decides which.
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
}
