/** `contract:check`: the committed document is up to date and compatible with the base branch's. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApiDocument, openApiText } from '../openapi/document.ts'
import type { JsonObject } from '../openapi/schemas.ts'
import { baseDocument } from './base-document.ts'
import { changesBetween } from './changes.ts'
import { waivers } from './waivers.ts'

export interface CheckOptions {
  readonly ref?: string | undefined
  readonly file?: string | undefined
  /** The folder of the decision records. */
  readonly decisions?: string | undefined
  /** Write the document instead of failing when it is stale. */
  readonly write?: boolean | undefined
  /** The document to check; by default that of the contract. */
  readonly revision?: JsonObject | undefined
}

export interface CheckResult {
  readonly ok: boolean
  readonly lines: string[]
}

const openApiFile = new URL('../../openapi.json', import.meta.url)
const decisionsFolder = fileURLToPath(new URL('../../../../docs/decisions', import.meta.url))

/** @throws UsageError when the base cannot be determined */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const committed = checkUpToDate(options.write ?? false)
  const base = baseDocument(options)
  if (base.document === undefined) {
    return { ok: committed.ok, lines: [...committed.lines, `${base.source} does not exist: nothing to compare with.`] }
  }
  const changes = await changesBetween(base.document, options.revision ?? openApiDocument())
  const folder = options.decisions ?? decisionsFolder
  const waived = existsSync(folder) ? waivers(folder) : new Map<string, string>()
  const lines = changes.map((change) => {
    const record = change.breaking ? waived.get(change.id) : undefined
    const breaking = record ? 'waived    ' : 'BREAKING  '
    const label = change.breaking ? breaking : 'compatible'
    return `${label} ${change.operation}: ${change.text}\n           ${change.id}${record ? `, waived by ${record}` : ''}`
  })
  const broken = changes.filter((change) => change.breaking && !waived.has(change.id)).length
  const summary =
    changes.length === 0
      ? `No change since ${base.source}.`
      : `${changes.length} change${changes.length === 1 ? '' : 's'} since ${base.source}, ${broken} breaking.`
  const advice =
    'To allow a breaking change, list its id under `waives:` in the front matter of a record in docs/decisions.'
  return {
    ok: committed.ok && broken === 0,
    lines: [...committed.lines, ...lines, summary, ...(broken > 0 ? [advice] : [])],
  }
}

function checkUpToDate(write: boolean): CheckResult {
  if (write) {
    writeFileSync(openApiFile, openApiText())
    return { ok: true, lines: ['Wrote openapi.json.'] }
  }
  const ok = existsSync(openApiFile) && readFileSync(openApiFile, 'utf8') === openApiText()
  return {
    ok,
    lines: [
      ok ? 'openapi.json is up to date.' : 'STALE      openapi.json: run `pnpm contract:check --write` and commit it.',
    ],
  }
}
