import * as z from 'zod/mini'
import type { Sql, World } from './world.ts'

interface Kept<A, T> {
  changes: number
  readonly answers: Map<A, T>
}

const counter = z.object({ count: z.number() })
const changesOf = (sql: Sql): number => z.parse(counter, sql.get`SELECT total_changes() AS count`).count

/**
 * Reads something from a world's database once and answers the same until anything in the database changes. Frozen,
 * since many get it. For what everybody asks for and hardly ever changes; what throws is not kept.
 */
export const unchanged = <A, T extends object>(read: (world: World, asked: A) => T) => {
  // A database that is put in another's place comes with an `Sql` of its own.
  const keptBy = new WeakMap<Sql, Kept<A, T>>()
  return (world: World, asked: A): T => {
    // Inside a transaction it may be something that is never to be.
    if (world.inTransaction) return read(world, asked)
    const changes = changesOf(world.sql)
    const kept = keptBy.get(world.sql) ?? { changes, answers: new Map<A, T>() }
    keptBy.set(world.sql, kept)
    if (kept.changes !== changes) kept.answers.clear()
    kept.changes = changes
    const answer = kept.answers.get(asked) ?? freeze(read(world, asked))
    kept.answers.set(asked, answer)
    return answer
  }
}

const freeze = <T extends object>(value: T): T => {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) freeze(inner)
  return Object.freeze(value)
}
