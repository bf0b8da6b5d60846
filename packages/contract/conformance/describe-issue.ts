import type * as z from 'zod/mini'
import { describeValue } from './describe-value.ts'
import { isObject, valueAt } from './value-at.ts'

type Issue = z.core.$ZodIssue

export interface IssueText {
  readonly message: string
  readonly expected: string
  readonly received: string
}

/** An issue of zod as text with the expected and the received value. */
export function describeIssue(issue: Issue, body: unknown): IssueText {
  const owner = valueAt(body, issue.path.slice(0, -1))
  const key = issue.path.at(-1)
  const isMissing = key !== undefined && isObject(owner) && !Object.hasOwn(owner, key)
  const received = describeValue(valueAt(body, issue.path), issue.path.join('.'))
  const message = isMissing ? 'the field is missing' : (messages[issue.code] ?? 'the value is wrong')
  return { message, expected: expectedOf(issue), received }
}

const messages: Partial<Record<Issue['code'], string>> = {
  invalid_type: 'the type is wrong',
  invalid_value: 'the value is unknown',
  invalid_format: 'the format is wrong',
  not_multiple_of: 'the number has too many decimals',
  too_small: 'the value is too small',
  too_big: 'the value is too large',
}

const formats: Record<string, string> = {
  datetime: 'a time of ISO 8601 with an offset',
  url: 'an absolute URL',
  uuid: 'a UUID',
  email: 'an email address',
}

const units: Record<string, string> = { string: ' characters', array: ' items', set: ' items', file: ' bytes' }

function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return withArticle(issue.expected)
    case 'invalid_value':
      return issue.values.map((value) => describeValue(value)).join(' or ')
    case 'invalid_format':
      return formats[issue.format] ?? `text that matches ${issue.pattern ?? issue.format}`
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${units[issue.origin] ?? ''}`
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${units[issue.origin] ?? ''}`
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectedOf))].join(' or ') || 'another value'
    default:
      return issue.message
  }
}

function withArticle(type: string): string {
  if (type === 'int') return 'a whole number'
  if (type === 'null' || type === 'undefined') return type
  return `${type === 'array' || type === 'object' ? 'an' : 'a'} ${type === 'string' ? 'text' : type}`
}
