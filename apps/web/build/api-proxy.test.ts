// @vitest-environment node
import { createServer as createHttpServer } from 'node:http'
import { createLogger, createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { apiProxy } from './api-proxy.ts'

it('while the API does not respond, requests get an error of the contract, and the terminal one line', async () => {
  const api = createHttpServer((_, response) => response.end('{}'))
  const address = await new Promise<number>((resolve) => {
    api.listen(0, '127.0.0.1', () => {
      const found = api.address()
      resolve(typeof found === 'object' && found ? found.port : 0)
    })
  })
  await new Promise((resolve) => api.close(resolve))
  const origin = `http://127.0.0.1:${address}`
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const customLogger = createLogger('silent')
  const logged = vi.spyOn(customLogger, 'error')
  const proxy = apiProxy(origin, {})
  const shop = await createServer({
    configFile: false,
    customLogger,
    server: { host: '127.0.0.1', port: 0, ws: false, proxy: { '/api': proxy, '/uploads': proxy } },
  })
  onTestFinished(() => shop.close())
  await shop.listen()
  const [url] = shop.resolvedUrls?.local ?? []
  for (const path of ['api/v1/cart', 'uploads/cover-1.jpg']) {
    const response = await fetch(`${url}${path}`)
    const message = `The API does not respond at ${origin}: is it running?`
    expect([response.status, await response.json()]).toEqual([503, { message, code: 'unavailable' }])
  }
  expect(printed.mock.calls).toEqual([[`The API does not respond at ${origin}: is it running?\n`]])
  expect(logged).not.toHaveBeenCalled()

  api.listen(address, '127.0.0.1')
  onTestFinished(() => void api.close())
  expect((await fetch(`${url}api/v1/cart`)).status).toBe(200)
})
