// cspell:ignore prot
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@shop/tooling/free-port'
import { inRoot } from '@shop/tooling/in-root'
import { expect, it, onTestFinished } from 'vitest'

const startDev = (env: NodeJS.ProcessEnv, ...flags: string[]) =>
  spawn(process.execPath, [inRoot('scripts/dev.ts'), ...flags], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const freePorts = async () => ({ API_PORT: await freePort(), WEB_PORT: await freePort() })

it.each([
  ['--api-url', 'host.example', '--api-url or API_URL needs a URL such as https://'],
  ['--port', '70000', '--port needs a port, not 70000. --help lists the options.'],
])('refuses the option %s=%s in one sentence', async (option, value, message) => {
  const dev = startDev(await freePorts(), option, value)
  const [errors, [code]] = await Promise.all([text(dev.stderr), once(dev, 'exit')])
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining(message)])
  expect(code).toBe(2)
})

it.each([
  ['dev', '--api-port'],
  ['mock', '--worlds-dir'],
])(
  '%s prints its options for --help, and refuses others in one sentence',
  async (script, option) => {
    const run = (flag: string) =>
      spawn(process.execPath, ['--run', script, '--', flag], {
        cwd: inRoot('.'),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    const help = run('--help')
    expect(await text(help.stdout)).toContain(option)
    const refused = run('--prot')
    const [message, [code]] = await Promise.all([text(refused.stderr), once(refused, 'exit')])
    expect([help.exitCode, code === 0]).toEqual([0, false])
    expect(message).toMatch(/^Unknown option '--prot'\. --help lists the options\.\n$/)
  },
)

it('says which port is in use, and how to choose another one', async () => {
  const port = await freePort()
  await using server = createServer().listen(Number(port), '127.0.0.1')
  await once(server, 'listening')
  const dev = startDev({ API_PORT: await freePort(), WEB_PORT: port })
  expect(await text(dev.stderr)).toBe(
    `Port ${port} is in use: use another one with --port, or stop the other process.\n`,
  )
})

it('refuses one port for both', async () => {
  const port = await freePort()
  expect(await text(startDev({ API_PORT: port, WEB_PORT: port }).stderr)).toBe(
    `The mock and the shop cannot both use port ${port}. --help lists the options.\n`,
  )
})

it('starts the mock and the shop, which passes API calls on, and stops both', async () => {
  const ports = await freePorts()
  const options = ['--api-port', ports.API_PORT, '--port', ports.WEB_PORT, '--latency', '1']
  // Options come before variables.
  const variables = { API_PORT: 'abc', LATENCY: 'foo', SCENARIO: 'empty' }
  const folder = mkdtempSync(join(tmpdir(), 'dev-'))
  const dev = startDev({ ...variables, WORLDS_DIR: folder }, ...options)
  onTestFinished(() => void dev.kill())
  // Not a customer of the sample: this scenario has none.
  for await (const chunk of dev.stdout.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes('The console lists the customers')) break
  dev.stdout.resume()
  const shop = `http://localhost:${ports.WEB_PORT}`
  expect((await fetch(`${shop}/api/v1/home-page/products`)).status).toBe(200)
  // Vite updates an imported contract; its outline, a constant of the configuration, would need a
  // restart.
  expect(await (await fetch(`${shop}/app/api/domains/catalog.ts`)).text()).toContain(
    'packages/contract/src/index.ts',
  )

  dev.kill()
  await once(dev, 'exit')
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed')
  }
})

it('stops with the message of the mock when that cannot start', async () => {
  const seed = join(mkdtempSync(join(tmpdir(), 'dev-')), 'seed.json')
  writeFileSync(seed, '{"products":[{}]}')
  const dev = startDev({ ...(await freePorts()), DATA_FILE: 'memory' }, '--seed', seed)
  const [output, [code]] = await Promise.all([text(dev.stdout), once(dev, 'exit')])
  expect(output).toContain('seed.json: products.0.')
  expect(code).not.toBe(0)
})
