import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { it, start } from './harness.ts'
import { buy } from './purchase.ts'

const markup = readFileSync(new URL('../src/console/console.html', import.meta.url), 'utf8')
const pages = [...markup.matchAll(/<li><a href="\/__mock(.*?)"/g)]
  .map(([, path = '']) => path)
  .concat('/mails/1')

it.each(pages)(
  'serves /__mock%s under a policy without inline styles and scripts',
  async (path) => {
    const { statusCode, headers, body } = await (await start()).inject(`/__mock${path}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; script-src 'self'; /,
    )
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/ on\w+="| style="|<style|<script>|\{\{/)
  },
)

it('links to the shop of another server, in its world', async () => {
  const app = await start({ shopUrl: 'http://*.localhost:5173' })
  const shopLink = async (headers = {}) => (await app.inject({ url: '/__mock', headers })).body
  expect(await shopLink()).toContain('<a href="http://localhost:5173">Shop</a>')
  expect(await shopLink({ 'x-mock-world': 'alice' })).toContain(
    '<a href="http://alice.localhost:5173">Shop</a>',
  )
})

it('serves a mail for a frame that runs no script and opens links in a new tab', async ({
  app,
}) => {
  await buy(app)
  const { data: heads } = (await app.inject('/__mock/data/mails')).json()
  const mail = await app.inject(`/__mock/data/mails/${heads[0].mail_id}/html`)
  expect(mail.headers['content-security-policy']).toContain(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(mail.headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox ")
  expect(mail.body).toContain('<head><base target="_blank">')
  expect((await app.inject('/__mock/data/mails/999/html')).statusCode).toBe(404)
})

it('rejects control calls from pages of other origins, however the path is encoded', async ({
  app,
}) => {
  for (const url of [
    '/__mock/api/reset',
    '/__mock/api/faults/release',
    '/%5f_mock/api/reset',
    '/__mock/%61pi/reset',
  ]) {
    const from = async (origin: string) =>
      (await app.inject({ method: 'POST', url, headers: { origin } })).statusCode
    expect(await from('https://evil.example')).toBe(403)
    expect(await from('null')).toBe(403)
    expect(await from('http://alice.localhost:5173')).toBeLessThan(400)
  }
})

it('refuses a repeated text of the mails', async () => {
  const app = await start()
  expect((await app.inject('/__mock/data/mails?text=a&text=b')).statusCode).toBe(422)
  expect((await app.inject('/__mock/data/mails?text=a')).statusCode).toBe(200)
})
