import { afterEach, expect, it, vi } from 'vitest'
import { api } from './client'
import { shouldRetry } from './retry'

afterEach(() => vi.unstubAllGlobals())

const json = { headers: { 'content-type': 'application/json' } }

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', async () => Response.json({ message: 'Down' }, { status: 503 })],
  ['a malformed body', async () => new Response('{"data": [', json)],
  ['a body of the wrong shape', async () => Response.json({ data: [{ product_id: '<script>' }] })],
  [
    'an HTML page of a proxy',
    async () => new Response('<h1>Gateway</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
] as const)('%s is an error that is retried', async (_, respond) => {
  vi.stubGlobal('fetch', respond)
  const error = await api.catalog.products.query().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(shouldRetry(0, error)).toBe(true)
})
