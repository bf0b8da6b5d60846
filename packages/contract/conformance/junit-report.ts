import { describeDeviation } from './format-report.ts'
import type { CheckedRule, Report } from './model.ts'

/** The report as JUnit XML: one test case for each operation and rule. Warnings are output, not failures. */
export function junitReport(report: Report): string {
  const suites = report.coverage.map(({ operation, result }) => {
    const rules = report.rules.filter((checked) => checked.operation === operation)
    const cases = rules.map((checked) => testCase(report, checked))
    if (result === 'not tested')
      cases.push(element('testcase', { name: 'not tested', classname: operation }, '<skipped/>'))
    if (result === 'no success') {
      const message = 'no request of this operation succeeded'
      const failure = element('failure', { message, type: 'fail' }, escapeXml(message))
      cases.push(element('testcase', { name: 'succeeds', classname: operation }, failure))
    }
    const failures = cases.filter((text) => text.includes('<failure')).length
    const skipped = cases.filter((text) => text.includes('<skipped')).length
    const counts = { tests: cases.length, failures, errors: 0, skipped }
    return { counts, xml: element('testsuite', { name: operation, ...counts }, `\n${cases.join('\n')}\n`) }
  })
  const total = (key: 'tests' | 'failures' | 'skipped') => suites.reduce((sum, { counts }) => sum + counts[key], 0)
  const counts = { tests: total('tests'), failures: total('failures'), errors: 0, skipped: total('skipped') }
  const root = element(
    'testsuites',
    { name: `conform ${report.base}`, ...counts },
    `\n${suites.map(({ xml }) => xml).join('\n')}\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function testCase(report: Report, { operation, rule, result }: CheckedRule): string {
  const deviations = report.deviations.filter((found) => found.operation === operation && found.rule === rule)
  const textsOf = (level: string) =>
    deviations
      .filter((deviation) => deviation.level === level)
      .map((deviation) => `${describeDeviation(deviation)}\n${deviation.status} ${deviation.request}`)
  const [failures, warnings] = [textsOf('fail'), textsOf('warning')]
  const [first = ''] = failures
  const parts = [
    ...(result === 'fail'
      ? [element('failure', { message: first.split('\n')[0] ?? '', type: rule }, escapeXml(failures.join('\n\n')))]
      : []),
    ...(warnings.length > 0
      ? [element('system-out', {}, escapeXml(`warning: ${warnings.join('\n\nwarning: ')}`))]
      : []),
  ]
  return element('testcase', { name: rule, classname: operation }, parts.join(''))
}

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
