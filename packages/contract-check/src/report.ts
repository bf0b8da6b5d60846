/** The reports of `contract:check`. */
import { type CheckedChange, type CheckResult, isBlocking } from './check.ts'

const stale = 'openapi.json is stale: run `pnpm contract:check --write` and commit it.'

/** The report for people. */
export function textReport({ document, base, changes }: CheckResult): string {
  const blocking = (changes ?? []).filter(isBlocking)
  const count = changes?.length === 1 ? '1 change' : `${changes?.length} changes`
  const waiver = [
    '',
    'To allow the breaking changes, start a record in docs/decisions with:',
    '',
    ...frontMatter(blocking),
  ]
  return [
    document === 'stale' ? `STALE      ${stale}` : `openapi.json is ${document}.`,
    ...(changes ?? []).flatMap(linesOf),
    changes === undefined
      ? `${base} does not exist: nothing to compare with.`
      : `${count} since ${base}, ${blocking.length} breaking.`,
    ...(blocking.length > 0 ? waiver : []),
    '',
  ].join('\n')
}

const frontMatter = (changes: readonly CheckedChange[]): string[] => [
  '---',
  'waives:',
  ...changes.map(({ id }) => `  - ${id}`),
  '---',
]

function linesOf(change: CheckedChange): string[] {
  const { id, where, text, operations, waivedBy } = change
  const indent = ' '.repeat(11)
  // The place of an unshared value names its operation already.
  const [first, ...more] = operations.filter((operation) => !where.startsWith(operation))
  const used = first === undefined ? [] : [`${indent}in ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`]
  const unblocked = change.breaking ? 'waived' : 'compatible'
  return [
    `${(isBlocking(change) ? 'BREAKING' : unblocked).padEnd(11)}${where}: ${text}`,
    ...used,
    `${indent}${id}${waivedBy === undefined ? '' : `, waived by ${waivedBy}`}`,
  ]
}

export const jsonReport = (result: CheckResult): string =>
  `${JSON.stringify({ ...result, changes: result.changes ?? null }, null, 2)}\n`

/** Workflow commands that show the errors on the pull request in GitHub. */
export function annotations({ document, changes = [] }: CheckResult): string {
  const messages = changes.filter(isBlocking).map(({ where, text, id }) => `${where}: ${text} (${id})`)
  const escaped = [...(document === 'stale' ? [stale] : []), ...messages].map((text) => text.replaceAll('%', '%25'))
  return escaped.map((text) => `::error file=packages/contract/openapi.json::${text}\n`).join('')
}
