import { afterEach, expect, it, vi } from 'vitest'
import { HTTP_TIMEOUT_MS } from '../config/ui-constants'
import { api, connectSession } from './client'
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

it('a request without a response is an error after 30 seconds', async () => {
  const timeout = new AbortController()
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const untilAborted = (_url: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', untilAborted)
  const failed = expect(api.catalog.products.query()).rejects.toThrow('timed out')
  timeout.abort(new DOMException('timed out', 'TimeoutError'))
  await failed
  expect(timer).toHaveBeenCalledWith(HTTP_TIMEOUT_MS)
  expect(HTTP_TIMEOUT_MS).toBe(30_000)
  timer.mockRestore()
})

it.each([
  ['a status of 401', () => Response.json({ message: 'Expired' }, { status: 401 })],
  ['a 401 in the body of a success', () => Response.json({ status: 401, message: 'Expired' })],
] as const)('%s ends the session, and the call is repeated as a guest', async (_, refuse) => {
  const ended: string[] = []
  connectSession({ getToken: () => 'old', onUnauthorized: (token) => ended.push(token) })
  const isSignedIn = ({ headers }: RequestInit) => new Headers(headers).has('authorization')
  const fetchMock = vi.fn(async (url: string, init: RequestInit) => {
    expect(init.cache).toBe(
      isSignedIn(init) && url.endsWith('/profile/detail') ? 'no-store' : undefined,
    )
    return isSignedIn(init) ? refuse() : Response.json({ data: [] })
  })
  vi.stubGlobal('fetch', fetchMock)
  await expect(api.catalog.products.query()).resolves.toMatchObject({
    status: 200,
    body: { data: [] },
  })
  await expect(api.profile.detail.query()).rejects.toMatchObject({ status: 401 })
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(ended).toEqual(['old', 'old'])
})
