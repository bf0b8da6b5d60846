/** Three processes that share a folder of worlds, behind nginx with deploy/mock-cluster/nginx.conf. */
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { startCluster } from './cluster-nginx.ts'
import { freePort } from './free-port.ts'
import { purchase } from './network-purchase.ts'
import { killServers, launch } from './processes.ts'

afterEach(killServers)

/** 300 in the full check: `CLUSTER_WORLDS=300`. */
const count = Number(process.env['CLUSTER_WORLDS'] ?? 24)
const names = Array.from({ length: count }, (_, index) => `team-${index}`)
const worldsSchema = z.object({ data: z.array(z.object({ name: z.string(), owner: z.nullable(z.string()) })) })
const ordersSchema = z.object({
  orders: z.array(z.object({ order_txn_id: z.string(), history: z.array(z.object({ status: z.string() })) })),
})

/** Eight at a time. */
const forEachWorld = async (work: (name: string) => Promise<unknown>): Promise<void> => {
  const rest = [...names]
  const worker = async () => {
    for (let name = rest.pop(); name !== undefined; name = rest.pop()) await work(name)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

it('keeps every order of every world when a process is killed and when it is back', { timeout: 240_000 }, async () => {
  const options = ['--worlds-dir', await mkdtemp(join(tmpdir(), 'cluster-')), '--limits', 'off', '--world-limit', '400']
  // Through a proxy the controls need a token.
  const token = 'a-token-of-enough-length'
  options.push('--token', token)
  const authorization = `Bearer ${token}`
  const members = await Promise.all([launch(options), launch(options), launch(options)])
  const ports = members.map(({ origin }) => Number(new URL(origin).port))
  const { origin, stop } = await startCluster(await freePort(), ports)
  onTestFinished(stop)

  const receipts = new Map<string, string[]>()
  const buy = async (name: string) => {
    const { txnId } = await purchase(origin, `${name}@example.com`, { 'x-mock-world': name })
    receipts.set(name, [...(receipts.get(name) ?? []), txnId])
  }
  const owners = async () => {
    const { data } = z.parse(
      worldsSchema,
      await (await fetch(`${origin}/__mock/api/worlds`, { headers: { authorization } })).json(),
    )
    return new Map(data.map(({ name, owner }) => [name, owner]))
  }

  await forEachWorld(buy)
  const before = await owners()
  expect(new Set(before.values()).size).toBe(3)

  const [killed, ...others] = members
  if (killed === undefined) throw new Error('There is no process.')
  let interrupted = 0
  const done: string[] = []
  const dead = once(killed.child, 'exit')
  await forEachWorld(async (name) => {
    if (done.push(name) === Math.floor(count / 4)) killed.child.kill('SIGKILL')
    // A call in flight may be lost, with 502: its purchase is not acknowledged.
    await buy(name).catch(() => {
      interrupted += 1
      return buy(name)
    })
  })
  await dead
  expect(interrupted).toBeLessThanOrEqual(8)
  const pids = others.map(({ child }) => `process ${child.pid} `)
  const between = await owners()
  // Worlds whose purchase was complete before have their old owner until the next call.
  for (const name of done.slice(Math.floor(count / 4)))
    expect([name, pids.some((pid) => between.get(name)?.startsWith(pid))]).toEqual([name, true])

  // nginx sends its worlds back to it: the others close them.
  const restarted = await launch(options, ports[0])
  const moved = names.filter((name) => before.get(name)?.startsWith(`process ${killed.child.pid} `))
  const [first = ''] = moved
  const settings = `${origin}/api/v1/settings/shipping`
  await expect
    .poll(
      async () => {
        expect((await fetch(settings, { headers: { 'x-mock-world': first } })).status).toBe(200)
        return (await owners()).get(first)
      },
      { timeout: 60_000 },
    )
    .toContain(`process ${restarted.child.pid} `)
  await forEachWorld(buy)
  const after = await owners()
  for (const name of moved) expect([name, after.get(name)]).toEqual([name, after.get(first)])

  await forEachWorld(async (name) => {
    const headers = { 'x-mock-world': name, authorization }
    const response = await fetch(`${origin}/__mock/api/seed`, { headers })
    const { orders } = z.parse(ordersSchema, await response.json())
    const paid = orders
      .filter(({ history }) => history.at(-1)?.status === 'paid')
      .map(({ order_txn_id }) => order_txn_id)
    expect(paid).toEqual(expect.arrayContaining(receipts.get(name) ?? []))
  })
})
