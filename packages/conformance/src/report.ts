import type { BodyForm, Operation } from '@shop/contract'
import type { FormFinding, Level } from '@shop/contract/host/check-response'
import { type Rule, rules, warnings } from './rules.ts'

/** What a check found in a response. */
export interface Finding extends Omit<FormFinding, 'rule'> {
  readonly rule: Rule
}

export function brokenRule(rule: Rule, path: string, expected: string, received: string): Finding {
  const level = rule in warnings ? 'warning' : 'fail'
  return { rule, level, path, message: rules[rule][0], expected, received }
}

export interface Deviation extends Finding {
  readonly operation: string
  readonly status: number
  /** The first request that showed it. */
  readonly request: string
  /** How often it was found. */
  readonly times: number
}

/** "the type is wrong at data.0.product_price: expected a number, received "49.90"" */
export const describeDeviation = ({ message, path, expected, received }: Deviation): string =>
  `${message}${path === '' ? '' : ` at ${path}`}: expected ${expected}, received ${received}`

/** The worst deviation. */
type Result = 'pass' | Level

interface Coverage {
  readonly operation: string
  /** The number of responses with each declared or received status. */
  readonly statuses: Readonly<Record<string, number>>
  /** The forms of its successes: the shop reads each (architecture §4.9). */
  readonly forms: readonly BodyForm[]
  /**
   * `missing`: not implemented. `no success`: a request that should succeed never did.
   * `errors only`: this mode sends no request that should succeed.
   */
  readonly result: Result | 'missing' | 'no success' | 'errors only' | 'not tested'
}

export interface Report {
  readonly base: string
  readonly mode: 'read-only' | 'write'
  readonly strict: boolean
  readonly conforms: boolean
  readonly coverage: readonly Coverage[]
  /** The rules that were checked with responses of each operation. */
  readonly rules: readonly { readonly operation: string; readonly rule: Rule }[]
  /** The failures, then the warnings, by what they cost. */
  readonly deviations: readonly Deviation[]
  readonly notes: readonly string[]
  /** What to do, by what it costs not to. */
  readonly firstSteps: readonly string[]
}

