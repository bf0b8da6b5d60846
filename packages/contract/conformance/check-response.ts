import * as z from 'zod/mini'
import { type Operation, type Provenance, parseTolerant, provenanceOf } from '../src/index.ts'
import { describeIssue } from './describe-issue.ts'
import { describeValue, oneLine, shorten } from './describe-value.ts'
import type { Finding, HostResponse, Level } from './model.ts'
import { unwrapped, valueAt } from './value-at.ts'

/** Compares the form of a response with the contract. */
export function checkResponse({ operation, status, headers, text, json }: HostResponse): Finding[] {
  const schema = responseSchema(operation, status)
  if (schema === undefined) {
    const expected = Object.keys(operation.route.responses).join(', ')
    const target = headers['location'] === undefined ? '' : `, a redirect to ${headers['location']}`
    const received = `${status}${shorten(target, 120)}`
    return [finding('fail', { message: 'the status is not declared', expected, received })]
  }
  if (text === '') return [finding('fail', { message: 'the body is empty', expected: 'JSON', received: 'nothing' })]
  if (json === undefined) {
    const received = JSON.stringify(shorten(oneLine(text), 60))
    return [finding('fail', { message: 'the body is not JSON', expected: 'JSON', received })]
  }
  const contentType = headers['content-type'] ?? 'nothing'
  const mediaType = { message: 'the content type is wrong', expected: 'application/json', received: contentType }
  return [...(/^application\/json\b/i.test(contentType) ? [] : [finding('fail', mediaType)]), ...issuesOf(schema, json)]
}

const finding = (level: Level, details: Omit<Finding, 'rule' | 'level'>): Finding => ({
  rule: 'declared form',
  level,
  ...details,
})

function issuesOf(schema: z.core.$ZodType, json: unknown): Finding[] {
  const result = z.safeParse(schema, json)
  const issues = result.success ? [] : result.error.issues
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key].join('.')
        return finding('warning', { path, message: 'the field is not declared', ...extraField(json, issue.path, key) })
      })
    }
    const details = { path: issue.path.join('.'), ...describeIssue(issue, json) }
    // The innermost field with a provenance decides; a body that is not an object fails.
    if (provenanceAt(schema, issue.path) === 'assumed') return [finding('warning', details)]
    return [
      finding(isReadByShop(schemaAt(schema, issue.path), valueAt(json, issue.path)) ? 'warning' : 'fail', details),
    ]
  })
}

function extraField(json: unknown, path: readonly PropertyKey[], key: string) {
  return { expected: 'no such field', received: describeValue(valueAt(json, [...path, key]), key) }
}

/** Whether the shop reads the value in this form, such as a numeric string for an amount (architecture §4.9). */
function isReadByShop(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  if (schema === undefined || value === undefined) return false
  const read: unknown = parseTolerant(schema, value)
  // An upload that cannot be shown is read as no picture.
  return read !== undefined && !(read === '' && value !== null && value !== '')
}

/** The schema of a declared status. */
export function responseSchema(operation: Operation, status: number): z.core.$ZodType | undefined {
  const declared = Object.entries(operation.route.responses).find(([key]) => key === String(status))?.[1]
  return declared instanceof z.core.$ZodType ? declared : undefined
}

function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => at && inner(at, key), schema)
}

/** The provenance of the innermost field on a path. */
function provenanceAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Provenance | undefined {
  let found = provenanceOf(schema)
  let at: z.core.$ZodType | undefined = schema
  for (const key of path) {
    at = at && inner(at, key)
    found = (at && provenanceOf(at)) ?? found
  }
  return found
}

function inner(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const own = unwrapped(schema)
  if (own instanceof z.core.$ZodObject) return own._zod.def.shape[String(key)]
  if (own instanceof z.core.$ZodArray) return own._zod.def.element
  if (own instanceof z.core.$ZodRecord) return own._zod.def.valueType
  return undefined
}
