import { ServerResponse } from 'node:http'
import { ERROR_STATUS } from '@shop/contract'
import type { ProxyOptions } from 'vite'

/** Forwards requests to the API. While it does not respond, they get an error of the contract, and the terminal one line. */
export const apiProxy = (api: string, options: ProxyOptions): ProxyOptions => {
  const message = `The API does not respond at ${api}: is it running?`
  let isReported = false
  const respond = (_error: Error, _request: unknown, response: object) => {
    if (!isReported) process.stderr.write(`${message}\n`)
    isReported = true
    if (!(response instanceof ServerResponse) || response.headersSent) return
    response.writeHead(ERROR_STATUS.unavailable, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message, code: 'unavailable' }))
  }
  return {
    ...options,
    target: api,
    configure: (proxy) => {
      proxy.on('proxyRes', () => {
        isReported = false
      })
      // Vite adds a listener after this function, which prints a stack for each request.
      queueMicrotask(() => proxy.removeAllListeners('error').on('error', respond))
    },
  }
}
