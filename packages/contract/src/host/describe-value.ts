/** Values, requests and issues of zod as short text for a report, without secrets. */
import type * as z from 'zod/mini'
import { isRecord } from '../shared/host-value.ts'

/** Keys of secrets. */
export const SECRET = /password|token|secret|access_code/i
export const HIDDEN = '(hidden)'
const MAX_VALUE = 80

/** @param path of the value: that of a secret is not shown */
export function describeValue(value: unknown, path = ''): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string' && SECRET.test(path.split('.').at(-1) ?? ''))
    return `a text ${HIDDEN}`
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (isRecord(value)) {
    const keys = Object.keys(value)
    return keys.length === 0
      ? 'an empty object'
      : shorten(`an object with ${keys.join(', ')}`, MAX_VALUE)
  }
  const length =
    typeof value === 'string' && value.length > MAX_VALUE ? ` of ${value.length} characters` : ''
  return `${shorten(JSON.stringify(value), MAX_VALUE)}${length}`
}

export const shorten = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text

export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ')

/** The value at a path of a body; undefined if there is none. */
export const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (isRecord(value) ? Reflect.get(value, name) : undefined),
    body,
  )

/**
 * An issue with the text of zod's locale, such as "Invalid input: expected number, received
 * string".
 */
export function describeIssue(issue: z.core.$ZodIssue, body: unknown) {
  const { path } = issue
  const isPattern = issue.code === 'invalid_format' && issue.format === 'regex'
  // The contract's own message of a pattern is for shoppers.
  const text = isPattern ? `Invalid text: expected the pattern ${issue.pattern}` : issue.message
  const owner = valueAt(body, path.slice(0, -1))
  const key = path.at(-1)
  const isMissing = key !== undefined && isRecord(owner) && !Object.hasOwn(owner, key)
  const [problem = '', rule] = (text.split(', received ', 1)[0] ?? '').split(/: (?:expected )?/)
  const received = describeValue(valueAt(body, path), path.join('.'))
  const message = isMissing
    ? 'the field is missing'
    : problem
        .replace('Invalid input', 'wrong value')
        .replace(/^./, (letter) => letter.toLowerCase())
  return { message, expected: rule ?? problem.replace('Invalid', 'valid'), received }
}
