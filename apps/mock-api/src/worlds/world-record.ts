import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { hostStyles } from './host-style.ts'

const recordSchema = z.object({
  created_at: z.string(),
  /** The process that has the world open, or was killed while it had; null after it was closed. */
  owner: z.nullable(z.string()),
  clock: z.object({ frozenAt: z.nullable(z.number()), aheadBy: z.number() }),
  host_style: z.enum(hostStyles),
  scenario: z.string(),
})

/** What is stored of a world in a file besides its database. */
export type WorldRecord = z.infer<typeof recordSchema>

export const recordSuffix = '.state.json'

/** This process, for people. */
export const thisProcess = `process ${process.pid} on ${hostname()}`

/** @returns undefined if there is none, or none that is valid */
export const readRecord = (path: string): WorldRecord | undefined => {
  try {
    return z.safeParse(recordSchema, JSON.parse(readFileSync(path + recordSuffix, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** A kill leaves the old record or the new one. */
export const writeRecord = (path: string, record: WorldRecord): void => {
  const next = `${path}${recordSuffix}.new`
  writeFileSync(next, JSON.stringify(record))
  renameSync(next, path + recordSuffix)
}
