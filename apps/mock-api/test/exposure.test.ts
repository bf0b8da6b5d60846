import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exposureWarning } from '../src/cli/start-screen.ts'
import { signIn } from './accounts.ts'
import { optionsOf, start } from './harness.ts'

const token = 'a-token-of-enough-length'
const controls = [
  { method: 'GET', url: '/__mock' },
  { method: 'GET', url: '/__mock/mails' },
  { method: 'GET', url: '/__mock/data/state' },
  { method: 'GET', url: '/__mock/api/outbox' },
  { method: 'GET', url: '/%5f_mock/api/outbox' },
  { method: 'POST', url: '/__mock/api/reset' },
  { method: 'GET', url: '/__mock/console/console.js' },
] as const

describe('the token of console and control API', () => {
  it('is required in the bearer header or the cookie, when the server has one', async () => {
    const app = await start({ token })
    for (const request of controls) {
      const statusWith = async (headers: Record<string, string>) =>
        (await app.inject({ ...request, headers })).statusCode
      expect([request.url, await statusWith({})]).toEqual([request.url, 401])
      expect(await statusWith({ authorization: 'Bearer another-token-of-some-length' })).toBe(401)
      expect(await statusWith({ cookie: 'mock_token=x; other=y' })).toBe(401)
      expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200)
      expect(await statusWith({ cookie: `other=y; mock_token=${token}` })).toBe(200)
    }
  })

  it('is typed into a form by a visitor who opens a page of the console without it', async () => {
    const app = await start({ token })
    const open = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } })
    const first = await open('/__mock/mails')
    expect([first.statusCode, first.headers['content-security-policy']]).toEqual([
      401,
      expect.stringContaining("form-action 'self'"),
    ])
    expect(first.body).toContain('name="token"')
    expect(first.body).not.toContain('This is not the token')
    expect((await open('/__mock/mails?token=another')).body).toContain('This is not the token')
    expect((await open(`/__mock/mails?token=${token}`)).headers.location).toBe('/__mock/mails')
    for (const [, file] of first.body.matchAll(/href="([^"]+)"/g)) {
      expect([file, (await app.inject(String(file))).statusCode]).toEqual([file, 200])
    }
  })

  it('is required neither for shop, API and card page, nor without the option', async () => {
    const app = await start({ token })
    for (const url of [
      '/api/v1/home-page/products',
      '/__mock/base.css',
      '/__mock/card-page/card-page.css',
      '/healthz',
    ]) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
    }
    const open = await start()
    for (const request of controls) expect((await open.inject(request)).statusCode).toBe(200)
  })
})

describe('the token in a link', () => {
  it('sets a strict cookie that scripts cannot read, and leaves the address', async () => {
    const app = await start({ token })
    const response = await app.inject(`/__mock/mails?token=${token}`)
    expect([response.statusCode, response.headers.location]).toEqual([303, '/__mock/mails'])
    expect(response.headers['set-cookie']).toBe(
      `mock_token=${token}; Path=/__mock; HttpOnly; SameSite=Strict; Max-Age=2592000`,
    )
    expect((await app.inject('/__mock/mails?token=another-token-of-some-length')).statusCode).toBe(
      401,
    )
    expect(
      (await app.inject({ method: 'POST', url: `/__mock/api/reset?token=${token}` })).statusCode,
    ).toBe(401)
  })
})

