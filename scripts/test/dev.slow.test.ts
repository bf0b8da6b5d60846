import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { inRoot } from '../root.ts'

const startDev = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [inRoot('scripts/dev.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const portOf = (server: ReturnType<typeof createServer>) => String((server.address() as AddressInfo).port)
const listen = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const freePort = async () => {
  const server = await listen()
  const port = portOf(server)
  server.close()
  return port
}

it('refuses an API_URL without http or https, which the proxy would look for on this machine', async () => {
  const dev = startDev({ API_URL: 'staging.example.com' })
  expect(await text(dev.stderr)).toContain('API_URL="staging.example.com" is not a URL')
})

it('says which port is in use, and how to choose another one', async () => {
  await using server = await listen()
  const dev = startDev({ API_PORT: await freePort(), WEB_PORT: portOf(server) })
  expect(await text(dev.stderr)).toContain(`Port ${portOf(server)} is in use, so the shop cannot start: set WEB_PORT`)
})

it('starts the mock and the shop, which passes API calls on, and stops both', async () => {
  const ports = { API_PORT: await freePort(), WEB_PORT: await freePort(), DATA_FILE: 'memory' }
  const dev = startDev(ports)
  for await (const chunk of dev.stdout) if (String(chunk).includes('Sign in as')) break
  const { status } = await fetch(`http://localhost:${ports.WEB_PORT}/api/v1/home-page/products`)
  expect(status).toBe(200)
  dev.kill('SIGINT')
  await once(dev, 'exit')
  for (const port of [ports.API_PORT, ports.WEB_PORT]) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed')
  }
})
