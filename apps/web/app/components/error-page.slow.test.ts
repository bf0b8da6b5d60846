// @vitest-environment node
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { findBrowser } from '../../../../scripts/browser.ts'
import { freePort } from '../../../../scripts/test/free-port.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** The shop with the libraries of this one, to edit. */
const copyOfShop = () => {
  const root = mkdtempSync(join(tmpdir(), 'edited-shop-'))
  const isCopied = (path: string) => !/^(?:dist|reports|\.vite|\.vite-temp|\.catalogue|\.cache)$/.test(basename(path))
  for (const folder of ['apps/web', 'packages', 'scripts']) {
    cpSync(join(repository, folder), join(root, folder), { recursive: true, verbatimSymlinks: true, filter: isCopied })
  }
  cpSync(join(repository, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  return join(root, 'apps/web')
}

it('an error of an edit is shown and cured in place, and one of the server after a reload', {
  timeout: 120_000,
}, async () => {
  const shop = copyOfShop()
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['--conditions=development', 'node_modules/@react-router/dev/bin.cjs', 'dev'],
    {
      cwd: shop,
      env: { ...process.env, WEB_PORT: port },
      stdio: 'ignore',
    },
  )
  onTestFinished(() => void server.kill())
  const url = `http://localhost:${port}/about`
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true)
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const isConnected = page.waitForEvent('console', (message) => message.text().includes('connected.'))
  await page.goto(url)
  await isConnected
  let loads = 0
  page.on('load', () => {
    loads += 1
  })

  const file = join(shop, 'app/content/about.mdx')
  const text = readFileSync(file, 'utf8')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 20_000 })
  const breakPage = () => writeFileSync(file, `${text}\n{missing.value}\n`)
  const cure = () => writeFileSync(file, text)
  for (const _round of [1, 2, 3]) {
    breakPage()
    await heading('Something went wrong')
    cure()
    await heading('About Us')
  }
  expect(loads).toBe(0)

  breakPage()
  await heading('Something went wrong')
  await page.reload()
  await heading('Something went wrong')
  cure()
  await heading('About Us')
})
