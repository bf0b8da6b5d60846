/** `contract:check`: the committed document is fresh, and breaks nobody who kept to the base branch's. */
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
  /** Where the decision records stand. */
  readonly decisions?: string | undefined
  /** Write the document instead of failing when it is stale. */
  readonly write?: boolean | undefined
  /** The document to judge; the contract's own unless a test plants a change. */
  readonly revision?: JsonObject | undefined
}

export interface CheckResult {
  readonly ok: boolean
  readonly lines: string[]
}

const openApiFile = new URL('../../openapi.json', import.meta.url)
const decisionsFolder = fileURLToPath(new URL('../../../../docs/decisions', import.meta.url))

/** @throws CheckProblem when there is nothing to compare with */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const freshness = checkFresh(options.write ?? false)
  const base = baseDocument(options)
  if (base.document === undefined) {
    return { ok: freshness.ok, lines: [...freshness.lines, `There is no ${base.from} yet: nothing to compare with.`] }
  }
  const changes = await changesBetween(base.document, options.revision ?? openApiDocument())
  const folder = options.decisions ?? decisionsFolder
  const waived = existsSync(folder) ? waivers(folder) : new Map<string, string>()
  const lines = changes.map((change) => {
    const record = change.breaking ? waived.get(change.id) : undefined
    const judged = record ? 'waived  ' : 'BREAKING'
    const verdict = change.breaking ? judged : 'fine    '
    return `${verdict} ${change.operation}: ${change.text}\n         ${change.id}${record ? `, waived by ${record}` : ''}`
  })
  const broken = changes.filter((change) => change.breaking && !waived.has(change.id)).length
  const summary =
    changes.length === 0
      ? `No change against ${base.from}.`
      : `${changes.length} change${changes.length === 1 ? '' : 's'} against ${base.from}, ${broken} breaking.`
  const advice = 'To allow one, list its id under `waives:` in the front matter of a record in docs/decisions.'
  return {
    ok: freshness.ok && broken === 0,
    lines: [...freshness.lines, ...lines, summary, ...(broken > 0 ? [advice] : [])],
  }
}

function checkFresh(write: boolean): CheckResult {
  if (write) {
    writeFileSync(openApiFile, openApiText())
    return { ok: true, lines: ['Wrote openapi.json.'] }
  }
  const ok = existsSync(openApiFile) && readFileSync(openApiFile, 'utf8') === openApiText()
  return {
    ok,
    lines: [ok ? 'openapi.json is fresh.' : 'STALE    openapi.json: run `pnpm contract:check --write` and commit it.'],
  }
}
