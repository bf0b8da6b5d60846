import type { Deviation, Report } from './model.ts'

/** The report as text for a terminal. */
export function formatReport(report: Report): string {
  const width = Math.max(...report.coverage.map(({ operation }) => operation.length))
  const rows = report.coverage.map(({ operation, statuses, result }) => {
    const cells = Object.entries(statuses).map(([status, times]) => `${status}${times > 0 ? ' seen' : ' -   '}`)
    return `${operation.padEnd(width)}  ${result.padEnd(11)}  ${cells.join('  ')}`.trimEnd()
  })
  // The same field may be missing in the errors of all operations.
  const groups = Map.groupBy(report.deviations, (deviation) => {
    return `${deviation.level} ${deviation.rule} ${describeDeviation(deviation)}`
  })
  const deviations = [...groups.values()].map(formatGroup)
  const count = (level: string) => report.deviations.filter((deviation) => deviation.level === level).length
  const succeeded = report.coverage.filter(({ result }) => result === 'pass' || result === 'warning').length
  const conclusion = report.conforms ? 'conforms, as far as it was tested' : 'does not conform'
  return [
    `${report.base}, ${report.mode}${report.strict ? ', strict' : ''}`,
    '',
    ...rows,
    ...(deviations.length > 0 ? ['', ...deviations] : []),
    ...(report.notes.length > 0 ? ['', ...report.notes.map((note) => `note     ${note}`)] : []),
    '',
    `${succeeded} of ${report.coverage.length} operations succeeded; ${report.rules.length} rules checked; ${count('fail')} fail, ${count('warning')} warning. The host ${conclusion}.`,
    '',
  ].join('\n')
}

function formatGroup(group: readonly Deviation[]): string {
  const [first] = group
  if (!first) return ''
  const times = group.reduce((sum, deviation) => sum + deviation.times, 0)
  const more = times > 1 ? ` (${times} times)` : ''
  return [
    `${first.level.padEnd(7)}  ${placesOf(group)}, ${first.rule}: ${describeDeviation(first)}${more}`,
    `         ${first.request}`,
  ].join('\n')
}

/** "order.list 401, 422, order.detail 404" */
function placesOf(group: readonly Deviation[]): string {
  const byOperation = Map.groupBy(group, ({ operation }) => operation)
  const places = [...byOperation].map(([name, own]) => `${name} ${own.map(({ status }) => status).join(', ')}`)
  return places.join(', ')
}

/** "the type is wrong at data.0.product_price: expected a number, received "49.90"" */
export function describeDeviation({ message, path, expected, received }: Deviation): string {
  const place = path === '' ? '' : ` at ${path}`
  const values = [expected && `expected ${expected}`, received && `received ${received}`].filter(Boolean)
  return `${message}${place}${values.length > 0 ? `: ${values.join(', ')}` : ''}`
}
