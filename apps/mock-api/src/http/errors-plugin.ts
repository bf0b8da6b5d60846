import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { writeProblem } from '../db/data-file-error.ts'
import type { ContractResult } from '../shared/contract-result.ts'
import {
  fieldErrors,
  fieldsText,
  internalError,
  MockError,
  ShopError,
  TooManyAttempts,
} from '../shared/errors.ts'
import { jsonOnly, parseJsonBodies } from './json-bodies.ts'
import { securityHeaders } from './security-plugin.ts'

// Without a locale every message of zod/mini is "Invalid input".
z.config(z.locales.en())

/** Converts each error into the contract's error body, and parses JSON bodies. */
export const errorsPlugin = fp(
  async (app) => {
    parseJsonBodies(app)
    app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
    app.setNotFoundHandler((request, reply) => {
      const message = `There is nothing at ${request.method} ${pathOf(request)}.`
      return sendError(new ShopError('not_found', message), request, reply)
    })
  },
  { name: 'errors', dependencies: ['calls'] },
)

/**
 * Responds to an address that cannot be decoded, such as `/product/%zz`, in the contract's shape.
 * No hook runs for it.
 */
export const sendBadUrl = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  const { status, body } = new ShopError('malformed_request', 'This address is malformed.')
  reply.status(status).headers(securityHeaders).send(body)
}

const sendError = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const sentError = error instanceof MockError ? error : toShopError(error)
  request.contractResult ??= violationOf(error, sentError)
  if (sentError instanceof ShopError && sentError.status >= 500)
    request.log.error({ err: error }, `${request.method} ${pathOf(request)} failed`)
  if (sentError instanceof TooManyAttempts) reply.header('retry-after', sentError.retryAfterSeconds)
  return reply.status(sentError.status).send(sentError.body)
}

/** How an exchange that ends with an error violates the contract; null if it does not. */
const violationOf = (error: Error, sentError: MockError | ShopError): ContractResult | null => {
  if (sentError instanceof MockError) {
    const kind = sentError.status === 501 ? 'unimplemented' : 'response'
    return { kind, details: sentError.message }
  }
  if (sentError.code === 'internal_error') return { kind: 'error', details: error.message }
  // Fastify or ts-rest rejected the request, or a hook of the mock that parses it.
  const isInvalidRequest =
    (sentError !== error && sentError.status < 500) || sentError.code === 'malformed_request'
  if (!isInvalidRequest) return null
  const { message, errors } = sentError
  return { kind: 'request', details: errors ? fieldsText(errors) : message }
}

const toShopError = (error: Error): ShopError => {
  if (error instanceof ShopError) return error
  if (error instanceof RequestValidationError) return fromValidation(error)
  const problem = writeProblem(error)
  if (problem !== undefined) return new ShopError('unavailable', problem)
  if (error.message === 'database is not open') {
    return new ShopError('unavailable', 'The world was deleted during this call.')
  }
  return fromStatus('statusCode' in error ? Number(error.statusCode) : 500, error.message)
}

/** For an error of Fastify. */
const fromStatus = (status: number, message: string): ShopError => {
  if (status === 413) return new ShopError('body_too_large', 'The request is too large.')
  if (status === 415) return new ShopError('unsupported_media_type', jsonOnly)
  if (status === 404) return new ShopError('not_found', 'There is nothing at this address.')
  return status >= 400 && status < 500
    ? new ShopError('malformed_request', message)
    : internalError()
}

/**
 * An invalid path is 404, an invalid header 400, an invalid query or body 422 with messages by
 * field.
 */
const fromValidation = (error: RequestValidationError): ShopError => {
  const { pathParams, headers, query, body } = error
  if (pathParams) return new ShopError('not_found', 'There is nothing at this address.')
  if (headers) {
    const message = 'A header is missing or malformed.'
    return new ShopError('malformed_request', message, fieldErrors(headers.issues))
  }
  const errors = {
    ...fieldErrors(query?.issues ?? [], 'query'),
    ...fieldErrors(body?.issues ?? []),
  }
  const messages = Object.values(errors).flat()
  const [first = 'The request is not valid.'] = messages
  const summary = messages.length > 1 ? 'Please check the marked fields.' : first
  return new ShopError('validation_failed', summary, errors)
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'
