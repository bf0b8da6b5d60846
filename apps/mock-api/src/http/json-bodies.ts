import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'

/**
 * JSON bodies. An empty one is none at all: clients send a body-less DELETE with a JSON content type, which Fastify
 * by itself refuses. A body that needs to be there is missed by its schema.
 */
export const jsonBodiesPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    return parse(request, text, (error, value) =>
      error ? done(new ShopError('malformed_request', 'The body is not valid JSON.')) : done(null, value),
    )
  })
})
