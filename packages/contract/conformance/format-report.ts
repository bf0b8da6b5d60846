import type { Report } from './model.ts'

/** The report as text for a terminal. */
export function formatReport(report: Report): string {
  const width = Math.max(...report.coverage.map(({ operation }) => operation.length))
  const rows = report.coverage.map(({ operation, statuses, result }) => {
    const cells = Object.entries(statuses).map(([status, times]) => `${status}${times > 0 ? ' seen' : ' -   '}`)
    return `${operation.padEnd(width)}  ${result.padEnd(11)}  ${cells.join('  ')}`
  })
  const deviations = report.deviations.map(({ level, operation, status, path, message, request }) => {
    const place = path === '' ? '' : ` at ${path}`
    return `${level.padEnd(7)}  ${operation} ${status}${place}: ${message}\n         ${request}`
  })
  const count = (level: string) => report.deviations.filter((deviation) => deviation.level === level).length
  const succeeded = report.coverage.filter(({ result }) => result === 'pass' || result === 'warning').length
  const conclusion = report.conforms ? 'conforms, as far as it was tested' : 'does not conform'
  return [
    `${report.base}, ${report.mode}`,
    '',
    ...rows,
    ...(deviations.length > 0 ? ['', ...deviations] : []),
    ...(report.notes.length > 0 ? ['', ...report.notes.map((note) => `note     ${note}`)] : []),
    '',
    `${succeeded} of ${report.coverage.length} operations succeeded; ${count('fail')} fail, ${count('warning')} warning. The host ${conclusion}.`,
    '',
  ].join('\n')
}