/** What a run saw of one operation. */
export class Results {
  readonly statuses = new Map<number, number>()
  readonly forms = new Set<BodyForm>()
  readonly rules = new Set<Rule>()
  readonly deviations = new Map<string, Deviation>()
  /** Whether it got a request that should succeed. */
  shouldSucceed = false
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

type Given = Pick<Report, 'base' | 'mode' | 'strict' | 'notes'>

/** @param results of the reported operations */
export function buildReport(
  results: readonly (readonly [Operation, Results])[],
  given: Given,
): Report {
  const coverage = results.map(([operation, own]) => coverageOf(operation, own))
  const checked = results.flatMap(([{ name }, own]) =>
    [...own.rules].map((rule) => ({ operation: name, rule })),
  )
  const missing = new Set(
    coverage.filter(({ result }) => result === 'missing').map(({ operation }) => operation),
  )
  // The coverage says what is missing; its refusals have no form to compare.
  const deviations = results
    .flatMap(([, own]) => [...own.deviations.values()])
    .filter(({ operation, rule }) => OF_ANY_CALL.includes(rule) || !missing.has(operation))
    .toSorted((a, b) => a.level.localeCompare(b.level) || rankOf(a) - rankOf(b))
  const succeeded = coverage.some(({ result }) => result === 'pass' || result === 'warning')
  const isBroken = deviations.some(({ level }) => level === 'fail')
  const isUnanswered = coverage.some(
    (row) => /^(?:missing|no success)$/.test(row.result) || isUnsold(given.mode, row),
  )
  const conforms = succeeded && !isBroken && !isUnanswered
  const seen = results.flatMap(([, own]) => [...own.statuses.keys()])
  const isEmpty = missing.size > 0 && seen.every((status) => NOT_IMPLEMENTED.includes(status))
  const nothing = `${given.base}/api/v1: no call was found, so check the address`
  const steps = [...(isEmpty ? [nothing] : []), ...firstSteps(coverage, deviations)]
  return { ...given, conforms, coverage, rules: checked, deviations, firstSteps: steps }
}

/** What is reported of a missing call too. */
const OF_ANY_CALL: readonly Rule[] = ['CORS', 'valid requests', 'host gone', 'finished checks']

const NOT_IMPLEMENTED: readonly number[] = [404, 405, 501]

function coverageOf({ name, route }: Operation, own: Results): Coverage {
  const declared = Object.keys(route.responses)
  const statuses = Object.fromEntries([...declared.map((status) => [status, 0]), ...own.statuses])
  const seen = [...own.statuses.keys()]
  const found = [...own.deviations.values()]
  const failures = found.filter(({ level }) => level === 'fail')
  const result = failures.length > 0 ? 'fail' : (found[0]?.level ?? 'pass')
  // A page of errors is not the body of a refusal, and a call that is not built knows no session.
  const isForeign = failures.some(({ rule }) =>
    /^(?:declared form|status of expired sessions)$/.test(rule),
  )
  const isMissing = seen.every((status) => {
    const isWanted = own.shouldSucceed && !own.rules.has('given options')
    return (
      NOT_IMPLEMENTED.includes(status) &&
      (isForeign || isWanted || !declared.includes(String(status)))
    )
  })
  const row = { operation: name, statuses, forms: [...own.forms] }
  // Preflight requests are no requests of the call.
  if (seen.length === 0) return { ...row, result: 'not tested' }
  if (isMissing) return { ...row, result: 'missing' }
  if (result === 'fail' || seen.some(isSuccess)) return { ...row, result }
  return { ...row, result: own.shouldSucceed ? 'no success' : 'errors only' }
}

/** Whether a call that every order needs was not even tried, because those before it failed. */
const isUnsold = (mode: Report['mode'], { operation, result }: Coverage): boolean =>
  mode !== 'read-only' &&
  /^order\.place$|^payment\.create$/.test(operation) &&
  /^(?:errors only|not tested)$/.test(result)

/** Without these calls nothing can be sold; then the accounts of customers. */
const FIRST_OPERATIONS = [
  'catalog.products',
  'catalog.product',
  'cart.update',
  'order.place',
  'payment.create',
  'payment.verify',
  'auth.signup',
  'auth.signin',
]

const ruleOrder = Object.keys(rules)

/** By what is lost, in the order of `rules`, then by the order of a purchase. */
function rankOf({ operation, rule }: Pick<Deviation, 'operation' | 'rule'>): number {
  const place = FIRST_OPERATIONS.indexOf(operation)
  const isFirst = place !== -1
  // An internal error stops the shop as a refusal does; in a purchase so does what it cannot read.
  const stops = rule === 'internal errors' || (isFirst && rule === 'declared form')
  const lost = stops ? 'valid requests' : rule
  return ruleOrder.indexOf(lost) * 1_000 + (isFirst ? place : 99)
}

interface Step {
  readonly subject: string
  readonly text: string
  /** Steps with the same cause are one. */
  readonly cause: string
  readonly rank: number
}

/** What to do for a call whose valid requests have no success, by its result. */
const stepsToSuccess: Partial<Record<Coverage['result'], string>> = {
  missing: 'implement it',
  'no success': 'let a valid request succeed',
}

function stepToSuccess({ operation: subject, result }: Coverage): Step[] {
  const text = stepsToSuccess[result]
  const rank = rankOf({ operation: subject, rule: 'valid requests' })
  return text === undefined ? [] : [{ subject, text, cause: subject, rank }]
}

function stepToRepair(deviation: Deviation): Step {
  const { operation, rule, message, path, received } = deviation
  const [, remedy] = rules[rule]
  const field = path.replace(/.*\./, '')
  // Of these rules, each refusal or field is a cause of its own.
  const causes: Partial<Record<Rule, string>> = {
    'valid requests': received,
    'declared form': field,
    'spelling of values': field,
  }
  return {
    subject: rule === 'CORS' || rule === 'request limits' ? rule : operation,
    text: [describeDeviation(deviation), remedy ?? []].flat().join('. '),
    cause: `${message} ${causes[rule] ?? ''}`,
    rank: rankOf(deviation),
  }
}

function firstSteps(coverage: readonly Coverage[], deviations: readonly Deviation[]): string[] {
  const missing = coverage.filter(({ result }) => result === 'missing')
  const isMissing = (name: string) => missing.some(({ operation }) => operation === name)
  const failures = deviations.filter(
    ({ level, rule, operation }) =>
      level === 'fail' && !(rule === 'valid requests' && isMissing(operation)),
  )
  const steps = [...coverage.flatMap(stepToSuccess), ...failures.map(stepToRepair)]
  const sorted = steps.toSorted((a, b) => a.rank - b.rank)
  return [...Map.groupBy(sorted, ({ cause }) => cause).values()].map((group) => {
    const names = [...new Set(group.map(({ subject }) => subject))]
    const more = names.length > 3 ? [`${names.length - 3} more`] : []
    return `${[...names.slice(0, 3), ...more].join(', ')}: ${group[0]?.text}`
  })
}
