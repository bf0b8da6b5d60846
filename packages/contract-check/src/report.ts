/** The reports of `contract:check`: Markdown, for a terminal and the summary of a workflow, and annotations of GitHub. */
import { type CheckedChange, type CheckResult, isBlocking } from './check.ts'
import type { Party } from './finding.ts'
import { sourceOf } from './source.ts'

const documentLines = {
  stale: 'openapi.json is STALE: run `pnpm contract:check --write` and commit it.',
  written: 'Wrote openapi.json.',
  'up to date': 'openapi.json is up to date.',
}

const meanings: Readonly<Record<Party, string>> = {
  clients: 'The shop of the earlier document fails with a host of this one.',
  hosts: 'A host of the earlier document fails the shop of this one: its provider has to change it first.',
}

export function textReport({ document, base, changes, problems }: CheckResult): string {
  const section = (title: string, found: readonly CheckedChange[]) =>
    found.length > 0 ? [`### ${title}`, linesOf(found).join('\n')] : []
  const [clients, hosts] = [breaking('clients', changes), breaking('hosts', changes)]
  const waived = changes.filter(({ waivedBy }) => waivedBy !== undefined).length
  const ids = changes.filter(isBlocking).map(({ id }) => `  - ${id}\n`)
  const waiver = `\`\`\`yaml\n---\nwaives:\n${ids.join('')}---\n\`\`\``
  const advice = 'To make these changes on purpose, start a record in docs/decisions with:'
  const parts = [
    documentLines[document],
    ...section(`Breaks clients\n\n${meanings.clients}`, clients),
    ...section(`Breaks hosts\n\n${meanings.hosts}`, hosts),
    ...section(
      'Compatible',
      changes.filter(({ breaks }) => breaks.length === 0),
    ),
    ...problems,
    `Changes since ${base}: ${changes.length} (breaking clients: ${clients.length}, breaking hosts: ${hosts.length}, waived: ${waived}).`,
    ...(ids.length > 0 ? [advice, waiver] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const breaking = (party: Party, changes: readonly CheckedChange[]) =>
  changes.filter(({ breaks }) => breaks.includes(party))

/** One for each change, and for all examples of a rule. */
function linesOf(changes: readonly CheckedChange[]): string[] {
  const groups = Map.groupBy(changes, (each) => (each.kind === 'rule-changed' ? each.where + each.waivedBy : each.id))
  return [...groups.values()].map(([first, ...more]) => {
    return `${first ? lineOf(first) : ''}${more.length > 0 ? `, and ${more.length} more examples` : ''}`
  })
}

function lineOf({ where, text, operations, waivedBy }: CheckedChange): string {
  // The place of an unshared value names its operation already.
  const [first, ...more] = operations.filter((operation) => !where.startsWith(operation))
  const uses = first === undefined ? '' : ` (${first}${more.length > 0 ? ` and ${more.length} more` : ''})`
  return `- ${where}: ${plain(text)}${uses}${waivedBy === undefined ? '' : `, waived by ${waivedBy}`}`
}

/** A text as Markdown: one with other signs than those of prose is code. */
const plain = (text: string): string => (/[\\`*$<>[\]~]/.test(text) ? `\`\` ${text} \`\`` : text)

/** Commands of GitHub that mark the lines of the contract in the diff. */
export function annotations({ document, changes, problems }: CheckResult): string {
  const error = (place: string, title: string, text: string) =>
    `::error ${place}title=${title}::${text.replace(/%/g, '%25')}\n`
  return [
    ...[...(document === 'stale' ? [documentLines.stale] : []), ...problems].map((text) => error('', 'Contract', text)),
    ...changes.filter(isBlocking).map(({ where, text, breaks, id }) => {
      const { file, line } = sourceOf(where)
      return error(`file=${file},line=${line},`, `Breaks ${breaks.join(' and ')}`, `${where}: ${text} (${id})`)
    }),
  ].join('')
}
