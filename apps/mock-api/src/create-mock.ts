import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp } from './app.ts'
import type { AppOptions } from './app-options.ts'
import { type Control, createControl, type ScenarioName } from './control-client.ts'
import { isExposed } from './http/exposure.ts'
import { worldHeader } from './worlds/world-name.ts'

export interface MockOptions<Scenario extends string = ScenarioName> extends AppOptions {
  readonly scenario?: Scenario
  /** The world of this mock; the default world if omitted. */
  readonly world?: string
}

/**
 * The result of `createMock`. It has a name because otherwise the compiler would write all controls
 * into the declaration of `createMock`, which consumers would have to check each time.
 */
interface Mock<Scenario extends string> extends Control<Scenario> {
  /** Handles requests to any origin. @throws TypeError if a fault drops the connection */
  readonly fetch: typeof globalThis.fetch
  /**
   * Listens on loopback, for a browser. Returns the origin.
   * @throws Error if other machines could reach the mock (see `isExposed`) and there is no token
   */
  readonly listen: (port?: number) => Promise<string>
  readonly close: () => Promise<void>
}

/**
 * Starts the whole back end in a test, without a port: `vi.stubGlobal('fetch', mock.fetch)`. The
 * other functions are those of the control API. Close the mock after the test.
 */
export const createMock = async <Scenario extends string = ScenarioName>({
  world: name = 'default',
  ...options
}: MockOptions<NoInfer<Scenario>> = {}): Promise<Mock<Scenario>> => {
  const app = await buildApp({ publicHosts: 'any', ...options })
  await app.ready()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(input, 'http://localhost'),
      init,
    )
    request.signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true }),
    )
    return Promise.race([respond(app, name, request), aborted])
  }

  const origin = 'http://localhost'
  return {
    ...createControl<Scenario>({ origin, world: name, token: options.token, fetch }),
    fetch,
    listen: async (port = 0) => {
      const host = '127.0.0.1'
      if (options.token === undefined && isExposed({ ...options, host })) {
        throw new Error(
          'Other machines may reach this mock: it listens only with the option token.',
        )
      }
      return app.listen({ port, host })
    },
    close: () => app.close(),
  }
}

const respond = async (
  app: FastifyInstance,
  world: string,
  request: Request,
): Promise<Response> => {
  const { pathname, search, host } = new URL(request.url)
  const body = Buffer.from(await request.arrayBuffer())
  const injected: InjectOptions = {
    method: methodOf(request.method),
    url: pathname + search,
    headers: { host, [worldHeader]: world, ...Object.fromEntries(request.headers) },
    ...(body.length > 0 && { payload: body }),
  }
  const reply = await app.inject(injected).catch((cause: unknown) => {
    throw new TypeError('fetch failed', { cause })
  })
  const headers = new Headers()
  for (const [key, value] of Object.entries(reply.headers)) {
    for (const part of [value ?? []].flat()) headers.append(key, String(part))
  }
  const hasBody = reply.statusCode !== 204 && reply.statusCode !== 304
  return new Response(hasBody ? new Uint8Array(reply.rawPayload) : null, {
    status: reply.statusCode,
    headers,
  })
}

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const

const methodOf = (text: string): (typeof methods)[number] => {
  const method = methods.find((candidate) => candidate === text)
  if (!method) throw new TypeError(`The mock does not support the method ${text}.`)
  return method
}
