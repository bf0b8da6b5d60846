/** `contract:check`: the committed document is up to date and compatible with an earlier one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApiDocument, openApiText } from '../openapi/document.ts'
import { ruleResult } from '../openapi/rules.ts'
import type { JsonObject } from '../openapi/schemas.ts'
import { type BaseOptions, baseDocument } from './base-document.ts'
import { type Change, changesBetween } from './changes.ts'
import { waivers } from './waivers.ts'

export interface CheckOptions extends BaseOptions {
  /** The folder of the decision records. */
  readonly decisions?: string | undefined
  /** Write the document instead of failing when it is stale. */
  readonly write?: boolean | undefined
}

export interface CheckedChange extends Change {
  /** The file name of the record that waives the change. */
  readonly waivedBy?: string
}

export interface CheckResult {
  readonly ok: boolean
  readonly document: 'written' | 'up to date' | 'stale'
  /** The file or commit that was compared, for messages. */
  readonly base: string
  /** Undefined where the base has no document. */
  readonly changes: readonly CheckedChange[] | undefined
  /** The contract's document. */
  readonly revision: JsonObject
}

const openApiFile = new URL('../../openapi.json', import.meta.url)
const decisionsFolder = fileURLToPath(new URL('../../../../docs/decisions', import.meta.url))

/** @throws UsageError when the base cannot be determined */
export function check(options: CheckOptions): CheckResult {
  const revision = openApiDocument()
  const document = committedDocument(options.write ?? false)
  const base = baseDocument(options)
  const result = { document, base: base.source, revision }
  if (base.document === undefined) return { ...result, ok: document !== 'stale', changes: undefined }
  const folder = options.decisions ?? decisionsFolder
  const waived = existsSync(folder) ? waivers(folder) : new Map<string, string>()
  const changes = changesBetween(base.document, revision, ruleResult).map((change): CheckedChange => {
    const record = change.breaking ? waived.get(change.id) : undefined
    return record === undefined ? change : { ...change, waivedBy: record }
  })
  return { ...result, ok: document !== 'stale' && !changes.some(isBlocking), changes }
}

export const isBlocking = ({ breaking, waivedBy }: CheckedChange): boolean => breaking && waivedBy === undefined

function committedDocument(write: boolean): CheckResult['document'] {
  if (write) {
    writeFileSync(openApiFile, openApiText())
    return 'written'
  }
  const isUpToDate = existsSync(openApiFile) && readFileSync(openApiFile, 'utf8') === openApiText()
  return isUpToDate ? 'up to date' : 'stale'
}
