import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { productUrls } from './product-urls'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

/** A host with the same response to every request, and the paths requested. */
const host = async (status: number, body: unknown) => {
  const requested: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, requested }
}

describe('product URLs', () => {
  it('are those of the products that the admin host returns', async () => {
    const { origin, requested } = await host(200, {
      data: [{ product_id: 1 }, { product_id: 14, product_name: 'More' }],
    })
    expect(await productUrls(origin)).toEqual(['/product/detail?id=1', '/product/detail?id=14'])
    expect(requested).toEqual(['/api/v1/home-page/products'])
  })

  it('are none without a host', async () => {
    expect(await productUrls('')).toEqual([])
  })

  it.each([
    ['fails', 500, { message: 'No.' }],
    ['returns another body', 200, { data: 'none' }],
  ])('are left out with a warning when the host %s', async (_, status, body) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { origin } = await host(status, body)
    expect(await productUrls(origin)).toEqual([])
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(origin), expect.anything())
  })
})
