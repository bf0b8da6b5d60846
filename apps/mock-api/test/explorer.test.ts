import { expect, it } from 'vitest'
import { controlDescriptions } from '../src/control/descriptions.ts'
import { start } from './harness.ts'

/** `METHOD /path` of every route under `prefix`, parsed from Fastify's route tree. */
const routesUnder = (tree: string, prefix: string): string[] => {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? []
    path.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
    const url = path.join('')
    const own = methods.split(', ').filter((method) => method !== 'HEAD')
    return url.startsWith(prefix) ? own.map((method) => `${method} ${url.slice(prefix.length)}`) : []
  })
}

it('is where the root of a mock without a shop leads', async () => {
  const { statusCode, headers } = await (await start()).inject('/')
  expect([statusCode, headers.location]).toEqual([303, '/docs'])
})

it('describes exactly the existing controls', async () => {
  const app = await start()
  const routes = routesUnder(app.printRoutes({ commonPrefix: false }), '/__mock/api')
  expect(routes.length).toBeGreaterThan(10)
  expect(
    Object.keys(controlDescriptions)
      .map((route) => route.replace(/\{(\w+)\}/g, ':$1'))
      .sort(),
  ).toEqual(routes.sort())
})

it('serves the contract and the controls, with example bodies that work', async () => {
  const app = await start({ upstream: 'http://127.0.0.1:1' })
  const document = (await app.inject('/docs/json')).json()
  expect(document.paths['/api/v1/cart'].post.operationId).toBe('cart.update')
  for (const [route, { examples = {} }] of Object.entries(controlDescriptions)) {
    const [method = '', path = ''] = route.split(' ')
    const described = document.paths[`/__mock/api${path}`][method.toLowerCase()]
    expect(described.summary).toBeTruthy()
    for (const payload of Object.values(examples)) {
      const response = await app.inject({
        method: method === 'PUT' ? 'PUT' : 'POST',
        url: `/__mock/api${path}`,
        payload,
      })
      // The id of a snapshot is unknown.
      const done = described.responses[201] ? 201 : 200
      expect(response.statusCode, JSON.stringify(payload)).toBe('id' in payload ? 404 : done)
    }
  }
})

it('loads only files of this server', async () => {
  const app = await start()
  const page = await app.inject('/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    expect(file.startsWith('./static/'), file).toBe(true)
    expect((await app.inject(`/docs/${file.slice(2)}`)).statusCode, file).toBe(200)
  }
})
