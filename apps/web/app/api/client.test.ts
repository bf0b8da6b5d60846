import { afterEach, expect, it, vi } from 'vitest'
import { HTTP_TIMEOUT_MS } from '../config/ui-constants'
import { failureOf } from './api-error'
import { connectSession } from './client'
import { catalogApi } from './domains/catalog'
import { profileApi } from './domains/profile'
import { shouldRetry } from './retry'

afterEach(() => vi.unstubAllGlobals())

const json = { headers: { 'content-type': 'application/json' } }

const page = (status: number) =>
  new Response('<h1>Gateway</h1>', { status, headers: { 'content-type': 'text/html' } })

/** Its headers arrive, and the connection breaks within the body. */
const truncated = () =>
  new Response(
    new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    json,
  )

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no-response'],
  ['a truncated connection', truncated, 'no-response'],
  ['a server error', () => Response.json({ message: 'Down' }, { status: 503 }), 'host-failed'],
  ['a malformed server error', () => new Response('{', { ...json, status: 500 }), 'host-failed'],
  ['a server error of a proxy', () => page(502), 'host-failed'],
  ['a refusal', () => Response.json({ message: 'No.' }, { status: 422 }), 'refused'],
  ['a refusal of a proxy', () => page(403), 'refused'],
  ['a refusal in a success', () => Response.json({ success: false }), 'refused'],
  ['a malformed body', () => new Response('{"data": [', json), 'not-understood'],
  ['a body of the wrong shape', () => Response.json({ data: [{ id: 1 }] }), 'not-understood'],
  ['an HTML page of a proxy', () => page(200), 'not-understood'],
] as const)(
  '%s is of its own class, and only what may help is retried',
  async (_, respond, failure) => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('fetch', async () => respond())
    const error = await catalogApi.products.query().catch((reason: unknown) => reason)
    expect(failureOf(error, true)).toBe(failure)
    expect(shouldRetry(0, error)).toBe(['no-response', 'host-failed'].includes(failure))
    expect(logged).toHaveBeenCalledTimes(failure === 'not-understood' ? 1 : 0)
    logged.mockRestore()
  },
)

it('JSON is read whatever its content type is', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"data": []}'))
  await expect(catalogApi.products.query()).resolves.toMatchObject({ body: { data: [] } })
})

it('a request without a response is an error after 30 seconds', async () => {
  const timeout = new AbortController()
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const untilAborted = (_url: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', untilAborted)
  const failed = expect(catalogApi.products.query()).rejects.toThrow('timed out')
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
  await expect(catalogApi.products.query()).resolves.toMatchObject({
    status: 200,
    body: { data: [] },
  })
  await expect(profileApi.detail.query()).rejects.toMatchObject({ status: 401 })
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(ended).toEqual(['old', 'old'])
})
