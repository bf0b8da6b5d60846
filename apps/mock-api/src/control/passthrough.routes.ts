import type { FastifyInstance } from 'fastify'
import { parseInput } from '../http/errors.ts'
import type { Upstream } from '../http/upstream.ts'
import { passthroughInputSchema } from '../worlds/passthrough.ts'
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
  app.get('/passthrough', async ({ world }) => readPassthrough(world, url))
  app.put('/passthrough', async ({ world, body }) =>
    changePassthrough(world, url, parseInput(passthroughInputSchema, body).operations),
  )

  app.get('/record', async ({ world }) => readRecording(world))
  app.post('/record', async ({ world, body }, reply) =>
    parseInput(recordInputSchema, body).action === 'start'
      ? startRecording(world)
      : sendFile(reply, stopRecording(world)),
  )
}
