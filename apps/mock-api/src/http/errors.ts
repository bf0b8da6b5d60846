import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { type FieldErrors, internalError, ShopError, TooManyAttempts } from '../shared/errors.ts'
import { judge } from './verdict.ts'

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

// Without a locale zod/mini says "Invalid input" of everything.
z.config(z.locales.en())

/** Turns whatever was thrown into the contract's error body: the one place where it happens. */
export const errorsPlugin = fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answer(new ShopError('not_found', `There is nothing at ${request.method} ${pathOf(request)}.`), request, reply),
  )
})

/**
 * Answers an address that cannot be decoded, such as `/product/%zz`, which meets neither a route nor a hook: in the
 * contract's shape, and with the one header that keeps a browser from reading it as anything else.
 */
export const answerBadUrl = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  const { status, body } = new ShopError('malformed_request', 'This address cannot be read.')
  reply.raw.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  reply.raw.end(JSON.stringify(body))
}

const answer = (error: FastifyError | ShopError, request: FastifyRequest, reply: FastifyReply) => {
  const known = toShopError(error)
  const brokeTheContract = (known !== error && known.status < 500) || known.code === 'malformed_request'
  if (brokeTheContract) judge(request, { kind: 'request', details: breachOf(known) })
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  if (known instanceof TooManyAttempts) reply.header('retry-after', known.retryAfterSeconds)
  return reply.status(known.status).send(known.body)
}

/** What the caller asked for that the contract does not allow, field by field. */
const breachOf = ({ message, errors }: ShopError): string =>
  errors
    ? Object.entries(errors)
        .map(([field, problems]) => `${field}: ${problems.join(' ')}`)
        .join('; ')
    : message

const toShopError = (error: FastifyError | ShopError): ShopError => {
  if (error instanceof ShopError) return error
  if (error instanceof RequestValidationError) return fromValidation(error)
  switch (error.statusCode) {
    case 413:
      return new ShopError('body_too_large', 'What was sent is too large.')
    case 415:
      return new ShopError('unsupported_media_type', 'Send the body as application/json.')
    case 404:
      return new ShopError('not_found', 'There is nothing at this address.')
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new ShopError('malformed_request', error.message)
        : internalError()
  }
}

/**
 * A path that does not fit names nothing: 404. A header that does not fit is malformed: 400.
 * A query or a body that does not fit has fields to mend: 422.
 */
const fromValidation = ({ pathParams, headers, query, body }: RequestValidationError): ShopError => {
  if (pathParams) return new ShopError('not_found', 'There is nothing at this address.')
  if (headers) return new ShopError('malformed_request', 'A header is missing or malformed.', byField(headers.issues))
  const errors = byField([...(query?.issues ?? []), ...(body?.issues ?? [])])
  const messages = Object.values(errors).flat()
  const [first = 'The request is not valid.'] = messages
  return new ShopError('validation_failed', messages.length > 1 ? 'Please check the marked fields.' : first, errors)
}

/** Reads what a control is told. @throws ShopError `validation_failed`, naming each field that does not fit. */
export const readInput = <T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> => {
  const read = z.safeParse(schema, value ?? {})
  if (read.success) return read.data
  const errors = byField(read.error.issues)
  const [[field, [problem]] = ['body', ['Invalid.']]] = Object.entries(errors)
  throw new ShopError('validation_failed', `${field}: ${problem}`, errors)
}

const byField = (issues: readonly Issue[]): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path = [], message } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'
