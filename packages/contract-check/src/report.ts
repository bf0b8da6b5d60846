/** The report of `contract:check` for people. */
import { type CheckedChange, type CheckResult, isBlocking } from './check.ts'

const documentLines = {
  stale: 'STALE      openapi.json: run `pnpm contract:check --write` and commit it.',
  written: 'Wrote openapi.json.',
  'up to date': 'openapi.json is up to date.',
}

export function textReport({ document, base, changes }: CheckResult): string {
  const blocking = changes.filter(isBlocking)
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  const waiver = ['---', 'waives:', ...blocking.map(({ id }) => `  - ${id}`), '---']
  return [
    documentLines[document],
    ...changes.flatMap(linesOf),
    `${count} since ${base}, ${blocking.length} breaking.`,
    ...(blocking.length > 0
      ? ['', 'To allow the breaking changes, start a record in docs/decisions with:', '', ...waiver]
      : []),
    '',
  ].join('\n')
}

function linesOf(change: CheckedChange): string[] {
  const { id, where, text, operations, waivedBy } = change
  const indent = ' '.repeat(11)
  const unblocked = change.breaking ? 'waived' : 'compatible'
  // The place of an unshared value names its operation already.
  const [first, ...more] = operations.filter((operation) => !where.startsWith(operation))
  const used = first === undefined ? [] : [`${indent}in ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`]
  return [
    `${(isBlocking(change) ? 'BREAKING' : unblocked).padEnd(11)}${where}: ${text}`,
    ...used,
    `${indent}${id}${waivedBy === undefined ? '' : `, waived by ${waivedBy}`}`,
  ]
}
