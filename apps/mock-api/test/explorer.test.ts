import { expect } from 'vitest'
import { it, start } from './harness.ts'

it('is where the root of a mock without a shop leads', async () => {
  const { statusCode, headers } = await (await start()).inject('/')
  expect([statusCode, headers.location]).toEqual([303, '/docs'])
})

it('serves the contract and the controls, with example bodies that work', async () => {
  const app = await start({ upstream: 'http://127.0.0.1:1' })
  const { paths } = (await app.inject('/docs/json')).json()
  expect(paths['/api/v1/cart'].post.operationId).toBe('cart.update')
  expect(paths['/__mock/api/faults/{id}'].delete.parameters).toContainEqual(
    expect.objectContaining({ name: 'id' }),
  )
  let tried = 0
  for (const url of Object.keys(paths).filter((path) => path.startsWith('/__mock/api/'))) {
    for (const method of ['POST', 'PUT'] as const) {
      const { examples = {} } =
        paths[url][method.toLowerCase()]?.requestBody?.content['application/json'] ?? {}
      for (const { value: payload } of Object.values<{ value: object }>(examples)) {
        const { statusCode } = await app.inject({ method, url, payload })
        expect([payload, statusCode]).toEqual([payload, expect.toBeOneOf([200, 201])])
        tried += 1
      }
    }
  }
  expect(tried).toBeGreaterThan(20)
})

it('loads only files of this server', async ({ app }) => {
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
