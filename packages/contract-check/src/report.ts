/** The report of `contract:check`, for a terminal and in Markdown for the summary of a workflow. */
import { type CheckedChange, type CheckResult, isBlocking } from './check.ts'
import type { Party } from './finding.ts'

const documentLines = {
  stale: 'openapi.json is STALE: run `pnpm contract:check --write` and commit it.',
  written: 'Wrote openapi.json.',
  'up to date': 'openapi.json is up to date.',
}

const meanings = {
  clients: 'The shop of the earlier document fails with a host of this one.',
  hosts:
    'A host of the earlier document fails the shop of this one: its provider has to change it ' +
    'first.',
  tolerated: 'The shop copes with these, but a stricter client may fail.',
  additions:
    'A host of the earlier document does not know these: it must build them before the shop ' +
    'sends them.',
}

/** Whether the later shop may send what a host of the earlier document refuses. */
const mustBeAccepted = ({ first: { kind, side, breaks } }: Cause): boolean =>
  breaks.length === 0 &&
  (/^(?:operation-added|rule-loosened)$/.test(kind) ||
    (side === 'request' && !kind.endsWith('deprecated-changed')))

/** How a text is shown: as it is on a terminal, or `inMarkdown`. */
type Show = (text: string) => string

/** The report of a check. */
export function textReport(result: CheckResult, show: Show = (text) => text): string {
  const { document, base, changes, problems } = result
  const causes = causesOf(changes)
  const section = (title: string, found: readonly Cause[]) =>
    sectionOf(
      title,
      found.map((cause) => sentenceOf(cause, show)),
    )
  const tolerated = causes.filter(({ first }) => first.isTolerated)
  const breaking = (party: Party) =>
    causes.filter(({ first }) => first.breaks.includes(party) && !first.isTolerated)
  const clients = breaking('clients')
  const hosts = breaking('hosts')
  const harmless = causes.filter(({ first }) => first.breaks.length === 0)
  const additions = harmless.filter(mustBeAccepted)
  const compatible = harmless.filter((cause) => !mustBeAccepted(cause))
  const waived = causes.filter(({ first }) => first.waivedBy !== undefined)
  const counts =
    `breaking clients: ${clients.length}, breaking hosts: ${hosts.length}, ` +
    `tolerated: ${tolerated.length}, waived: ${waived.length}`
  const parts = [
    documentLines[document],
    ...section(`Breaks clients\n\n${meanings.clients}`, clients),
    ...section(`Breaks hosts\n\n${meanings.hosts}`, hosts),
    ...section(`Tolerated by the shop\n\n${meanings.tolerated}`, tolerated),
    ...section(`Hosts must accept first\n\n${meanings.additions}`, additions),
    ...section('Compatible', compatible),
    ...sectionOf('Fails the check', problems),
    `Changes since ${base}: ${causes.length} (${counts}).`,
    ...waiverOf(changes.filter(isBlocking)),
  ]
  return `${parts.join('\n\n')}\n`
}

const sectionOf = (title: string, sentences: readonly string[]): string[] =>
  sentences.length > 0
    ? [`### ${title}`, sentences.map((sentence) => `- ${sentence}`).join('\n')]
    : []

/** What to paste into a record, if the changes are meant. */
function waiverOf(changes: readonly CheckedChange[]): string[] {
  if (changes.length === 0) return []
  const ids = causesOf(changes).map(({ first }) => `  - ${first.id}\n`)
  return [
    'To make these changes on purpose, start a record in docs/decisions with these lines, and ' +
      'run `npx pnpm format`:',
    `\`\`\`yaml\n---\nwaives:\n${ids.join('')}---\n\`\`\``,
  ]
}

interface Cause {
  readonly first: CheckedChange
  readonly others: readonly CheckedChange[]
}

function causesOf(changes: readonly CheckedChange[]): Cause[] {
  const groups = Map.groupBy(changes, ({ id }) => id)
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []))
}

const MAX_LISTED = 5

/** Such as "a, b, c, d, e and 2 more". */
function listOf(all: readonly string[]): string {
  const names = [...new Set(all)]
  const listed = names.slice(0, MAX_LISTED)
  const hidden = names.length - listed.length
  return new Intl.ListFormat('en-GB').format(hidden > 0 ? [...listed, `${hidden} more`] : listed)
}

/** Such as "Order.items is removed in the response of GET /api/v1/order/detail/{id}". */
function sentenceOf(cause: Cause, show: Show): string {
  const { side, text, where, about, operations } = cause.first
  const place = placeOf(cause.first)
  const list = listOf([cause.first, ...cause.others].flatMap((change) => change.operations))
  const ending = endingOf(cause, place)
  if (side) {
    const [status = ''] = /(?<=: )\d{3}\b/.exec(where) ?? []
    const message = `${status}${status && ' '}${side}`
    return `${place} ${show(text)} in the ${message} of ${list}${ending}`
  }
  const owner = list === '' || place === operations[0] ? '' : ` of ${list}`
  const note = about ? ` (${show(about)})` : ''
  return `${place}${owner}${note} ${show(text)}${ending}`
}

/** The other places of a cause, and the record that waives it. */
function endingOf({ first, others }: Cause, place: string): string {
  const places = listOf(others.map(placeOf).filter((other) => other !== place))
  const same = places && `; the same for ${places}`
  return first.waivedBy === undefined ? same : `${same}, waived by ${first.waivedBy}`
}

/** The place in its operation: `body.quantity` of `POST /api/v1/cart: body.quantity`. */
function placeOf({ where, side, operations }: CheckedChange): string {
  const operation = operations.find((name) => where.startsWith(`${name}: `))
  const place = operation === undefined ? where : where.slice(operation.length + 2)
  if (side === undefined) return place.replace(/^\d{3}/, 'the response $&')
  return place.replace(/^\d{3}[.: ]*/, '') || 'the body'
}

/** A text as Markdown: one with other signs than those of prose is code. */
export const inMarkdown = (text: string): string =>
  /[\\`*$<>[\]~]/.test(text) ? `\`\` ${text} \`\`` : text
