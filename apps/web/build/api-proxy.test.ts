// @vitest-environment node
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
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

/** A development server that forwards requests to an API. */
const startShop = async (origin: string, customLogger = createLogger('silent')) => {
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
  return shop
}

it('requests wait for the API, and then get an error; the terminal gets one line', async () => {
  const api = createHttpServer(async (request, response) =>
    response.end(JSON.stringify(await text(request))),
  )
  const port = Number(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const customLogger = createLogger('silent')
  const logged = vi.spyOn(customLogger, 'error')
  const shop = await startShop(origin, customLogger)
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

it.each([
  ['before its response', (response: ServerResponse) => response.destroy()],
  [
    'within its response',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 100 }).flushHeaders()
      response.write('half', () => response.destroy())
    },
  ],
])('a connection that the API breaks %s is broken for the browser', async (_when, breakOff) => {
  const api = createHttpServer((_request, response) => void breakOff(response))
  const port = Number(await freePort())
  api.listen(port, '127.0.0.1')
  onTestFinished(() => void api.close())
  const shop = await startShop(`http://127.0.0.1:${port}`)
  const [url] = shop.resolvedUrls?.local ?? []
  const read = async () => (await fetch(`${url}api/v1/cart`)).text()
  await expect(read()).rejects.toThrow(TypeError)
})
