/** `contract:check`: the committed document is up to date and compatible with an earlier one. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BaseOptions, baseDocument } from './base-document.ts'
import { type Change, changesBetween } from './changes.ts'
import { openApiText } from './document/document.ts'
import { missingParts } from './document/missing-parts.ts'

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
  /** What is wrong with the waivers, and what the document lacks. */
  readonly problems: readonly string[]
}

const openApiFile = fileURLToPath(import.meta.resolve('@shop/contract/openapi.json'))
const FOLDER = 'docs/decisions'
const decisionsFolder = join(import.meta.dirname, '../../..', FOLDER)

/** @throws UsageError when the base cannot be determined */
export function check(options: CheckOptions): CheckResult {
  if (options.write) writeFileSync(openApiFile, openApiText())
  const isUpToDate = existsSync(openApiFile) && readFileSync(openApiFile, 'utf8') === openApiText()
  const current = isUpToDate ? 'up to date' : 'stale'
  const { source: base, document: earlier, textAt } = baseDocument(options)
  const { waivers, problems } = waiversIn(options.decisions ?? decisionsFolder, textAt)
  const changes = changesBetween(earlier, JSON.parse(openApiText())).map(
    (change): CheckedChange => ({
      ...change,
      waivedBy: isBreaking(change) ? waivers.get(change.id) : undefined,
    }),
  )
  // A file has no records, which would say what was waived before.
  if (options.file === undefined) problems.push(...uselessWaivers(waivers, changes))
  problems.push(...missingParts())
  const ok = isUpToDate && problems.length === 0 && !changes.some(isBlocking)
  return { ok, document: options.write ? 'written' : current, base, changes, problems }
}

const isBreaking = ({ breaks }: Change): boolean => breaks.length > 0

export const isBlocking = (change: CheckedChange): boolean =>
  isBreaking(change) && change.waivedBy === undefined

/** The file names of decision records by the id of the change that they waive. */
type Waivers = ReadonlyMap<string, string>

const uselessWaivers = (waivers: Waivers, changes: readonly Change[]): string[] =>
  [...waivers]
    .filter(([id]) => !changes.some((change) => change.id === id && isBreaking(change)))
    .map(([id, record]) => `${FOLDER}/${record} waives ${id}, which is no breaking change.`)

/**
 * The waivers in the front matter of decision records. What a record waives in the base too is an
 * earlier change.
 */
function waiversIn(folder: string, textAtBase: (file: string) => string) {
  const waivers = new Map<string, string>()
  const problems: string[] = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(folder, file), 'utf8')
    problems.push(...frontMatterProblems(text).map((problem) => `${FOLDER}/${file}: ${problem}`))
    const earlier = frontMatterOf(textAtBase(`${FOLDER}/${file}`)).ids
    for (const id of frontMatterOf(text).ids) if (!earlier.includes(id)) waivers.set(id, file)
  }
  return { waivers, problems }
}

function frontMatterProblems(text: string): string[] {
  if (/^---\r?\n/.test(text) && !FRONT_MATTER.test(text))
    return ['the front matter has no closing "---".']
  return frontMatterOf(text)
    .keys.filter((key) => key !== 'waives')
    .map((key) => `the front matter has "${key}", and only "waives" is known.`)
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\n---\r?(?:\n|$)/

function frontMatterOf(text: string) {
  const [, lines = ''] = FRONT_MATTER.exec(text) ?? []
  const keys = [...lines.matchAll(/^(\w+):/gm)].map(([, key = '']) => key)
  // A record with another key has an error, and waives nothing.
  const isWaiver = keys.join() === 'waives'
  const values = lines.replace(/^waives:|#.*/gm, '').split(/[\s,[\]'"]+/)
  return { keys, ids: isWaiver ? values.filter((value) => /\w/.test(value)) : [] }
}
