/** Values, requests and issues of zod as short text for a report, without secrets. */
import type * as z from 'zod/mini'

const SECRET = /password|token|secret|access_code/i
const HIDDEN = '(hidden)'
const MAX_VALUE = 80
const MAX_BODY = 200

/** @param path of the value: that of a secret is not shown */
export function describeValue(value: unknown, path = ''): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string' && SECRET.test(path.split('.').at(-1) ?? '')) return `a text ${HIDDEN}`
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (isObject(value)) {
    const keys = Object.keys(value)
    return keys.length === 0 ? 'an empty object' : shorten(`an object with ${keys.join(', ')}`, MAX_VALUE)
  }
  return shorten(JSON.stringify(value), MAX_VALUE)
}

/** A request body as one short line. */
export function describeBody(body: unknown): string {
  if (body === undefined) return ''
  if (body instanceof FormData) return ` [form: ${[...body.keys()].join(', ')}]`
  const text = typeof body === 'string' ? body : JSON.stringify(body, hideSecret)
  return ` ${shorten(oneLine(text.slice(0, 2 * MAX_BODY)), MAX_BODY)}`
}

const hideSecret = (key: string, value: unknown): unknown =>
  typeof value === 'string' && SECRET.test(key) ? HIDDEN : value

export const shorten = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ')

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value at a path of a body; undefined if there is none. */
export const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? Reflect.get(value, name) : undefined), body)

type Issue = z.core.$ZodIssue

/** An issue with the expected and the received value. */
export function describeIssue(issue: Issue, body: unknown) {
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

const types: Record<string, string> = {
  int: 'a whole number',
  string: 'a text',
  array: 'an array',
  object: 'an object',
}
const formats: Record<string, string> = { datetime: 'a time of ISO 8601 with an offset', url: 'an absolute URL' }

function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? `a ${issue.expected}`
    case 'invalid_value':
      return issue.values.map((value) => describeValue(value)).join(' or ')
    case 'invalid_format':
      return formats[issue.format] ?? `text that matches ${issue.pattern ?? issue.format}`
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectedOf))].join(' or ') || 'another value'
    default:
      return issue.message
  }
}
