import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { findBrowser } from '@shop/tooling/find-browser'
import { freePort } from '@shop/tooling/free-port'
import { inRoot } from '@shop/tooling/in-root'
import { untilReady } from '@shop/tooling/until-ready'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

// What a fault of `pnpm dev` does to a page, through the server of the shop.

const path = '/api/v1/licensed-trainers'
let shop: string
let page: Page
let stop: () => Promise<void>

beforeAll(async () => {
  const [apiPort, webPort] = [await freePort(), await freePort()]
  const options = ['--api-port', apiPort, '--port', webPort]
  const env = { ...process.env, DATA_FILE: 'memory' }
  const dev = spawn(process.execPath, [inRoot('scripts/dev.ts'), ...options], { env })
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  })
  stop = async () => {
    await browser.close()
    dev.kill()
    await text(dev.stdout)
  }
  shop = `http://localhost:${webPort}`
  await untilReady(`${shop}/data.json`, 60)
  await untilReady(`http://localhost:${apiPort}/readyz`, 60)
  page = await browser.newPage()
  // A page of this origin, without calls of its own.
  await page.goto(`${shop}/data.json`)
})

afterAll(() => stop())

const control = async (method: string, call: string, body?: unknown) => {
  const response = await fetch(`${shop}/__mock/api/${call}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const setFault = (effect: object) =>
  control('POST', 'faults', { operation: 'trainers.list', effect })

/** What a page sees of a call. */
const call = () =>
  page.evaluate(async (url) => {
    const startedAt = performance.now()
    try {
      const response = await fetch(url)
      const body = await response.text().catch(() => 'broken')
      return { status: response.status, body, ms: performance.now() - startedAt }
    } catch {
      return { status: 0, body: 'no response', ms: performance.now() - startedAt }
    }
  }, path)

it.each([
  [{ kind: 'status', status: 503 }, 503, /"code":"unavailable"/],
  [{ kind: 'drop' }, 0, /^no response$/],
  [{ kind: 'drop', when: 'after' }, 0, /^no response$/],
  [{ kind: 'half' }, 200, /^broken$/],
  [{ kind: 'malformed' }, 200, /^\{.*[^}]$/],
])('the fault %j is what the page sees, once', async (effect, status, body) => {
  await control('POST', 'reset', {})
  await setFault(effect)
  expect(await call()).toMatchObject({ status, body: expect.stringMatching(body) })
  // Chromium repeats some calls whose connection breaks: the fault would not reach the page.
  expect((await control('GET', 'requests')).data).toHaveLength(1)
  expect((await call()).status).toBe(200)
})

it('a delay delays the call, and a held call waits for its release', async () => {
  await control('POST', 'reset', {})
  await setFault({ kind: 'delay', ms: 400 })
  expect((await call()).ms).toBeGreaterThanOrEqual(400)

  await setFault({ kind: 'hold' })
  let isSettled = false
  const held = call().finally(() => {
    isSettled = true
  })
  await expect.poll(async () => (await control('GET', 'faults')).held).toBe(1)
  expect(isSettled).toBe(false)
  await control('POST', 'faults/release')
  expect((await held).status).toBe(200)
})
