import type { Deviation, Report } from './report.ts'

/** @param matrix whether each operation has its statuses */
export function formatReport(report: Report, { matrix = false } = {}): string {
  const width = Math.max(...report.coverage.map(({ operation }) => operation.length))
  const rows = report.coverage.map(({ operation, statuses, result }) => {
    const cells = Object.entries(statuses).map(([status, times]) => `${status}${times > 0 ? ' seen' : ' -   '}`)
    return [operation.padEnd(width), result.padEnd(11), ...(matrix ? cells : [])].join('  ').trimEnd()
  })
  const deviations = groupsOf(report).map(
    ({ level, title, request }) => `${level.padEnd(7)}  ${title}\n         ${request}`,
  )
  const notes = report.notes.map((note) => `note     ${note}`)
  const steps = report.firstSteps.map((step, index) => `  ${index + 1}. ${step}`)
  const first = steps.length > 0 ? ['What to do first:', ...steps] : []
  const sections = [[titleOf(report)], rows, deviations, notes, [summaryOf(report)], first]
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${texts.join('\n\n')}\n`
}

/** The report for a ticket. */
export function markdownReport(report: Report): string {
  const rows = report.coverage.map(({ operation, result }) => `| \`${operation}\` | ${result} |`)
  const deviations = groupsOf(report).map(({ level, title, request }) => `- **${level}** ${title}\n  \`${request}\``)
  const sections = [
    [`# ${titleOf(report)}`],
    [summaryOf(report)],
    ...(report.firstSteps.length > 0 ? [['## What to do first'], report.firstSteps.map((step) => `1. ${step}`)] : []),
    ...(deviations.length > 0 ? [['## Deviations'], deviations] : []),
    ...(report.notes.length > 0 ? [['## Notes'], report.notes.map((note) => `- ${note}`)] : []),
    ['## Operations'],
    ['| operation | result |', '| --- | --- |', ...rows],
  ]
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const titleOf = ({ base, mode, strict }: Report): string => `${base}, ${mode}${strict ? ', strict' : ''}`

function summaryOf({ coverage, rules, deviations, conforms }: Report): string {
  const count = (level: string) => deviations.filter((deviation) => deviation.level === level).length
  const succeeded = coverage.filter(({ result }) => result === 'pass' || result === 'warning').length
  return [
    `${succeeded} of ${coverage.length} operations succeeded`,
    `${rules.length} rules checked`,
    `${count('fail')} fail, ${count('warning')} warning. The host ${conforms ? 'conforms, as far as it was tested' : 'does not conform'}.`,
  ].join('; ')
}

/** The same field may be missing in the errors of all operations. */
function groupsOf({ deviations }: Report) {
  const groups = Map.groupBy(deviations, (found) => `${found.level} ${found.rule} ${describeDeviation(found)}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const times = group.reduce((sum, deviation) => sum + deviation.times, 0)
    // "order.list 401, 422, order.detail 404"
    const byOperation = Map.groupBy(group, ({ operation }) => operation)
    const places = [...byOperation].map(([name, own]) => `${name} ${own.map(({ status }) => status).join(', ')}`)
    const text = `${describeDeviation(first)}${times > 1 ? ` (${times} times)` : ''}`
    return [{ level: first.level, title: `${places.join(', ')}, ${first.rule}: ${text}`, request: first.request }]
  })
}

/** "the type is wrong at data.0.product_price: expected a number, received "49.90"" */
const describeDeviation = ({ message, path, expected, received }: Deviation): string =>
  `${message}${path === '' ? '' : ` at ${path}`}: expected ${expected}, received ${received}`
