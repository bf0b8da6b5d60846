import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { port as sitePort } from './fixtures/server.ts'

/** The configuration that the shop is delivered with, on Debian's nginx and the built shop. */

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const missing = [
  ['nginx', nginx !== undefined],
  ['libnginx-mod-http-brotli-static', existsSync(brotli)],
].find(([, there]) => !there)?.[0]

const built = fileURLToPath(new URL('../build/', import.meta.url))
const delivered = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url))
const port = sitePort + 3

// biome-ignore lint/suspicious/noSkippedTests: not every machine has nginx, and the report says so in words
test.skip(missing !== undefined, `not tried: ${missing} is not installed on this machine`)
test.describe.configure({ mode: 'serial' })

let folder: string
let server: ChildProcess

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** `fetch` unpacks what it gets; this answers what travelled. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
      })
    })
      .on('error', reject)
      .end()
  })

test.beforeAll(async () => {
  if (nginx === undefined) return
  folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'))
  // The worker may be another user than the one who made the folder.
  execFileSync('chmod', ['755', folder])
  mkdirSync(join(folder, 'logs'))
  cpSync(join(built, 'nginx'), join(folder, 'shop'), { recursive: true })
  cpSync(join(built, 'client'), join(folder, 'site'), { recursive: true })
  const site = readFileSync(delivered, 'utf8')
    .replace('root /srv/shop;', `root ${join(folder, 'site')};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:4010;', `server 127.0.0.1:${sitePort};`)
  writeFileSync(join(folder, 'shop.conf'), site)
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${brotli};
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'logs/error.log')};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${scratch.join('\n  ')}
  include shop.conf;
}
`,
  )
  server = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await expect
    .poll(() =>
      get('/').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})

test.afterAll(() => {
  server?.kill('SIGTERM')
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})

for (const [path, status, cache] of [
  ['/', 200, 'no-cache'],
  ['/about', 200, 'no-cache'],
  ['/about/', 200, 'no-cache'],
  ['/product/detail?id=1', 200, 'no-cache'],
  ['/checkout', 200, 'no-store'],
  ['/orderdetails/abc', 200, 'no-store'],
  ['/st/return?session_id=x', 200, 'no-store'],
  ['/st/return/x', 200, 'no-store'],
  ['/no/such/page', 404, 'no-store'],
  ['/orderdetails/abc/def', 404, 'no-store'],
] as const) {
  test(`answers the page ${path} with ${status} and the headers of the site server`, async () => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe(cache)
    const sites = await fetch(`http://127.0.0.1:${sitePort}${path}`)
    for (const name of [
      'content-security-policy',
      'cache-control',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ]) {
      expect(answer.headers[name], name).toBe(sites.headers.get(name))
      expect(answer.headers[name], name).toBeTruthy()
    }
    expect(sites.status).toBe(status)
  })
}

test('sends what was compressed at build time, and what never changes for ever', async () => {
  const script = readdirSync(join(built, 'client/assets')).find((name) => /^framework-.*\.js$/.test(name))
  const path = `/assets/${script}`
  const [plain, br, gz] = [
    await get(path),
    await get(path, { 'accept-encoding': 'br' }),
    await get(path, { 'accept-encoding': 'gzip' }),
  ]
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  const page = await get('/about', { 'accept-encoding': 'br' })
  expect(page.headers['content-encoding']).toBe('br')
})

for (const path of ['/assets/gone-123.js', '/missing.pdf', '/routes.json']) {
  test(`answers ${path} with a 404 that is no page and is not kept`, async () => {
    const answer = await get(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.headers['content-type']).toContain('text/plain')
  })
}

test('hands calls on to the admin host', async () => {
  const answer = await get('/api/v1/home-page/products')
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body.toString()).data.length).toBeGreaterThan(0)
})
