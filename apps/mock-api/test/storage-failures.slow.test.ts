import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { DataFileError } from '../src/db/data-file-error.ts'
import type { World } from '../src/worlds/world.ts'
import { cartWith, press, seed, start } from './harness.ts'
import { killServers, launch, launchToExit } from './processes.ts'

afterEach(killServers)

const dataFile = async () => join(await mkdtemp(join(tmpdir(), 'mock-api-')), 'shop.db')

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
})
