/** The reports of `contract:check`: for people, as JSON, and for GitHub Actions. */
import { type CheckedChange, type CheckResult, isBlocking } from './check.ts'
import { lineOf } from './json.ts'

const FILE = 'packages/contract/openapi.json'

/** The report for people. */
export function textReport(result: CheckResult): string {
  const { changes = [] } = result
  return [
    documentLine(result),
    ...changes.flatMap(changeLines),
    summaryLine(result),
    ...(changes.some(isBlocking)
      ? ['', 'To allow the breaking changes, start a record in docs/decisions with:', '', waiver(changes)]
      : []),
    '',
  ].join('\n')
}

function documentLine({ document }: CheckResult): string {
  if (document === 'stale') return 'STALE      openapi.json: run `pnpm contract:check --write` and commit it.'
  return document === 'written' ? 'Wrote openapi.json.' : 'openapi.json is up to date.'
}

function changeLines(change: CheckedChange): string[] {
  const { id, where, text, operations, waivedBy } = change
  const indent = ' '.repeat(11)
  // The place of an unshared value names its operation already.
  const [first, ...more] = operations.filter((operation) => !where.startsWith(operation))
  const used = first === undefined ? [] : [`${indent}in ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`]
  return [
    `${labelOf(change).padEnd(11)}${where}: ${text}`,
    ...used,
    `${indent}${id}${waivedBy === undefined ? '' : `, waived by ${waivedBy}`}`,
  ]
}

function labelOf(change: CheckedChange): string {
  if (isBlocking(change)) return 'BREAKING'
  return change.breaking ? 'waived' : 'compatible'
}

function summaryLine({ changes, base }: CheckResult): string {
  if (changes === undefined) return `${base} does not exist: nothing to compare with.`
  if (changes.length === 0) return `No change since ${base}.`
  const breaking = changes.filter(isBlocking).length
  return `${changes.length} change${changes.length === 1 ? '' : 's'} since ${base}, ${breaking} breaking.`
}

/** The front matter that waives all breaking changes that no record waives. */
function waiver(changes: readonly CheckedChange[]): string {
  return ['---', 'waives:', ...changes.filter(isBlocking).map(({ id }) => `  - ${id}`), '---'].join('\n')
}

export function jsonReport({ ok, document, base, changes, revision }: CheckResult): string {
  const located = changes?.map((change) => ({ ...change, file: FILE, line: lineOf(revision, change.path) }))
  return `${JSON.stringify({ ok, document, base, changes: located ?? null }, null, 2)}\n`
}

/** Workflow commands that annotate the changed lines: errors for breaking changes, notices for the others. */
export function annotations({ document, changes = [], revision }: CheckResult): string {
  const stale = 'openapi.json is stale: run `pnpm contract:check --write` and commit it.'
  return [
    ...(document === 'stale' ? [command('error', 1, 'Stale contract', stale)] : []),
    ...changes.map((change) => {
      const title = isBlocking(change) ? 'Breaking contract change' : `Contract change (${labelOf(change)})`
      const message = `${change.where}: ${change.text}\n${change.id}`
      return command(isBlocking(change) ? 'error' : 'notice', lineOf(revision, change.path), title, message)
    }),
  ].join('')
}

function command(level: 'error' | 'notice', line: number, title: string, message: string): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} file=${FILE},line=${line},title=${property(title)}::${data(message)}\n`
}

/** Markdown for the summary of a step. */
export function stepSummary(result: CheckResult): string {
  const { changes = [] } = result
  const rows = changes.map((change) => {
    const cells = [labelOf(change), change.where, change.text, change.operations.join('<br>'), `\`${change.id}\``]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  const table = ['| | Place | Change | Operations | Id |', '|---|---|---|---|---|', ...rows, '']
  const advice = [
    'To allow the breaking changes, start a record in `docs/decisions` with:',
    '',
    '```yaml',
    waiver(changes),
    '```',
    '',
  ]
  return [
    '## Contract check',
    '',
    documentLine(result),
    '',
    summaryLine(result),
    '',
    ...(changes.length > 0 ? table : []),
    ...(changes.some(isBlocking) ? advice : []),
  ].join('\n')
}