describe('the token of a start', () => {
  const tokenOf = (args: readonly string[], env: Record<string, string> = {}) =>
    optionsOf(['--data', 'memory', ...args], env).token

  it('is generated when other machines can reach the server', () => {
    for (const host of ['127.0.0.1', '::1', 'localhost'])
      expect(tokenOf(['--host', host])).toBeUndefined()
    for (const host of ['0.0.0.0', '::', '192.168.1.5'])
      expect(tokenOf(['--host', host])).toMatch(/^[\w-]{43}$/)
    // A proxy on the same machine makes it public.
    for (const option of ['--public-host', '--trust-proxy'])
      expect(tokenOf([option, 'loopback'])).toMatch(/^[\w-]{43}$/)
    expect(tokenOf(['--host', '0.0.0.0', '--token', token])).toBe(token)
  })

  it('is generated when an origin of another machine is configured', () => {
    for (const name of ['SHOP_ORIGIN', 'SHOP_URL', 'ALLOWED_RETURN_ORIGINS']) {
      expect(tokenOf([], { [name]: 'http://localhost:5173' })).toBeUndefined()
      expect([name, tokenOf([], { [name]: 'https://shop.example.com' })]).toEqual([
        name,
        expect.any(String),
      ])
    }
    expect(tokenOf([], { SHOP_URL: 'http://*.localhost:5173' })).toBeUndefined()
    expect(tokenOf(['--shop-origin', 'http://*.shop.example.com'])).toMatch(/^[\w-]{43}$/)
  })
})

describe('the token behind a proxy', () => {
  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
  ])('is required for controls with the header %s, also by a server without one', async (name) => {
    const headers = { [name]: '127.0.0.1' }
    const open = await start()
    const statusOf = async (url: string, more = {}) =>
      (await open.inject({ url, headers: { ...headers, ...more } })).statusCode
    expect(await statusOf('/__mock/api/outbox')).toBe(403)
    expect(await statusOf('/__mock')).toBe(403)
    const products = '/api/v1/home-page/products'
    expect(await statusOf(products)).toBe(200)
    const fault = { 'x-mock-fault': '{"kind":"status","status":503}' }
    expect(await statusOf(products, fault)).toBe(400)
    const guarded = await start({ token })
    const authorized = { ...headers, authorization: `Bearer ${token}` }
    const response = await guarded.inject({ url: '/__mock/api/outbox', headers: authorized })
    expect(response.statusCode).toBe(200)
  })
})

describe('the printed token', () => {
  it('comes with a warning at a start for other machines', async () => {
    const server = join(import.meta.dirname, '../src/server.ts')
    const child = spawn(
      process.execPath,
      [server, '--port', '0', '--host', '0.0.0.0', '--data', 'memory'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'test' },
      },
    )
    const [warning] = await once(child.stderr, 'data')
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(String(warning)).toMatch(/^Warning: other machines can reach this mock/)
    expect(String(warning)).toMatch(/http:\/\/localhost:\d+\/__mock\?token=[\w-]{43}/)
  })

  it('comes with the public hosts too, unless a proxy is in front of them', () => {
    const addresses = (...args: string[]) => {
      const options = optionsOf([
        '--public-host',
        '192.168.1.20,*.mock.test',
        '--token',
        token,
        ...args,
      ])
      return exposureWarning(4010, options).match(/http:.*(?=\/__mock\?token=)/g)
    }
    expect(addresses()).toEqual([
      'http://localhost:4010',
      'http://192.168.1.20:4010',
      'http://alice.mock.test:4010',
    ])
    expect(addresses('--trust-proxy', 'loopback')).toEqual(['http://localhost:4010'])
  })
})

describe('the address of a client', () => {
  const addressOf = async (trustProxy: string | undefined) => {
    const app = await start({ trustProxy })
    await app.inject({
      url: '/api/v1/licensed-trainers',
      headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' },
    })
    return app.worlds.get('default').log.entries[0]?.address
  }

  it.each(['nginx.conf', 'mock-cluster/nginx.conf'])(
    'and its protocol and host are not what it claims in the headers that deploy/%s sends',
    (file) => {
      const text = readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8')
      const sent = [...text.matchAll(/^ *proxy_set_header X-Forwarded-(\w+) (.+);$/gm)].map(
        ([, ...parts]) => parts,
      )
      expect(sent).toEqual([
        ['For', '$remote_addr'],
        ['Proto', '$scheme'],
        ['Host', '""'],
      ])
    },
  )

  it('is that of the connection, or the last one that a trusted proxy saw', async () => {
    expect(await addressOf(undefined)).toBe('127.0.0.1')
    expect(await addressOf('loopback')).toBe('10.0.0.2')
    expect((await signIn(await start({ trustProxy: '10.0.0.0/8' }))).statusCode).toBe(200)
  })
})
