import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ShopError } from '../../shared/errors.ts'
import { type HostStyle, hostStyleList, hostStyles } from './host-styles.ts'
import { inHostStyle } from './in-host-style.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Always `full` for a response that is not the mock's own: it is sent as it is. */
    readonly hostStyle: HostStyle
  }
}

/** Sets the style of the response to one request, whatever the style of its world. */
const hostStyleHeader = 'x-mock-host-style'

const requestedStyle = ({ headers }: FastifyRequest): HostStyle | undefined =>
  hostStyles.find((style) => style === headers[hostStyleHeader])

/** Converts responses of the contract into those of a host with another style. */
export const hostStylePlugin = fp(
  async (app) => {
    app.decorateRequest('hostStyle', {
      getter(this: FastifyRequest) {
        if (this.source !== 'mock') return 'full'
        return requestedStyle(this) ?? this.worldOrNone?.hostStyle ?? 'full'
      },
    })

    app.addHook('onRequest', async (request) => {
      if (request.headers[hostStyleHeader] === undefined || requestedStyle(request)) return
      const message = `The header ${hostStyleHeader} must be ${hostStyleList}.`
      throw new ShopError('malformed_request', message)
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const { operation, hostStyle } = request
      // 421 is sent before the request reaches an operation.
      if (operation === null || hostStyle === 'full' || reply.statusCode === 421) return payload
      if (typeof payload !== 'string' || payload === '') return payload
      const { status, body } = inHostStyle(hostStyle, operation.route, reply.statusCode, payload)
      // The headers of a fault or a HEAD request may describe another body.
      if (body !== payload) reply.header('content-length', Buffer.byteLength(body))
      reply.status(status)
      return body
    })
  },
  // The contract guard checks the response of the contract, before it is converted.
  { name: 'host-style', dependencies: ['calls', 'worlds', 'contract-guard'] },
)
