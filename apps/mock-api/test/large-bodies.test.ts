import { promisify } from 'node:util'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { errorsPlugin } from '../src/http/errors.ts'
import { limitLargeBodies, processLargeBody } from '../src/http/large-bodies.ts'

it('a large body keeps its place until it is processed, also after its client has left', {
  tags: ['@V15.2.2', '@M18'],
  timeout: 15_000,
}, async () => {
  const work = Promise.withResolvers<string>()
  let processed = 0
  const app = Fastify()
  await app.register(errorsPlugin)
  const preValidation = async (...call: Parameters<typeof limitLargeBodies>) => limitLargeBodies(...call)
  app.post('/', { preValidation }, (request) =>
    processLargeBody(request, () => {
      processed += 1
      return work.promise
    }),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const left = new AbortController()
  const clients = Array.from({ length: 8 }, () => fetch(url, { method: 'POST', signal: left.signal }))
  await expect.poll(() => processed, { timeout: 5000 }).toBe(8)
  left.abort()
  await Promise.allSettled(clients)
  const connections = promisify(app.server.getConnections.bind(app.server))
  await expect.poll(() => connections(), { timeout: 5000 }).toBe(0)
  const status = async () => (await app.inject({ method: 'POST', url: '/' })).statusCode
  expect(await status()).toBe(503)
  work.resolve('processed')
  await expect.poll(status, { timeout: 5000 }).toBe(200)
  await app.close()
})
