// cspell:ignore prot
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { inRoot } from '../root.ts'
import { freePort } from './free-port.ts'

const startDev = (env: NodeJS.ProcessEnv, ...flags: string[]) =>
  spawn(process.execPath, [inRoot('scripts/dev.ts'), ...flags], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

it.each([
  [
    'API_URL=staging.example.com',
    'API_URL="staging.example.com": use a URL such as https://staging.example.com.',
  ],
  ['WEB_PORT=70000', 'WEB_PORT="70000": use a whole number from 1 to 65535.'],
  ['--port=abc', '--port "abc": use a whole number from 1 to 65535.'],
  ['--latency=5x', '--latency "5x": use milliseconds, such as 200 or 100-400.'],
  ['--seed=nosuch.json', '--seed "nosuch.json": there is no such file or folder.'],
])('refuses the variable or option %s by its name, in one sentence', async (setting, message) => {
  const [name = '', value] = setting.split('=')
  const env = { API_PORT: await freePort(), WEB_PORT: await freePort() }
  const dev = name.startsWith('--') ? startDev(env, setting) : startDev({ ...env, [name]: value })
  const [errors, [code]] = await Promise.all([text(dev.stderr), once(dev, 'exit')])
  expect(errors.trim().split('\n')).toEqual([`${message} --help lists the options.`])
  expect(code).toBe(2)
})

it.each([
  ['dev', '--api-port'],
  ['test', '--force'],
  ['start', '--host-style'],
  ['mock', '--worlds-dir'],
  ['lighthouse', '--applied'],
  ['e2e', 'checkout'],
  ['e2e:engines', 'webkit'],
  ['contract:check', '--base-file'],
  ['conform', '--fuzz'],
  ['lint', '/^lint:/'],
  ['build', '@shop/web'],
  ['typecheck', 'typecheck'],
  ['verify', 'contract:check'],
  ['test:quick', '@quick'],
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

it('e2e names the files of tests before the build, if none matches', async () => {
  const e2e = spawn(process.execPath, ['--run', 'e2e', '--', 'shipping-nowhere'], {
    cwd: inRoot('.'),
  })
  expect(await text(e2e.stderr)).toMatch(/^No tests found\. Files: accessibility, .* wishlist\.\n$/)
})

it('dev and start say which port is in use, and how to choose another one', async () => {
  const port = await freePort()
  await using server = createServer().listen(Number(port), '127.0.0.1')
  await once(server, 'listening')
  const dev = startDev({ API_PORT: await freePort(), WEB_PORT: port })
  const start = spawn(process.execPath, ['--run', 'start', '--', '--port', port], {
    cwd: inRoot('.'),
  })
  const message = `Port ${port} is in use: use another one with --port, or stop the other process.\n`
  expect(await Promise.all([text(dev.stderr), text(start.stderr)])).toEqual([message, message])
  // Nothing was built.
  expect(await text(start.stdout)).toBe('')
})

it('refuses one port for both', async () => {
  const port = await freePort()
  expect(await text(startDev({ API_PORT: port, WEB_PORT: port }).stderr)).toBe(
    `The mock and the shop cannot both use port ${port}. --help lists the options.\n`,
  )
})

it('starts the mock and the shop, which passes API calls on, and stops both; another one stops when its mock cannot start', async () => {
  const ports = { API_PORT: await freePort(), WEB_PORT: await freePort() }
  const flags = ['--api-port', ports.API_PORT, '--port', ports.WEB_PORT, '--latency', '1']
  const folder = mkdtempSync(join(tmpdir(), 'dev-'))
  // Flags come before variables.
  const dev = startDev(
    { API_PORT: 'abc', LATENCY: 'foo', WORLDS_DIR: folder, SCENARIO: 'empty' },
    ...flags,
  )
  onTestFinished(() => void dev.kill())
  // Not a customer of the sample: this scenario has none.
  for await (const chunk of dev.stdout)
    if (String(chunk).includes('The console lists the customers')) break
  const shop = `http://localhost:${ports.WEB_PORT}`
  expect((await fetch(`${shop}/api/v1/home-page/products`)).status).toBe(200)
  // Vite updates an imported contract; its outline, a constant of the configuration, would need a restart.
  expect(await (await fetch(`${shop}/app/api/contract.ts`)).text()).toContain(
    'packages/contract/src/index.ts',
  )

  const errorsOf = async (env: NodeJS.ProcessEnv) => {
    const other = startDev({ API_PORT: await freePort(), WEB_PORT: await freePort(), ...env })
    const [errors, [code]] = await Promise.all([text(other.stderr), once(other, 'exit')])
    expect(code).toBe(1)
    return errors
  }
  const seed = join(folder, 'seed.json')
  writeFileSync(seed, '{"products":[{}]}')
  const refused = await Promise.all([
    errorsOf({ WORLDS_DIR: folder }),
    errorsOf({ DATA_FILE: 'memory', SEED: seed }),
  ])
  expect(refused[0]).toMatch(/is in use by another process: .* \(WORLDS_DIR\)/)
  expect(refused[1]).toContain('seed.json: products.0.')

  dev.kill('SIGINT')
  await once(dev, 'exit')
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed')
  }
})
