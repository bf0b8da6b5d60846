// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '@shop/tooling/find-browser'
import { createServer, type Plugin } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { liveFolders } from './live-folders.ts'

/** As in the shop: the server renders a page before the browser asks for its modules. */
const renderPage: Plugin = {
  name: 'render-page',
  configureServer: (server) => () => {
    server.middlewares.use(async (_request, response, next) => {
      const page = await server.ssrLoadModule('/page.ts').catch(next)
      if (page) response.setHeader('content-type', 'text/html').end(`<h1>${page['title']}</h1>`)
    })
  },
}

it('a page that failed at its first request is shown after the change that cures it', {
  timeout: 60_000,
}, async () => {
  const root = mkdtempSync(join(tmpdir(), 'failed-page-'))
  const write = (code: string) => writeFileSync(join(root, 'page.ts'), code)
  write("export const title = 'Open")
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [liveFolders([]), renderPage],
    server: { host: '127.0.0.1', port: 0 },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const isConnected = page.waitForEvent('console', (message) =>
    message.text().includes('connected.'),
  )
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.locator('vite-error-overlay').waitFor({ state: 'attached' })
  await isConnected
  write("export const title = 'Opened'")
  await expect
    .poll(() => page.locator('h1').allTextContents(), { timeout: 10_000 })
    .toEqual(['Opened'])
})
