/** What the package adds for Node 22; `package/packed.test.ts` tests the package itself. */
import { argon2Sync } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { derive } from '../package/node-crypto.ts'
import { CompatibleDatabase } from '../package/node-sqlite.ts'
import { Sql } from '../src/worlds/sql.ts'

it('derives the same argon2id tag as Node 24', () => {
  const parameters = { message: 'Customer#1', nonce: Buffer.alloc(16, 7), memory: 64, passes: 2 }
  const all = { ...parameters, parallelism: 1, tagLength: 32 }
  expect(derive(all)).toEqual(argon2Sync('argon2id', all))
})

it('copies databases in memory without serialize and deserialize of Node 24', () => {
  const original = new CompatibleDatabase(':memory:')
  original.exec('CREATE TABLE t (a INTEGER); PRAGMA user_version = 7; PRAGMA application_id = 8')
  const sql = new Sql(original)
  for (const a of [1, 2]) sql.run`INSERT INTO t VALUES (${a})`
  const image = original.serialize()
  sql.run`DELETE FROM t`

  const copy = new CompatibleDatabase(':memory:')
  copy.deserialize(image)
  expect(new Sql(copy).all`SELECT a FROM t WHERE a > ${1}`).toEqual([{ a: 2 }])
  expect(copy.prepare('PRAGMA user_version').get()).toEqual({ user_version: 7 })
  expect(original.prepare('SELECT count(*) AS rows FROM t').get()).toEqual({ rows: 0 })
  copy.exec('BEGIN')
  expect([copy.isTransaction, original.isTransaction]).toEqual([true, false])
  copy.exec('COMMIT')

  // Both understand each other's images.
  const native = new DatabaseSync(':memory:')
  native.deserialize(copy.serialize())
  copy.deserialize(native.serialize())
  expect(copy.prepare('PRAGMA application_id').get()).toEqual({ application_id: 8 })
})
