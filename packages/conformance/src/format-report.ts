import type { Deviation, Report } from './report.ts'

export function formatReport(report: Report): string {
  const width = Math.max(...report.coverage.map(({ operation }) => operation.length))
  const rows = report.coverage.map(({ operation, statuses, result }) => {
    const cells = Object.entries(statuses).map(([status, times]) => `${status}${times > 0 ? ' seen' : ' -   '}`)
    return `${operation.padEnd(width)}  ${result.padEnd(11)}  ${cells.join('  ')}`.trimEnd()
  })
  // The same field may be missing in the errors of all operations.
  const groups = Map.groupBy(report.deviations, (found) => `${found.level} ${found.rule} ${describeDeviation(found)}`)
  const count = (level: string) => report.deviations.filter((deviation) => deviation.level === level).length
  const succeeded = report.coverage.filter(({ result }) => result === 'pass' || result === 'warning').length
  const conclusion = report.conforms ? 'conforms, as far as it was tested' : 'does not conform'
  const summary = [
    `${succeeded} of ${report.coverage.length} operations succeeded`,
    `${report.rules.length} rules checked`,
    `${count('fail')} fail, ${count('warning')} warning. The host ${conclusion}.`,
  ]
  const notes = report.notes.map((note) => `note     ${note}`)
  const title = `${report.base}, ${report.mode}${report.strict ? ', strict' : ''}`
  const sections = [[title], rows, [...groups.values()].map(formatGroup), notes, [summary.join('; ')]]
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${texts.join('\n\n')}\n`
}

function formatGroup(group: readonly Deviation[]): string {
  const [first] = group
  if (!first) return ''
  const times = group.reduce((sum, deviation) => sum + deviation.times, 0)
  // "order.list 401, 422, order.detail 404"
  const byOperation = Map.groupBy(group, ({ operation }) => operation)
  const places = [...byOperation].map(([name, own]) => `${name} ${own.map(({ status }) => status).join(', ')}`)
  const text = `${describeDeviation(first)}${times > 1 ? ` (${times} times)` : ''}`
  return `${first.level.padEnd(7)}  ${places.join(', ')}, ${first.rule}: ${text}\n         ${first.request}`
}

/** "the type is wrong at data.0.product_price: expected a number, received "49.90"" */
const describeDeviation = ({ message, path, expected, received }: Deviation): string =>
  `${message}${path === '' ? '' : ` at ${path}`}: expected ${expected}, received ${received}`
