/** The reports of `contract:check`: for a terminal, in Markdown for the summary of a workflow, and annotations of GitHub. */
import { type CheckedChange, type CheckResult, isBlocking } from './check.ts'
import type { Party } from './finding.ts'
import { sourceOf } from './source.ts'

const documentLines = {
  stale: 'openapi.json is STALE: run `pnpm contract:check --write` and commit it.',
  written: 'Wrote openapi.json.',
  'up to date': 'openapi.json is up to date.',
}

const meanings: Readonly<Record<Party | 'additions', string>> = {
  clients: 'The shop of the earlier document fails with a host of this one.',
  hosts:
    'A host of the earlier document fails the shop of this one: its provider has to change it first.',
  additions:
    'A host of the earlier document does not know these: it must build them before the shop sends them.',
}

/** Whether the later shop may send what a host of the earlier document refuses. */
const mustBeAccepted = ({ first: { kind, side, breaks } }: Cause): boolean =>
  breaks.length === 0 &&
  (/^(?:operation-added|rule-loosened)$/.test(kind) ||
    (side === 'request' && !kind.endsWith('deprecated-changed')))

/** @param show `inMarkdown`, unless the report is for a terminal */
export function textReport(result: CheckResult, show?: (text: string) => string): string {
  const { document, base, changes, problems } = result
  const causes = causesOf(changes)
  const section = (title: string, found: readonly Cause[]) =>
    found.length > 0
      ? [`### ${title}`, found.map((cause) => `- ${sentenceOf(cause, show)}`).join('\n')]
      : []
  const breaking = (party: Party) => causes.filter(({ first }) => first.breaks.includes(party))
  const [clients, hosts] = [breaking('clients'), breaking('hosts')]
  const toAccept = causes.filter(mustBeAccepted)
  const compatible = causes.filter(
    (cause) => cause.first.breaks.length === 0 && !toAccept.includes(cause),
  )
  const waived = causes.filter(({ first }) => first.waivedBy !== undefined).length
  const ids = changes.filter(isBlocking).map(({ id }) => `  - ${id}\n`)
  const waiver = `\`\`\`yaml\n---\nwaives:\n${ids.join('')}---\n\`\`\``
  const advice = 'To make these changes on purpose, start a record in docs/decisions with:'
  const parts = [
    documentLines[document],
    ...section(`Breaks clients\n\n${meanings.clients}`, clients),
    ...section(`Breaks hosts\n\n${meanings.hosts}`, hosts),
    ...section(`Hosts must accept first\n\n${meanings.additions}`, toAccept),
    ...section('Compatible', compatible),
    ...(problems.length > 0
      ? ['### Fails the check', problems.map((text) => `- ${text}`).join('\n')]
      : []),
    `Changes since ${base}: ${causes.length} (breaking clients: ${clients.length}, breaking hosts: ${hosts.length}, waived: ${waived}).`,
    ...(ids.length > 0 ? [advice, waiver] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

interface Cause {
  readonly first: CheckedChange
  readonly others: readonly CheckedChange[]
}

/** The changes by cause: a schema that several requests repeat, such as that of an e-mail address, changes in all of them. */
function causesOf(changes: readonly CheckedChange[]): Cause[] {
  const groups = Map.groupBy(changes, ({ kind, where, text, breaks, waivedBy }) => {
    // Another prefix of all paths.
    const [, from, , to] =
      /^\S+ (\S*?)(\/\S*) moved to \S+ (\S*?)\2$/.exec(`${where} ${text}`) ?? []
    if (to !== undefined) return `${from} moved to ${to}, ${waivedBy}`
    return `${kind} ${/(?<=[ .])[^ ./]+$/.exec(where)} ${text} ${breaks} ${waivedBy}`
  })
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []))
}

const MAX_LISTED = 5

function listOf(all: readonly string[]): string {
  const names = [...new Set(all)]
  const hidden = names.length - MAX_LISTED
  return new Intl.ListFormat('en-GB').format([
    ...names.slice(0, MAX_LISTED),
    ...(hidden > 0 ? [`${hidden} more`] : []),
  ])
}

/** Such as "Order.items is removed from the response of GET /api/v1/order/detail/{id}". */
function sentenceOf({ first, others }: Cause, show = (text: string) => text): string {
  const { side, text, where, waivedBy, about } = first
  const place = placeOf(first)
  const list = listOf([first, ...others].flatMap((change) => change.operations))
  const [status = ''] = /(?<=: )\d{3}\b/.exec(where) ?? []
  const preposition = { removed: 'from', added: 'to' }[/\w+$/.exec(text)?.[0] ?? ''] ?? 'in'
  const places = listOf(others.map(placeOf).filter((other) => other !== place))
  const ending = `${places && `; the same for ${places}`}${waivedBy === undefined ? '' : `, waived by ${waivedBy}`}`
  if (side)
    return `${place} ${show(text)} ${preposition} the ${status}${status && ' '}${side} of ${list}${ending}`
  const owner = list === '' || place === first.operations[0] ? '' : ` of ${list}`
  return `${place}${owner}${about ? ` (${show(about)})` : ''} ${show(text)}${ending}`
}

/** The place in its operation: `body.quantity` of `POST /api/v1/cart: body.quantity`. */
function placeOf({ where, side, operations }: CheckedChange): string {
  const operation = operations.find((each) => where.startsWith(`${each}: `))
  const place = operation === undefined ? where : where.slice(operation.length + 2)
  if (side === undefined) return place.replace(/^\d{3}/, 'the response $&')
  return place.replace(/^\d{3}[.: ]*/, '') || 'the body'
}

/** A text as Markdown: one with other signs than those of prose is code. */
export const inMarkdown = (text: string): string =>
  /[\\`*$<>[\]~]/.test(text) ? `\`\` ${text} \`\`` : text

/** Commands of GitHub that mark changed lines of the contract. */
export function annotations({ document, changes, problems, diff }: CheckResult): string {
  const code = diff()
  const error = (place: string, title: string, text: string) =>
    `::error ${place}title=${title}::${text.replace(/%/g, '%25')}\n`
  return [
    ...[...(document === 'stale' ? [documentLines.stale] : []), ...problems].map((text) => {
      // Such as "Cart.note has no description: add it to packages/contract-check/src/document/descriptions.json."
      const [file = 'packages/contract/openapi.json'] = /(?:packages|docs)\/\S+\w/.exec(text) ?? []
      return error(`file=${file},line=1,`, 'Contract', text)
    }),
    ...causesOf(changes.filter(isBlocking)).map((cause) => {
      const { where, text, breaks } = cause.first
      const { file, line } = sourceOf(where, text, code)
      return error(
        `file=${file},line=${line},`,
        `Breaks ${breaks.join(' and ')}`,
        sentenceOf(cause),
      )
    }),
  ].join('')
}
