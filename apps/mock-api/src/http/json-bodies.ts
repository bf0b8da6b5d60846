import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'

/**
 * Parses JSON bodies. An empty body counts as none, because clients send DELETE without a body but with a JSON content type,
 * which Fastify rejects; where a body is required its schema reports it as missing.
 */
export const jsonBodiesPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Bodies of text get 415 like all others.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    return parse(request, text, (error, value) =>
      error ? done(new ShopError('malformed_request', 'The body is not valid JSON.')) : done(null, value),
    )
  })
})
