import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { productAddresses } from './product-urls'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

/** A host that answers every call alike, and the paths that it was asked for. */
const host = async (status: number, body: unknown) => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, asked }
}

describe('the products of the sitemap', () => {
  it('are those that the admin host lists, each under its one address', async () => {
    const { origin, asked } = await host(200, { data: [{ product_id: 1 }, { product_id: 14, product_name: 'More' }] })
    expect(await productAddresses(origin)).toEqual(['/product/detail?id=1', '/product/detail?id=14'])
    expect(asked).toEqual(['/api/v1/home-page/products'])
  })

  it('are none when the build knows no host', async () => {
    expect(await productAddresses('')).toEqual([])
  })

  it.each([
    ['fails', 500, { message: 'No.' }],
    ['answers something else', 200, { data: 'none' }],
  ])('are left out, and the build says so, when the host %s', async (_, status, body) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { origin } = await host(status, body)
    expect(await productAddresses(origin)).toEqual([])
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(origin), expect.anything())
  })
})
