import { expect, test } from 'vitest'
import { formatAnnotations, formatReport } from '../src/format-report.ts'
import type { Report } from '../src/index.ts'
import { formatJunit } from '../src/junit.ts'
import type { Deviation } from '../src/report.ts'

const failure: Deviation = {
  operation: 'payment.verify',
  status: 200,
  request: 'POST /api/v1/order/st/verify-payment {"session_id":"a<b"}',
  times: 1,
  rule: 'declared form',
  level: 'fail',
  path: 'status',
  message: 'wrong value',
  expected: '200',
  received: '"100 % & <paid>\u0007"',
}
const warning: Deviation = { ...failure, rule: 'newest first', level: 'warning' }

const row = { statuses: {}, forms: [] }
const report: Report = {
  base: 'http://host.example',
  mode: 'write',
  strict: false,
  conforms: false,
  coverage: [
    { ...row, operation: 'payment.verify', result: 'fail' },
    { ...row, operation: 'trainers.list', result: 'missing' },
    { ...row, operation: 'order.list', result: 'not tested' },
  ],
  rules: [
    { operation: 'payment.verify', rule: 'declared form' },
    { operation: 'payment.verify', rule: 'newest first' },
  ],
  deviations: [failure, warning],
  notes: [],
  firstSteps: ['one', 'two', 'three', 'four: 100 %', 'five', 'six', 'seven'],
}

test('the report lists five things to do first, and says how many more there are', () => {
  expect(formatReport(report)).toMatch(/\n4\. four: 100 %\n5\. five\nand 2 more\.\n$/)
})

test('JUnit XML has a test for each operation and rule, and escapes the values', () => {
  const found =
    'wrong value at status: expected 200, received &#34;100 % &#38; &#60;paid&#62; &#34;'
  const request = 'POST /api/v1/order/st/verify-payment {&#34;session_id&#34;:&#34;a&#60;b&#34;}'
  expect(formatJunit(report).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuite name="conform http://host.example">',
    '<testcase classname="payment.verify" name="success"></testcase>',
    '<testcase classname="trainers.list" name="success">' +
      '<failure message="missing"></failure></testcase>',
    '<testcase classname="order.list" name="success"><skipped/></testcase>',
    '<testcase classname="payment.verify" name="declared form">' +
      `<failure message="${found}">${request}</failure></testcase>`,
    '<testcase classname="payment.verify" name="newest first"></testcase>',
    '</testsuite>',
    '',
  ])
})

test('GitHub gets an error for each thing to do, and a warning for each warning', () => {
  const lines = formatAnnotations(report).trimEnd().split('\n')
  expect(lines).toHaveLength(8)
  expect(lines[3]).toBe('::error title=conform::four: 100 %25')
  expect(lines[7]).toMatch(/^::warning title=conform::payment\.verify 200, newest first: wrong/)
})
