/** Compares the form of a response with the contract: for the conformance suite and the mock. */
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import type { Operation } from '../operations.ts'
import { type Provenance, provenanceOf } from '../shared/fields.ts'
import { isRecord } from '../shared/host-value.ts'
import { responseSchema, successSchema } from '../shared/response-schemas.ts'
import { describeIssue, describeValue, oneLine, shorten, valueAt } from './describe-value.ts'
import { type BodyForm, readResponse } from './read-response.ts'
import { parseTolerant } from './tolerant.ts'

/**
 * `fail`: the host breaks a rule, accepts what it must refuse, or differs in a field that the
 * requirements show or that the shop needs. `warning`: it differs from an assumption of the
 * contract.
 */
export type Level = 'fail' | 'warning'

/** The rules that each response is checked by: the level of a deviation, and what is wrong then. */
export const formRules = {
  secrets: ['fail', 'the response contains a secret that the contract does not declare'],
  'script addresses': ['fail', 'an address runs a script'],
  'spelling of values': ['fail', 'the shop does not know the value in this spelling'],
  // Level and message depend on the field.
  'declared form': ['fail', 'the form differs from the contract'],
  'empty columns': ['fail', 'empty in every row'],
} as const satisfies Record<string, readonly [level: Level, message: string]>

type FormRule = keyof typeof formRules

export interface FormFinding {
  readonly rule: FormRule
  readonly level: Level
  /** The place in the body, such as `data.0.product_price`; empty for the response as a whole. */
  readonly path: string
  /** Without the values: findings with the same message at the same field are reported once. */
  readonly message: string
  readonly expected: string
  readonly received: string
}

function brokenRule(rule: FormRule, path: string, expected: string, received: string): FormFinding {
  const [level, message] = formRules[rule]
  return { rule, level, path, message, expected, received }
}

export interface ReceivedResponse {
  readonly operation: Operation
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** The body as the contract arranges it: a success may be wrapped otherwise (read-response.ts). */
function arrangedBody(schema: z.core.$ZodType, status: number, json: unknown): unknown {
  if (!isSuccess(status)) return json
  const reading = readResponse(schema, json)
  return reading.kind === 'refused' ? json : reading.arranged.value
}

/** What a host does whose bodies have a form, for reports. */
export const bodyFormTexts: Readonly<Record<BodyForm, string>> = {
  declared: 'answers as the contract declares',
  bare: 'answers with the content itself',
  wrapped: 'answers are wrapped in data',
  'wrapped bare': 'answers with the content itself, wrapped in data',
}

/** The form of a success that the shop reads; undefined for any other response. */
export function bodyFormOf(
  operation: Operation,
  status: number,
  json: unknown,
): BodyForm | undefined {
  const schema = successSchema(operation)
  if (schema === undefined || json === undefined || !isSuccess(status)) return undefined
  const reading = readResponse(schema, json)
  return reading.kind === 'read' ? reading.arranged.form : undefined
}

/** A deviation of the response as a whole. */
function deviation(level: Level, message: string, expected: string, received: string): FormFinding {
  return { rule: 'declared form', level, path: '', message, expected, received }
}

/** @param isRead whether the shop reads such a response nevertheless */
function undeclaredStatus(
  { operation, status, headers }: ReceivedResponse,
  isRead: boolean,
): FormFinding {
  const target = headers['location'] === undefined ? '' : `, a redirect to ${headers['location']}`
  const statuses = Object.keys(operation.route.responses).join(', ')
  const received = `${status}${shorten(target, 120)}`
  return deviation(isRead ? 'warning' : 'fail', 'the status is not declared', statuses, received)
}

const contentTypeOf = ({ headers }: ReceivedResponse): string =>
  headers['content-type'] ?? 'nothing'

const isJsonType = (contentType: string): boolean => /application\/.*json/.test(contentType)

function missingBody(response: ReceivedResponse, schema: z.core.$ZodType): FormFinding {
  const { operation, status, text } = response
  const isJson = isJsonType(contentTypeOf(response))
  // The shop shows no message of it, but for a sign-in. It cannot read a broken body that is said
  // to be JSON.
  const isSessionEnd = status === 401 && !isJson && !operation.name.startsWith('auth.')
  if (text !== '') {
    const received = JSON.stringify(shorten(oneLine(text), 60))
    return deviation(isSessionEnd ? 'warning' : 'fail', 'the body is not JSON', 'JSON', received)
  }
  // The shop reads it as an object without fields.
  const mayBeEmpty = isSuccess(status) && !isJson && parseTolerant(schema, {}) !== undefined
  const level = mayBeEmpty || isSessionEnd ? 'warning' : 'fail'
  return deviation(level, 'the body is empty', 'JSON', 'nothing')
}

function wrongContentType(contentType: string): FormFinding[] {
  if (/^application\/json\b/.test(contentType)) return []
  const level = isJsonType(contentType) ? 'warning' : 'fail'
  return [deviation(level, 'the content type is wrong', 'application/json', contentType)]
}

function bodyFindings(response: ReceivedResponse, schema: z.core.$ZodType): FormFinding[] {
  const { status, text, json } = response
  if (text === '' || json === undefined) return [missingBody(response, schema)]
  const body = arrangedBody(schema, status, json)
  return [
    ...wrongContentType(contentTypeOf(response)),
    ...issuesOf(schema, body),
    ...emptyColumns(schema, [body]),
  ]
}

export function checkResponse(response: ReceivedResponse): FormFinding[] {
  const { operation, status } = response
  const declared = responseSchema(operation, status)
  // The shop reads each success alike.
  const schema = declared ?? (isSuccess(status) ? successSchema(operation) : undefined)
  return [
    ...(declared ? [] : [undeclaredStatus(response, schema !== undefined)]),
    ...(schema ? bodyFindings(response, schema) : []),
  ]
}

const english = en().localeError

/** Keys such as `password_hash` and `resetToken`. */
const SECRET_KEY =
  /(?:password|passwd|token|secret)(?:_?(?:hash|digest|key))?$|(?:api|private)_?key$/i
/** Keys of payment providers, and hashes of passwords. */
const SECRET_VALUE = /^(?:(?:sk|rk)_(?:live|test)_|\$(?:2[aby]|argon2\w*)\$)/

function issuesOf(schema: z.core.$ZodType, json: unknown): FormFinding[] {
  const { error } = z.safeParse(schema, json, { error: english })
  return (error?.issues ?? []).flatMap((issue): FormFinding[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key]
        const value = valueAt(json, path)
        const isSecret = hasSecret(key, value)
        // Only its keys are shown.
        const received = describeValue(value, isSecret ? 'secret' : key)
        if (isSecret) return brokenRule('secrets', path.join('.'), 'no such field', received)
        const values = { message: 'the field is not declared', expected: 'no such field', received }
        return { rule: 'declared form', level: 'warning', path: path.join('.'), ...values }
      })
    }
    const path = issue.path.join('.')
    const value = valueAt(json, issue.path)
    const meant = issue.code === 'invalid_value' && optionMeant(issue.values, value)
    if (meant) return [brokenRule('spelling of values', path, `"${meant}"`, describeValue(value))]
    if (typeof value === 'string' && /^\s*javascript:/i.test(value)) {
      return [brokenRule('script addresses', path, 'a web address', describeValue(value))]
    }
    const level = levelOf(schema, issue.path, json)
    return [{ rule: 'declared form', level, path, ...describeIssue(issue, json) }]
  })
}

