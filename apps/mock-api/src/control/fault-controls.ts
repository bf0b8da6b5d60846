import { faultInputSchema } from '../overrides/faults.ts'
import type { World } from '../worlds/world.ts'
import { control } from './control.ts'

/** The faults of a world, and how many calls are held. */
export const listFaults = ({ faults }: World, data = faults.list) => ({
  data,
  held: faults.heldCount,
})

export const faultControls = {
  'GET /faults': control({
    title: 'The faults of the world',
    run: ({ world }) => listFaults(world),
  }),
  'POST /faults': control({
    title: 'Make the next calls of an operation fail',
    description: [
      'The oldest fault first, `*` for any operation.',
      'With `when: "after"` the call does its work and only the response is lost.',
      'The header `x-mock-fault` with an effect as JSON applies it to one request, before the',
      'faults of the world.',
    ].join(' '),
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
}
