import { copyFile, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cartWith, press, seed, start } from './harness.ts'

const dataFile = async () => join(await mkdtemp(join(tmpdir(), 'mock-api-')), 'shop.db')

describe('the data file', () => {
  it('restores the default world after a restart, and the seed after a reset', async () => {
    const file = await dataFile()
    const first = await start({ dataFile: file })
    const { cart_uid } = await cartWith(first, seed.book)
    await first.close()

    const second = await start({ dataFile: file })
    const kept = await press(second, seed.book, cart_uid)
    expect(kept.json().cart.items[0].quantity).toBe(2)
    await second.inject({ method: 'POST', url: '/__mock/api/reset' })
    await second.close()

    const third = await start({ dataFile: file })
    expect((await third.inject({ method: 'DELETE', url: `/api/v1/cart/${cart_uid}` })).statusCode).toBe(404)
  })

  it('has every acknowledged change on disk before it is closed', async () => {
    const file = await dataFile()
    const killed = await start({ dataFile: file })
    const { cart_uid } = await cartWith(killed, seed.book)
    // The files as a kill leaves them. The original is locked.
    for (const suffix of ['', '-wal']) await copyFile(file + suffix, `${file}.copy${suffix}`)
    const next = await start({ dataFile: `${file}.copy` })
    expect((await press(next, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)
  })

  it.each(['of another version', 'empty'])(
    'is renamed if it is %s, and the world starts from the seed',
    async (kind) => {
      const file = await dataFile()
      const first = await start({ dataFile: file })
      first.worlds.get('default').sql.get`PRAGMA user_version = 7`
      await first.close()
      if (kind === 'empty') await writeFile(file, '')
      const app = await start({ dataFile: file })
      expect((await app.inject('/api/v1/home-page/products')).json().data.length).toBeGreaterThan(0)
      const backups = (await readdir(join(file, '..'))).filter((name) => /\.backup-\d+$/.test(name))
      expect(backups).toHaveLength(1)
    },
  )

  it('is locked and replaced through a symbolic link too', async () => {
    const file = await dataFile()
    const link = `${file}-link`
    const first = await start({ dataFile: file })
    const { cart_uid } = await cartWith(first, seed.book)
    await symlink(file, link)
    const second = await start({ dataFile: link })
    expect(() => second.worlds.get('default')).toThrow('another process')
    await first.close()
    await second.inject({ method: 'POST', url: '/__mock/api/reset' })
    await second.close()
    const third = await start({ dataFile: file })
    expect((await third.inject({ method: 'DELETE', url: `/api/v1/cart/${cart_uid}` })).statusCode).toBe(404)
  })

  it('of an earlier version without an application id is used', async () => {
    const file = await dataFile()
    const first = await start({ dataFile: file })
    const { cart_uid } = await cartWith(first, seed.book)
    first.worlds.get('default').sql.get`PRAGMA application_id = 0`
    await first.close()
    const next = await start({ dataFile: file })
    expect((await press(next, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)
  })
})
