/** A report as people read it. */
import type { Report } from './model.ts'

export function reportText(report: Report): string {
  const width = Math.max(...report.coverage.map(({ operation }) => operation.length))
  const rows = report.coverage.map(({ operation, statuses, verdict }) => {
    const cells = Object.entries(statuses).map(([status, times]) => `${status}${times > 0 ? ' seen' : ' -   '}`)
    return `${operation.padEnd(width)}  ${verdict.padEnd(13)}  ${cells.join('  ')}`
  })
  const deviations = report.deviations.map(({ level, operation, status, path, message, request }) => {
    const where = path === '' ? '' : ` at ${path}`
    return `${level.padEnd(5)}  ${operation} ${status}${where}: ${message}\n       ${request}`
  })
  const count = (level: string) => report.deviations.filter((one) => one.level === level).length
  const succeeded = report.coverage.filter(({ verdict }) => verdict === 'pass' || verdict === 'learn').length
  const verdict = report.conforms ? 'conforms, as far as it was tried' : 'does not conform'
  return [
    `${report.base}, ${report.mode}`,
    '',
    ...rows,
    ...(deviations.length > 0 ? ['', ...deviations] : []),
    ...(report.notes.length > 0 ? ['', ...report.notes.map((note) => `note   ${note}`)] : []),
    '',
    `${succeeded} of ${report.coverage.length} operations succeeded; ${count('fail')} fail, ${count('learn')} learn. The host ${verdict}.`,
    '',
  ].join('\n')
}
