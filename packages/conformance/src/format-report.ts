import type { Deviation, Report } from './report.ts'

/**
 * The report as Markdown, for a terminal and for a ticket.
 * @param matrix whether each operation has its statuses
 */
export function formatReport(report: Report, { matrix = false } = {}): string {
  const { base, mode, strict, coverage, deviations, rules, notes, firstSteps, conforms } = report
  const width = Math.max(...coverage.map(({ operation }) => operation.length))
  const rows = coverage.map(({ operation, statuses, result }) => {
    const cells = Object.entries(statuses).map(([status, times]) => `${status} ${times > 0 ? 'seen' : '-'}`)
    return [`| ${operation.padEnd(width)} | ${result.padEnd(11)} |`, ...(matrix ? [`${cells.join(', ')} |`] : [])].join(
      ' ',
    )
  })
  const count = (level: string) => deviations.filter((deviation) => deviation.level === level).length
  const succeeded = coverage.filter(({ result }) => result === 'pass' || result === 'warning').length
  const summary = [
    `${succeeded} of ${coverage.length} operations succeeded`,
    `${rules.length} rules checked`,
    `${count('fail')} fail, ${count('warning')} warning. The host ${conforms ? 'conforms, as far as it was tested' : 'does not conform'}.`,
  ]
  const columns = matrix
    ? ['| operation | result | statuses |', '| --- | --- | --- |']
    : ['| operation | result |', '| --- | --- |']
  const steps = firstSteps.map((step, index) => `${index + 1}. ${step}`)
  const sections = [
    [`# ${base}, ${mode}${strict ? ', strict' : ''}`],
    [...columns, ...rows],
    groupsOf(report).map(({ level, title, request }) => `- ${level} ${title}\n  ${request}`),
    notes.map((note) => `- note ${note}`),
    [summary.join('; ')],
    steps.length > 0 ? ['What to do first:', '', ...steps] : [],
  ]
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${texts.join('\n\n')}\n`
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
