import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { newFile } from './files.ts'
import { killServers, launch, pressAt } from './processes.ts'

afterEach(killServers)

// Fills the compile cache, which a killed process does not write: the next starts take half as
// long.
beforeAll(async () => {
  const { child } = await launch('memory')
  child.kill('SIGTERM')
  await once(child, 'exit')
})

it('has every acknowledged change after each of four kills during writes', {
  timeout: 240_000,
}, async () => {
  const dataFile = await newFile('shop.db')
  const acknowledged = new Map<string, number>()
  for (let kill = 0; kill < 4; kill += 1) {
    const { child, origin } = await launch(dataFile)
    // Every change before the last kill is stored: the next one adds to it.
    for (const [uid, quantity] of [...acknowledged].slice(-4)) {
      const cart = await pressAt(origin, uid)
      expect(cart.items[0]?.quantity, `after kill ${kill}`).toBeGreaterThanOrEqual(quantity + 1)
      acknowledged.set(uid, cart.items[0]?.quantity ?? 0)
    }
    const writer = async () => {
      for (;;) {
        const { cart_uid } = await pressAt(origin, null)
        acknowledged.set(cart_uid, 1)
        for (let presses = 2; presses < 10; presses += 1) {
          await pressAt(origin, cart_uid)
          acknowledged.set(cart_uid, presses)
        }
      }
    }
    // Each loop ends when the connection breaks.
    const writers = [writer(), writer(), writer()].map((work) => work.catch(() => undefined))
    const before = acknowledged.size
    await expect
      .poll(() => acknowledged.size, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(before + 2 + (kill % 3))
    child.kill('SIGKILL')
    await once(child, 'exit')
    await Promise.all(writers)
  }
  const { origin } = await launch(dataFile)
  for (const [uid, quantity] of [...acknowledged].slice(-20)) {
    expect((await pressAt(origin, uid)).items[0]?.quantity).toBeGreaterThanOrEqual(quantity + 1)
  }
  expect(acknowledged.size).toBeGreaterThan(8)
})

it('renames a damaged data file, warns in one line and starts from the seed', async () => {
  const dataFile = await newFile('shop.db')
  const folder = dirname(dataFile)
  const first = await launch(dataFile)
  await pressAt(first.origin, null)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const whole = await readFile(dataFile)
  const damaged = Buffer.concat([
    whole.subarray(0, 8192),
    Buffer.alloc(16_384, 0x5a),
    whole.subarray(24_576),
  ])
  await writeFile(dataFile, damaged)

  const second = await launch(dataFile)
  expect((await pressAt(second.origin, null)).items[0]?.quantity).toBe(1)
  const backups = (await readdir(folder)).filter((name) => /\.backup-\d+$/.test(name))
  expect(backups).toHaveLength(1)
  expect(Buffer.compare(await readFile(join(folder, backups[0] ?? '')), damaged)).toBe(0)
  const warnings = () => second.lines.filter((line) => line.includes('is damaged'))
  await expect
    .poll(warnings)
    .toEqual([expect.stringContaining(`The data file ${dataFile} is damaged. It was renamed to `)])
})
