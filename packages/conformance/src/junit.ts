import { oneLine } from '@shop/contract/host/describe-value'
import { describeDeviation, type Report } from './report.ts'

/** The report as JUnit XML: a test for each operation, and for each rule of it that was checked. */
export function formatJunit({ base, coverage, deviations, rules }: Report): string {
  const calls = coverage.map(({ operation, result }) => {
    const isUntested = result === 'not tested' || result === 'errors only'
    const isWithoutSuccess = result === 'missing' || result === 'no success'
    const outcome = isWithoutSuccess ? failure(result) : ''
    return testcase(operation, 'success', isUntested ? '<skipped/>' : outcome)
  })
  const failed = deviations.filter(({ level }) => level === 'fail')
  const checks = rules.map(({ operation, rule }) => {
    const own = failed.filter((each) => each.operation === operation && each.rule === rule)
    const failures = own.map((each) => failure(describeDeviation(each), each.request))
    return testcase(operation, rule, failures.join(''))
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="conform ${escapeXml(base)}">`,
    ...calls,
    ...checks,
    '</testsuite>\n',
  ].join('\n')
}

const escapeXml = (text: string): string =>
  oneLine(text.toWellFormed()).replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)

const failure = (message: string, request = ''): string =>
  `<failure message="${escapeXml(message)}">${escapeXml(request)}</failure>`

const testcase = (operation: string, name: string, content: string): string =>
  `<testcase classname="${operation}" name="${escapeXml(name)}">${content}</testcase>`
