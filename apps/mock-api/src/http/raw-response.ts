import type { Socket } from 'node:net'
import type { ErrorBody } from '@shop/contract'
import type { FastifyReply } from 'fastify'

/** Defaults of every response. Pages set their own policy and caching; HSTS is omitted, as the mock uses plain HTTP. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // The shop shows uploads, possibly from another host.
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

const rawHeaders = (body: string) => ({
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
})

/**
 * Responds without the hooks of any route, to a request that reaches none: it belongs to no operation of the contract and
 * to no world.
 */
export const sendRaw = (reply: FastifyReply, status: number, error: ErrorBody): void => {
  const body = JSON.stringify(error)
  reply.hijack()
  reply.raw.writeHead(status, rawHeaders(body)).end(body)
}

/** Makes a response a JSON body with another status, in an `onSend` hook. Returns its payload. */
export const jsonPayload = (reply: FastifyReply, status: number, body: unknown): string => {
  const payload = JSON.stringify(body)
  reply.status(status).type('application/json; charset=utf-8').header('content-length', Buffer.byteLength(payload))
  return payload
}

/** Responds to bytes that Node cannot parse as a request, or that take too long. */
export const sendClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const [status, message] = clientErrors[error.code ?? ''] ?? ['400 Bad Request', 'This is not an HTTP request.']
  const body = JSON.stringify({ code: 'malformed_request', message } satisfies ErrorBody)
  const head = Object.entries({ ...rawHeaders(body), connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'), () => socket.destroy(error))
}

const clientErrors: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
}
