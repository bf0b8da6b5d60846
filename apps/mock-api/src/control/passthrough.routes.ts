import type { FastifyInstance } from 'fastify'
import { parseInput } from '../http/errors.ts'
import type { Upstream } from '../http/upstream.ts'
import { passthroughInputSchema } from '../worlds/passthrough.ts'
import { documented } from './explorer.ts'
import {
  changePassthrough,
  readPassthrough,
  readRecording,
  startRecording,
  stopRecording,
} from './passthrough.service.ts'
import { recordInputSchema } from './schemas.ts'
import { sendFile } from './send-file.ts'

/** A real host behind the mock (architecture §6), for the world of the request. */
export const passthroughRoutes = (upstream: Upstream | undefined) => async (app: FastifyInstance) => {
  const url = upstream?.url ?? null
  app.get('/passthrough', documented('The operations that the upstream responds to'), async ({ world }) =>
    readPassthrough(world, url),
  )
  const forward = documented('Forward operations to the real host behind the mock (`--upstream URL`)', {
    description:
      'Each response is checked against the contract, logged with `source: "upstream"`, and sent as it is. Stubs and faults come first.',
    body: passthroughInputSchema,
    examples: [{ operations: ['catalog.*'] }, { operations: [] }],
  })
  app.put('/passthrough', forward, async ({ world, body }) =>
    changePassthrough(world, url, parseInput(passthroughInputSchema, body).operations),
  )

  app.get('/record', documented('Whether the world records its exchanges'), async ({ world }) => readRecording(world))
  const record = documented('Record the exchanges of the world; `stop` returns them as a stubs file', {
    description: 'Passwords, tokens and data of persons are replaced: read the file before you share it.',
    body: recordInputSchema,
    examples: [{ action: 'start' }, { action: 'stop' }],
  })
  app.post('/record', record, async ({ world, body }, reply) =>
    parseInput(recordInputSchema, body).action === 'start'
      ? startRecording(world)
      : sendFile(reply, stopRecording(world)),
  )
}
