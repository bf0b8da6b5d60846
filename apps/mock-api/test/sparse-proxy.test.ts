import { once } from 'node:events'
import type { Server } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { setFault } from './controls.ts'
import { seed, start } from './harness.ts'
import { createSparseProxy } from './sparse-proxy.ts'

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The origin of a proxy in front of a mock. */
const startProxy = async () => {
  const app = await start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const proxy = createSparseProxy(portOf(app.server)).listen(0, '127.0.0.1')
  onTestFinished(async () => {
    proxy.closeAllConnections()
    proxy.close()
  })
  await once(proxy, 'listening')
  return { app, origin: `http://127.0.0.1:${portOf(proxy)}` }
}

const postJson = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

it('converts the responses of a mock in full style, and forwards everything else', async () => {
  const { app, origin } = await startProxy()
  const payload = { cart_uid: null, quantity: 1, product_id: seed.book.product_id, type: seed.book.type }
  const added = await postJson(`${origin}/api/v1/cart`, payload)
  expect(await added.json()).toMatchObject({ cart: { items: [{ product: { product_price: '55.00' } }] } })
  const unknown = await fetch(`${origin}/api/v1/product/999`)
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    expect.not.objectContaining({ code: expect.anything() }),
  ])
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' })
  const log = (await app.inject('/__mock/api/requests?operation=cart.update')).json()
  expect(log.data).toMatchObject([{ host_style: 'full' }])
})

it('drops a connection that the mock drops', async () => {
  const { app, origin } = await startProxy()
  await setFault(app, 'trainers.list', { kind: 'drop' }, 5)
  await expect(fetch(`${origin}/api/v1/licensed-trainers`)).rejects.toThrow('fetch failed')
})
