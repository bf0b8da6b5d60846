import type { Deviation, Report } from './report.ts'

/** The report as text for a terminal. */
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

/** The report as JUnit XML: one test case for each operation and rule. Warnings are output, not failures. */
export function junitReport(report: Report): string {
  const suites = report.coverage.map(({ operation, result }) => {
    const testCase = (name: string, content: string) => element('testcase', { name, classname: operation }, content)
    const checked = report.rules.filter((rule) => rule.operation === operation)
    const cases = checked.map(({ rule }) => {
      const own = report.deviations.filter((found) => found.operation === operation && found.rule === rule)
      return testCase(rule, outcomeOf(own))
    })
    if (result === 'not tested') cases.push(testCase(result, '<skipped/>'))
    if (result === 'no success') cases.push(testCase('succeeds', failure('no request of this operation succeeded')))
    return { cases, xml: element('testsuite', { name: operation, ...countsOf(cases) }, `\n${cases.join('\n')}\n`) }
  })
  const counts = countsOf(suites.flatMap(({ cases }) => cases))
  const content = suites.map(({ xml }) => xml).join('\n')
  const root = element('testsuites', { name: `conform ${report.base}`, ...counts }, `\n${content}\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

const countsOf = (cases: readonly string[]) => {
  const count = (tag: string) => cases.filter((text) => text.includes(tag)).length
  return { tests: cases.length, failures: count('<failure'), errors: 0, skipped: count('<skipped') }
}

function outcomeOf(deviations: readonly Deviation[]): string {
  const { fail = [], warning = [] } = Object.groupBy(deviations, ({ level }) => level)
  const textOf = (found: Deviation) => `${describeDeviation(found)}\n${found.status} ${found.request}`
  const failures = fail.length > 0 ? failure(fail.map(textOf).join('\n\n')) : ''
  const warnings = warning.map((found) => `warning: ${textOf(found)}`).join('\n\n')
  return `${failures}${warnings === '' ? '' : element('system-out', {}, escapeXml(warnings))}`
}

const failure = (text: string): string =>
  element('failure', { message: text.split('\n')[0] ?? '', type: 'fail' }, escapeXml(text))

function element(name: string, attributes: Record<string, string | number>, content: string): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  return content === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** XML 1.0 has no form for most control characters and for lone surrogates. */
function escapeXml(text: string): string {
  const valid = text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|\ufffe|\uffff/gu, '\ufffd')
  return valid.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
