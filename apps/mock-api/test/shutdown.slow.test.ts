import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { newFile } from './files.ts'
import { start } from './harness.ts'
import { killServers, launch, pressAt } from './processes.ts'

afterEach(killServers)

const json = { 'content-type': 'application/json' }

it('finishes the calls in flight after SIGTERM, closes the database and exits', {
  timeout: 60_000,
}, async () => {
  const dataFile = await newFile('shop.db')
  const { child, origin } = await launch(dataFile)
  const fault = { operation: 'cart.update', effect: { kind: 'delay', ms: 1500 } }
  await fetch(`${origin}/__mock/api/faults`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(fault),
  })
  const pressed = pressAt(origin, null)
  const waiting = fetch(`${origin}/__mock/api/outbox?wait_ms=30000`)
  await delay(500)
  const before = performance.now()
  child.kill('SIGTERM')
  expect([(await waiting).status, (await pressed).items.length]).toEqual([200, 1])
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(performance.now() - before).toBeLessThan(9000)
  const log = await stat(`${dataFile}-wal`).catch(() => undefined)
  expect(log?.size ?? 0).toBe(0)
})

it('cuts calls that are still in flight after the time for closing', async () => {
  const app = await start({ closeTimeoutMs: 100 })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const fault = { operation: 'catalog.products', effect: { kind: 'delay', ms: 60_000 } }
  await fetch(`${origin}/__mock/api/faults`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(fault),
  })
  const cut = expect(fetch(`${origin}/api/v1/home-page/products`)).rejects.toThrow('fetch failed')
  await delay(100)
  await app.close()
  await cut
})
