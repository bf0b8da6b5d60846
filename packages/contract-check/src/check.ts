/** `contract:check`: the committed document is up to date and compatible with an earlier one. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BaseOptions, baseDocument } from './base-document.ts'
import { type Change, changesBetween } from './changes.ts'
import { openApiDocument, openApiText } from './document/document.ts'

export interface CheckOptions extends BaseOptions {
  readonly decisions?: string | undefined
  readonly write?: boolean | undefined
}

export interface CheckedChange extends Change {
  /** The file name of the record that waives the change. */
  readonly waivedBy?: string | undefined
}

export interface CheckResult {
  readonly ok: boolean
  readonly document: 'written' | 'up to date' | 'stale'
  /** The file or commit that was compared, for messages. */
  readonly base: string
  readonly changes: readonly CheckedChange[]
}

const openApiFile = fileURLToPath(import.meta.resolve('@shop/contract/openapi.json'))
const decisionsFolder = join(import.meta.dirname, '../../../docs/decisions')

/** @throws UsageError when the base cannot be determined */
export function check(options: CheckOptions): CheckResult {
  if (options.write) writeFileSync(openApiFile, openApiText())
  const isUpToDate = existsSync(openApiFile) && readFileSync(openApiFile, 'utf8') === openApiText()
  const current = isUpToDate ? 'up to date' : 'stale'
  const { source: base, document: earlier } = baseDocument(options)
  const waivers = waiversIn(options.decisions ?? decisionsFolder)
  const changes = changesBetween(earlier, openApiDocument()).map((change): CheckedChange => {
    return { ...change, waivedBy: change.breaking ? waivers.get(change.id) : undefined }
  })
  const ok = isUpToDate && !changes.some(isBlocking)
  return { ok, document: options.write ? 'written' : current, base, changes }
}

export const isBlocking = ({ breaking, waivedBy }: CheckedChange): boolean => breaking && waivedBy === undefined

/** The ids of changes that the front matter of a decision record lists under `waives:`, each with the record's file name. */
function waiversIn(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? []
      const [, items = ''] = /^waives:\s*\n((?:\s*-\s+\S+[ \t]*(?:\n|$))*)/m.exec(frontMatter) ?? []
      return [...items.matchAll(/-\s+(\S+)/g)].map(([, id = '']): [string, string] => [id, file])
    }),
  )
}
