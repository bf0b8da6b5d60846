// @vitest-environment node
import { createServer as createHttpServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@shop/tooling/free-port'
import { createLogger, createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { apiProxy } from './api-proxy.ts'

/** What callers and the terminal are told. */
const messageFor = (origin: string) =>
  `The API does not respond at ${origin}: is it running? ` +
  'A mock that failed says why in the terminal.'

it('requests wait for the API, and then get an error; the terminal gets one line', async () => {
  const api = createHttpServer(async (request, response) =>
    response.end(JSON.stringify(await text(request))),
  )
  const port = Number(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const customLogger = createLogger('silent')
  const logged = vi.spyOn(customLogger, 'error')
  const proxy = apiProxy(origin, {})
  const shop = await createServer({
    configFile: false,
    customLogger,
    // The cache of libraries is that of a running `pnpm dev`.
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, proxy: { '/api': proxy, '/uploads': proxy } },
  })
  onTestFinished(() => shop.close())
  await shop.listen()
  const [url] = shop.resolvedUrls?.local ?? []
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init)
    return [response.status, await response.json()]
  }
  const unavailable = [503, { message: messageFor(origin), code: 'unavailable' }]
  expect(await Promise.all([call('api/v1/cart'), call('uploads/cover-1.jpg')])).toEqual([
    unavailable,
    unavailable,
  ])
  expect(printed.mock.calls).toEqual([[`${messageFor(origin)}\n`]])
  expect(logged).not.toHaveBeenCalled()
  // Not as long as the first ones, which a start of the API would have let succeed.
  const again = await Promise.race([call('api/v1/cart'), setTimeout(4_500, 'no response')])
  expect(again).toEqual(unavailable)

  const waiting = call('api/v1/cart', { method: 'POST', body: 'sent once' })
  // Its first attempt to connect follows at once, and fails.
  await new Promise((resolve) => shop.httpServer?.once('request', resolve))
  api.listen(port, '127.0.0.1')
  onTestFinished(() => void api.close())
  expect(await waiting).toEqual([200, 'sent once'])
})