/** Whether an undeclared value is a secret, or has one at any depth. */
function hasSecret(key: string, value: unknown): boolean {
  if (isRecord(value)) return Object.entries(value).some(([name, part]) => hasSecret(name, part))
  return (
    typeof value === 'string' && value !== '' && (SECRET_KEY.test(key) || SECRET_VALUE.test(value))
  )
}

/**
 * The option that a value is in another spelling, such as "PENDING" or "online-test": the shop
 * reads it as an unknown one.
 */
function optionMeant(options: readonly unknown[], value: unknown): string | undefined {
  const letters = (text: unknown) =>
    String(text)
      .toLowerCase()
      .replace(/[^a-z]/g, '')
  return options
    .filter((option) => typeof option === 'string')
    .find((option) => letters(option) === letters(value))
}

/**
 * The shown fields that are empty in every row of a list: the shop has nothing to show.
 * @param values at the same path
 */
function emptyColumns(
  schema: z.core.$ZodType,
  values: readonly unknown[],
  path: readonly string[] = [],
): FormFinding[] {
  const own = unwrapped(schema)
  if (own instanceof z.core.$ZodArray) {
    const rows = values.flatMap((value) => (Array.isArray(value) ? value : []))
    return emptyColumns(own._zod.def.element, rows, [...path, '*'])
  }
  if (own instanceof z.core.$ZodObject) {
    return Object.entries(own._zod.def.shape).flatMap(([key, field]) => {
      const column = values.map((value) => valueAt(value, [key]))
      return emptyColumns(field, column, [...path, key])
    })
  }
  const isEmpty = values.length > 1 && values.every((value) => value === null || value === '')
  if (!isEmpty || !path.includes('*') || provenanceOf(schema) !== 'shown') return []
  return [brokenRule('empty columns', path.join('.'), 'a value', describeValue(values[0]))]
}

/**
 * A warning for assumed fields and for forms that the shop reads, such as a numeric string for an
 * amount (architecture §4.9).
 */
function levelOf(schema: z.core.$ZodType, path: readonly PropertyKey[], json: unknown): Level {
  let provenance: Provenance | undefined
  let field: z.core.$ZodType | undefined = schema
  for (const key of path) {
    field = field && inner(field, key)
    // The innermost field with a provenance decides.
    provenance = (field && provenanceOf(field)) ?? provenance
  }
  const value = valueAt(json, path)
  if (provenance === 'assumed') return 'warning'
  // A missing value is null where it may be.
  if (field === undefined || (value === undefined && !(field instanceof z.core.$ZodNullable)))
    return 'fail'
  const read: unknown = parseTolerant(field, value)
  // An upload that cannot be shown is read as no picture.
  const isRead = read !== undefined && !(read === '' && value !== null && value !== '')
  return isRead ? 'warning' : 'fail'
}

/** A schema without `optional` and `nullable`. */
export function unwrapped(schema: unknown): unknown {
  const wraps = schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable
  return wraps ? unwrapped(schema._zod.def.innerType) : schema
}

function inner(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const own = unwrapped(schema)
  if (own instanceof z.core.$ZodObject) return own._zod.def.shape[String(key)]
  if (own instanceof z.core.$ZodArray) return own._zod.def.element
  if (own instanceof z.core.$ZodRecord) return own._zod.def.valueType
  return undefined
}
