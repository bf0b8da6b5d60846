import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { isForwarded, operationPatternsSchema } from '../overrides/passthrough.ts'
import { Recording } from '../overrides/recording.ts'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { control } from './control.ts'

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

/** Passthrough to the upstream, and recordings of exchanges. */
export const upstreamControls = {
  'GET /passthrough': control({
    title: 'The operations that the upstream responds to',
    run: ({ world, upstream }) => readPassthrough(world, upstream),
  }),
  'PUT /passthrough': control({
    title: 'Forward operations to the real host behind the mock (`--upstream URL`)',
    description: [
      'Each response is checked against the contract, logged with `source: "upstream"`,',
      'and sent as it is. Stubs and faults come first.',
    ].join(' '),
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
