/** Two processes with a folder of worlds each, behind nginx with deploy/mock-cluster/nginx.conf. */
import { once } from 'node:events'
import { freePort } from '@shop/tooling/free-port'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startCluster } from './cluster-nginx.ts'
import { newFolder } from './files.ts'
import { killServers, launch, pressAt } from './processes.ts'

afterEach(killServers)

const token = 'a-token-of-enough-length'
const worldsResponse = z.object({ data: z.array(z.object({ name: z.string() })) })
const names = Array.from({ length: 12 }, (_, index) => `team-${index}`)

it('sends each world to one process, which has its carts again after a kill and a restart', {
  timeout: 60_000,
}, async () => {
  // Through a proxy the controls need a token.
  const options = async () => ['--token', token, '--worlds-dir', await newFolder()]
  const [first, second] = [await options(), await options()]
  const members = [await launch(first), await launch(second)]
  const ports = members.map((member) => Number(new URL(member.origin).port))
  const origin = await startCluster(Number(await freePort()), ports)

  const press = (world: string, cart_uid: string | null) =>
    pressAt(origin, cart_uid, { 'x-mock-world': world, 'x-mock-token': token })
  const worldsOf = async (member: { origin: string }): Promise<string[]> => {
    const response = await fetch(`${member.origin}/__mock/api/worlds`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = z.parse(worldsResponse, await response.json())
    return data.map(({ name }) => name).filter((name) => names.includes(name))
  }

  const carts = new Map<string, string>()
  for (const name of names) carts.set(name, (await press(name, null)).cart_uid)
  const [ofFirst = [], ofSecond = []] = await Promise.all(members.map(worldsOf))
  expect([...ofFirst, ...ofSecond].sort()).toEqual([...names].sort())
  expect(Math.min(ofFirst.length, ofSecond.length)).toBeGreaterThan(0)

  members[0]?.child.kill('SIGKILL')
  await once(members[0]?.child ?? process, 'exit')
  const restarted = await launch(first, ports[0])
  for (const [name, cart_uid] of carts) {
    expect((await press(name, cart_uid)).items[0]?.quantity).toBe(2)
  }
  expect((await worldsOf(restarted)).sort()).toEqual([...ofFirst].sort())
})
