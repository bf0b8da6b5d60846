import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ERROR_STATUS } from '@shop/contract'
import type { ProxyOptions } from 'vite'

/** Resolves when a server on this machine accepts connections, or after some milliseconds. */
const untilListening = async ({ hostname, port }: URL, timeout: number): Promise<void> => {
  if (!/^(?:localhost|127\..*)$/.test(hostname)) return
  for (const end = Date.now() + timeout; Date.now() < end; await wait(50)) {
    const probe = connect(Number(port || 80), hostname)
    const isListening = await once(probe, 'connect').then(
      () => true,
      () => false,
    )
    probe.destroy()
    if (isListening) return
  }
}

const isRefused = (error: NodeJS.ErrnoException): boolean => error.code === 'ECONNREFUSED'

/**
 * Forwards requests to the API. They wait while it starts again. When it does not, they get an
 * error of the contract, and the terminal one line. A connection that the API breaks, as its faults
 * `drop` and `half` do, is broken for the browser too.
 */
export const apiProxy = (api: string, options: ProxyOptions): ProxyOptions => {
  const message =
    `The API does not respond at ${api}: is it running? ` +
    'A mock that failed says why in the terminal.'
  let isReported = false
  const respond = (error: NodeJS.ErrnoException, _request: unknown, response: object) => {
    if (!(response instanceof ServerResponse)) return
    if (!isRefused(error) || response.headersSent) {
      response.destroy()
      return
    }
    if (!isReported) process.stderr.write(`${message}\n`)
    isReported = true
    response.writeHead(ERROR_STATUS.unavailable, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message, code: 'unavailable' }))
  }
  return {
    ...options,
    target: api,
    // The mock takes less to start again. One that failed does not start before its code is fixed.
    bypass: () => untilListening(new URL(api), isReported ? 500 : 5_000),
    configure: (proxy) => {
      proxy.on('proxyRes', (received, _request, response) => {
        isReported = false
        received.once('close', () => {
          if (!received.complete) response.destroy()
        })
      })
      // Vite adds a listener after this function, which prints a stack for each request.
      queueMicrotask(() => proxy.removeAllListeners('error').on('error', respond))
    },
  }
}
