import type { FastifyInstance } from 'fastify'
import { ShopError } from '../shared/errors.ts'

export const jsonOnly = 'Send the body as application/json.'

/**
 * Parses bodies of JSON and rejects others. An empty body counts as none: where a body is required,
 * its schema reports it as missing. The body of a DELETE counts as none, whatever its type: it has
 * no meaning (RFC 9110 §9.3.5).
 */
export const parseJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Bodies of text get 415 like all others.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.headers['content-encoding'] !== undefined) {
      const message = 'Send the body without a content encoding such as gzip.'
      return done(new ShopError('unsupported_media_type', message))
    }
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    return parse(request, text, (error, value) =>
      error
        ? done(new ShopError('malformed_request', 'The body is not valid JSON.'))
        : done(null, value),
    )
  })
  // Without a type the body of a DELETE gets the parser below.
  app.addHook('onRequest', async (request) => {
    if (request.method === 'DELETE') delete request.headers['content-type']
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, _body, done) =>
    request.method === 'DELETE'
      ? done(null, undefined)
      : done(new ShopError('unsupported_media_type', jsonOnly)),
  )
}
