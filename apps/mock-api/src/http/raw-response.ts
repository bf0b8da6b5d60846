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
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** The head of an error response that is not sent by a route. */
export const rawHeaders = (body: string) => ({
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
