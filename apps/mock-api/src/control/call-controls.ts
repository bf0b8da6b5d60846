import { operations } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { checkForm } from '../http/contract-guard.ts'
import { parseInput } from '../http/errors.ts'
import type { Upstream } from '../http/upstream.ts'
import { faultInputSchema } from '../worlds/faults.ts'
import { passthroughInputSchema } from '../worlds/passthrough.ts'
import { type Stub, stubInputSchema, stubsFileSchema } from '../worlds/stubs.ts'
import {
  changePassthrough,
  listFaults,
  listRequests,
  readPassthrough,
  readRecording,
  startRecording,
  stopRecording,
} from './control.service.ts'
import { controlsOf, noInput, sendFile } from './control.ts'
import { recordInputSchema, requestsQuerySchema, stubsInputSchema } from './schemas.ts'

export const callControls = (app: FastifyInstance, upstream: Upstream | undefined): void => {
  const control = controlsOf(app)
  control('GET /requests', requestsQuerySchema, ({ world }, query) => ({ data: listRequests(world, query) }))

  control('GET /faults', noInput('The faults of the world'), ({ world }) => listFaults(world))
  control('POST /faults', faultInputSchema, ({ world }, fault, reply) => {
    reply.status(201)
    return world.faults.add(fault)[0]
  })
  control('POST /faults/release', noInput('Release held calls'), ({ world }) => ({ released: world.faults.release() }))
  control('DELETE /faults', noInput('Remove all faults and release held calls'), ({ world }) => {
    world.faults.clear()
    return listFaults(world)
  })
  control('DELETE /faults/:id', noInput('Remove one fault'), ({ world, params }) => {
    world.faults.remove(Number(params['id']))
    return listFaults(world)
  })

  control('GET /stubs', noInput('The stubs of the world'), ({ world }) => ({ data: world.stubs.list }))
  control('POST /stubs', stubsInputSchema, ({ world }, input, reply) => {
    reply.status(201)
    if ('stubs' in input) return { data: world.stubs.add(...parseInput(stubsFileSchema, input).stubs).map(withWarning) }
    return world.stubs.add(parseInput(stubInputSchema, input)).map(withWarning)[0]
  })
  control('PUT /stubs/:id', stubInputSchema, ({ world, params }, stub) =>
    withWarning(world.stubs.replace(Number(params['id']), stub)),
  )
  control('DELETE /stubs', noInput('Remove all stubs'), ({ world }) => {
    world.stubs.clear()
    return { data: [] }
  })
  control('DELETE /stubs/:id', noInput('Remove one stub'), ({ world, params }) => {
    world.stubs.remove(Number(params['id']))
    return { data: world.stubs.list }
  })

  const url = upstream?.url ?? null
  control('GET /passthrough', noInput('The operations that the upstream responds to'), ({ world }) =>
    readPassthrough(world, url),
  )
  control('PUT /passthrough', passthroughInputSchema, ({ world }, { operations }) =>
    changePassthrough(world, url, operations),
  )
  control('GET /record', noInput('Whether the world records its exchanges'), ({ world }) => readRecording(world))
  control('POST /record', recordInputSchema, ({ world }, { action }, reply) =>
    action === 'start' ? startRecording(world) : sendFile(reply, stopRecording(world)),
  )
}

/** A stub may break the contract on purpose, or by a mistake: who adds it learns it before the first call. */
const withWarning = (stub: Stub) => {
  const { status, body, headers } = stub.respond
  const operation = operations.find(({ name }) => name === stub.operation)
  if (!operation || body === undefined) return stub
  const type = new Headers(headers).get('content-type') ?? 'application/json'
  const result = checkForm(operation, status, type, JSON.stringify(body))
  return 'details' in result ? { ...stub, warning: `Breaks the contract: ${result.details}` } : stub
}
