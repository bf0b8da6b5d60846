import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import {
  fieldErrors,
  fieldsText,
  internalError,
  MockError,
  ShopError,
  TooManyAttempts,
} from '../shared/errors.ts'
import { recordViolation } from './call.ts'
import { securityHeaders } from './security.ts'

// Without a locale every message of zod/mini is "Invalid input".
z.config(z.locales.en())

const jsonOnly = 'Send the body as application/json.'

/** Converts each error into the contract's error body, and parses JSON bodies. */
export const errorsPlugin = fp(async (app) => {
  parseJsonBodies(app)
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    sendError(
      new ShopError('not_found', `There is nothing at ${request.method} ${pathOf(request)}.`),
      request,
      reply,
    ),
  )
})

/**
 * An empty body counts as none, and so does what a DELETE carries, of any type: it has no meaning (RFC 9110 §9.3.5). Where a
 * body is required its schema reports it as missing.
 */
const parseJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Bodies of text get 415 like all others.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    return parse(request, text, (error, value) =>
      error
        ? done(new ShopError('malformed_request', 'The body is not valid JSON.'))
        : done(null, value),
    )
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'DELETE') delete request.headers['content-type']
    done()
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, _body, done) =>
    request.method === 'DELETE'
      ? done(null, undefined)
      : done(new ShopError('unsupported_media_type', jsonOnly)),
  )
}

/** Responds to an address that cannot be decoded, such as `/product/%zz`, in the contract's shape. No hook runs for it. */
export const sendBadUrlError = (
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { status, body } = new ShopError('malformed_request', 'This address is malformed.')
  reply.status(status).headers(securityHeaders).send(body)
}

const sendError = (
  error: FastifyError | ShopError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  if (error instanceof MockError) {
    const kind = error.status === 501 ? 'unimplemented' : 'response'
    recordViolation(request, { kind, details: error.message })
    return reply.status(error.status).send(error.body)
  }
  const shopError = toShopError(error)
  const { message, errors } = shopError
  const isViolation =
    (shopError !== error && shopError.status < 500) || shopError.code === 'malformed_request'
  if (isViolation)
    recordViolation(request, { kind: 'request', details: errors ? fieldsText(errors) : message })
  if (shopError.code === 'internal_error')
    recordViolation(request, { kind: 'error', details: error.message })
  if (shopError.status >= 500)
    request.log.error({ err: error }, `${request.method} ${pathOf(request)} failed`)
  if (shopError instanceof TooManyAttempts) reply.header('retry-after', shopError.retryAfterSeconds)
  return reply.status(shopError.status).send(shopError.body)
}

/** https://sqlite.org/rescode.html#full */
const sqliteFull = 13

const toShopError = (error: FastifyError | ShopError): ShopError => {
  if (error instanceof ShopError) return error
  if (error instanceof RequestValidationError) return fromValidation(error)
  if ('errcode' in error && error.errcode === sqliteFull) {
    return new ShopError(
      'unavailable',
      'The database is full. Reset the world, or free space on the disk.',
    )
  }
  if (error.message === 'database is not open') {
    return new ShopError('unavailable', 'The world was deleted during this call.')
  }
  const { statusCode = 500, message } = error
  if (statusCode === 413) return new ShopError('body_too_large', 'The request is too large.')
  if (statusCode === 415) return new ShopError('unsupported_media_type', jsonOnly)
  if (statusCode === 404) return new ShopError('not_found', 'There is nothing at this address.')
  return statusCode >= 400 && statusCode < 500
    ? new ShopError('malformed_request', message)
    : internalError()
}

/** An invalid path is 404, an invalid header 400, an invalid query or body 422 with messages by field. */
const fromValidation = ({
  pathParams,
  headers,
  query,
  body,
}: RequestValidationError): ShopError => {
  if (pathParams) return new ShopError('not_found', 'There is nothing at this address.')
  if (headers)
    return new ShopError(
      'malformed_request',
      'A header is missing or malformed.',
      fieldErrors(headers.issues),
    )
  const errors = fieldErrors([...(query?.issues ?? []), ...(body?.issues ?? [])])
  const messages = Object.values(errors).flat()
  const [first = 'The request is not valid.'] = messages
  return new ShopError(
    'validation_failed',
    messages.length > 1 ? 'Please check the marked fields.' : first,
    errors,
  )
}

/**
 * @param whole the name of a mistake that concerns no field
 * @throws ShopError `validation_failed`, naming each invalid field
 */
export const parseInput = <T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  whole = 'body',
): z.output<T> => {
  const result = z.safeParse(schema, value ?? {})
  if (result.success) return result.data
  const errors = fieldErrors(result.error.issues, whole)
  const [[field, [message]] = [whole, ['Invalid.']]] = Object.entries(errors)
  throw new ShopError('validation_failed', `${field}: ${message}`, errors)
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'
