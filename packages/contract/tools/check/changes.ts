/** The changes between two OpenAPI documents, and which of them break a client that follows the first (docs/decisions/0006). */
import { createHash } from 'node:crypto'
import type { JsonObject } from '../openapi/schemas.ts'
import { compareDocuments } from './documents.ts'
import type { Finding } from './finding.ts'
import { compareRules, type RuleEvaluation } from './rules.ts'

export interface Change extends Finding {
  /** The kind and a hash of kind, place and text: a decision record waives the change by it. */
  readonly id: string
  /** Such as `POST /api/v1/cart`; empty for changes of the whole document. */
  readonly operations: readonly string[]
}

/**
 * The distinct changes from `base` to `revision`, breaking ones first.
 * @param evaluate runs the rules of the revision; by default the examples in the revision decide
 */
export function changesBetween(base: JsonObject, revision: JsonObject, evaluate?: RuleEvaluation): Change[] {
  const changes = new Map<string, Change>()
  const add = (finding: Finding, operation?: string) => {
    const { kind, where, text } = finding
    const hash = createHash('sha256').update(`${kind} ${where} ${text}`).digest('hex').slice(0, 8)
    const id = `${kind}-${hash}`
    const operations = new Set([
      ...(changes.get(id)?.operations ?? []),
      ...(operation === undefined ? [] : [operation]),
    ])
    changes.set(id, { ...finding, id, operations: [...operations] })
  }
  compareDocuments(base, revision, add)
  for (const finding of compareRules(base, revision, evaluate)) add(finding)
  return [...changes.values()].sort((a, b) => Number(b.breaking) - Number(a.breaking) || (a.id < b.id ? -1 : 1))
}
