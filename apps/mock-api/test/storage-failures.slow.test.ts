import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { DataFileError } from '../src/db/data-file-error.ts'
import { schemaVersion } from '../src/db/schema.ts'
import type { World } from '../src/worlds/world.ts'
import { control, setFault } from './controls.ts'
import { newFile } from './files.ts'
import { cartWith, press, seed, start } from './harness.ts'
import { killServers, launch, launchToExit } from './processes.ts'

afterEach(killServers)

const dataFile = () => newFile('shop.db')

const insertLargeMail = (world: World) =>
  world.transaction(() => {
    world.sql.run`DELETE FROM carts`
    world.sql.run`INSERT INTO mails (recipient, subject, text, html, sent_at)
      VALUES ('a', 'b', ${'x'.repeat(1e6)}, '', '')`
  })

it.each(['in a file', 'in memory'])(
  'a full disk fails the change that does not fit and none after it, with the database %s',
  async (where) => {
    const app = await start({ dataFile: where === 'in a file' ? await dataFile() : undefined })
    const world = app.worlds.get('default')
    const { cart_uid } = await cartWith(app, seed.book)
    world.sql.get`PRAGMA max_page_count = 1`
    expect(() => insertLargeMail(world)).toThrow('full')
    world.sql.get`PRAGMA max_page_count = 1000000`
    expect((await press(app, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)

    // Transactions still roll back.
    const refused = () =>
      world.transaction(() => {
        world.sql.run`DELETE FROM carts`
        throw new Error('refused')
      })
    expect(refused).toThrow('refused')
    expect((await press(app, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(3)
  },
)

it('a full disk leaves controls in effect, and the advice does not need more space', async () => {
  const file = await dataFile()
  const app = await start({ dataFile: file })
  const { cart_uid } = await cartWith(app, seed.book)
  // The file system refuses to write files of these names.
  await mkdir(`${file}.json.new`)
  await mkdir(`${file}.new`)
  const { now } = await control(app, 'POST', 'clock', { freeze: '2026-12-01T00:00:00Z' })
  expect(now).toBe('2026-12-01T00:00:00.000Z')
  expect((await control(app, 'GET', 'clock')).now).toBe(now)
  await setFault(app, 'catalog.products', { kind: 'status', status: 500 })

  const advice = /^The data cannot be written \(.+\): check the space and the permissions/
  const reset = await app.inject({ method: 'POST', url: '/__mock/api/reset' })
  expect(reset.json()).toEqual({ code: 'unavailable', message: expect.stringMatching(advice) })
  const { sql } = app.worlds.get('default')
  sql.get`PRAGMA query_only = ON`
  const refused = await press(app, seed.book, cart_uid)
  expect([refused.statusCode, refused.json().message]).toEqual([503, expect.stringMatching(advice)])
  sql.get`PRAGMA query_only = OFF`
  expect((await press(app, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)
})

it('a database that cannot be written closes, and keeps its log for the next start', async () => {
  const file = await dataFile()
  const app = await start({ dataFile: file })
  const { cart_uid } = await cartWith(app, seed.book)
  app.worlds.get('default').sql.get`PRAGMA query_only = ON`
  await app.close()
  const next = await start({ dataFile: file })
  expect((await press(next, seed.book, cart_uid)).json().cart.items[0].quantity).toBe(2)
})

it('/readyz returns 503 while the database cannot be written, unlike /healthz', async () => {
  const app = await start({ dataFile: await dataFile() })
  const statuses = async () => [
    (await app.inject('/readyz')).statusCode,
    (await app.inject('/healthz')).statusCode,
  ]
  expect(await statuses()).toEqual([200, 200])
  const { sql } = app.worlds.get('default')
  sql.get`PRAGMA query_only = ON`
  expect(await statuses()).toEqual([503, 200])
  sql.get`PRAGMA query_only = OFF`
  expect(await statuses()).toEqual([200, 200])
  expect(sql.get`SELECT count(*) AS total FROM attempts`).toEqual({ total: 0 })
})

describe('a data file that cannot be used', () => {
  const failureOf = async (path: string): Promise<string> => {
    const app = await start({ dataFile: path })
    try {
      app.worlds.get('default')
    } catch (error) {
      expect(error).toBeInstanceOf(DataFileError)
      return error instanceof Error ? error.message : ''
    } finally {
      await app.close()
    }
    return 'opened'
  }

  it('is not renamed when another program has locked it', async () => {
    const file = await dataFile()
    const app = await start({ dataFile: file })
    app.worlds.get('default').checkStorage()
    await app.close()
    const copy = `${file}.copy`
    await writeFile(copy, await readFile(file))
    const other = new DatabaseSync(copy)
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    expect(await failureOf(copy)).toMatch(
      /^The data file \S+ is in use by another process: stop it first\. .*$/,
    )
    other.close()
    expect(await failureOf(copy)).toBe('opened')
    expect((await readdir(dirname(file))).filter((name) => name.includes('.backup-'))).toEqual([])
  })

  it('is not touched when another program made it', async () => {
    const file = await dataFile()
    const text = '{"name":"a file of another program"}'
    const database = `${file}.sqlite`
    const other = new DatabaseSync(database)
    other.exec('CREATE TABLE notes (text TEXT); PRAGMA application_id = 7')
    other.close()
    await writeFile(file, text)
    const before = await readFile(database)
    for (const path of [file, database]) {
      expect(await failureOf(path)).toMatch(
        /^The data file \S+ is not a data file of this mock\. Use another/,
      )
    }
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(Buffer.compare(await readFile(database), before)).toBe(0)
    expect(await readdir(dirname(file))).toHaveLength(2)
  })
})

it('has its data again when a mock with its tables opens it', async () => {
  const file = await dataFile()
  const changeVersion = async (path: string, version: number) => {
    const database = new DatabaseSync(path)
    database.exec(`PRAGMA user_version = ${version}`)
    database.close()
  }
  const opened = async () => {
    const app = await start({ dataFile: file })
    const { sql, clock } = app.worlds.get('default')
    const carts = sql.all`SELECT * FROM carts`.length
    return { app, seen: [carts, clock.setting.frozenAt] }
  }
  const { app: first } = await opened()
  await cartWith(first, seed.book)
  await control(first, 'POST', 'clock', { freeze: '2026-12-01T00:00:00Z' })
  await first.close()

  await changeVersion(file, 1)
  const second = await opened()
  expect(second.seen).toEqual([0, null])
  await second.app.close()

  // As a mock whose tables have the version 1 names the files.
  const folder = dirname(file)
  const [own = ''] = (await readdir(folder)).filter((name) => /\.db\.tables-1$/.test(name))
  expect(own).not.toBe('')
  await changeVersion(join(folder, own), schemaVersion)
  for (const name of (await readdir(folder)).filter((found) => found.startsWith(own))) {
    const target = name.replace(own, `shop.db.tables-${schemaVersion}`)
    await rename(join(folder, name), join(folder, target))
  }
  await changeVersion(file, 2)
  const third = await opened()
  expect(third.seen).toEqual([1, Date.parse('2026-12-01T00:00:00Z')])
})

it('a settings file with an impossible time counts as none', async () => {
  const file = await dataFile()
  const first = await start({ dataFile: file })
  first.worlds.get('default').saveSettings()
  await first.close()
  const settings: object = JSON.parse(await readFile(`${file}.json`, 'utf8'))
  const clock = { frozenAt: 1e300, aheadBy: 0 }
  await writeFile(`${file}.json`, JSON.stringify({ ...settings, clock }))
  const app = await start({ dataFile: file })
  expect((await press(app, seed.book)).statusCode).toBe(200)
  expect((await control(app, 'GET', 'clock')).frozen).toBe(false)
})

describe('a second process', { timeout: 60_000 }, () => {
  it('on the same data file exits with one line, and the first one loses nothing', async () => {
    const file = await dataFile()
    const first = await launch(file)
    const second = await launchToExit(['--port', '0', '--data', file])
    expect(second).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^The folder \S+ is in use by another process[^\n]*\n$/),
    })
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
    first.child.kill('SIGKILL')
    expect((await fetch(`${(await launch(file)).origin}/readyz`)).status).toBe(200)
  })

  it('on a port in use leaves its data file untouched', async () => {
    const first = await launch('memory')
    const file = await dataFile()
    await writeFile(file, 'damaged')
    const second = await launchToExit(['--port', new URL(first.origin).port, '--data', file])
    expect(second).toEqual({ code: 2, stderr: expect.stringMatching(/^Port \d+ is in use/) })
    expect(await readFile(file, 'utf8')).toBe('damaged')
  })

  it('stops where another server has the port at ::1', async () => {
    const server = createServer().listen(0, '::1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { code, stderr } = await launchToExit(['--port', String(port), '--data', 'memory'])
    server.close()
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Port \d+ is in use at ::1/)
  })

  it('says in one line that it cannot make its folder', async () => {
    const file = await dataFile()
    await writeFile(file, 'a file')
    const { code, stderr } = await launchToExit(['--data', join(file, 'shop.db')])
    expect([code, stderr.trim().split('\n')]).toEqual([2, [expect.stringContaining(file)]])
  })
})
