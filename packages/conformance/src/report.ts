import type { BodyForm, Operation } from '@shop/contract'
import type { Level } from '@shop/contract/host/check-response'
import { type Rule, remedies, rules } from './rules.ts'

/** What a check found in a response. */
export interface Finding {
  readonly rule: Rule
  readonly level: Level
  /** The place in the body, such as `data.0.product_price`; empty for the response as a whole. */
  readonly path: string
  /** Without the values: findings with the same message at the same field are reported once. */
  readonly message: string
  readonly expected: string
  readonly received: string
}

export function brokenRule(rule: Rule, path: string, expected: string, received: string): Finding {
  const [level, message] = rules[rule]
  return { rule, level, path, message, expected, received }
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
   * `missing`: not implemented. `no success`: a request that should succeed never did. `errors only`: this mode sends no request
   * that should succeed.
   */
  readonly result: Result | 'missing' | 'no success' | 'errors only' | 'not tested'
}

export interface Report {
  readonly base: string
  readonly mode: 'read-only' | 'write' | 'write and fuzz'
  readonly strict: boolean
  readonly conforms: boolean
  readonly coverage: readonly Coverage[]
  /** The rules that were checked with responses of each operation. */
  readonly rules: readonly { readonly operation: string; readonly rule: Rule }[]
  readonly deviations: readonly Deviation[]
  readonly notes: readonly string[]
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
    .filter(
      ({ operation, rule }) => /^(?:CORS|valid requests)$/.test(rule) || !missing.has(operation),
    )
  const succeeded = coverage.some(({ result }) => result === 'pass' || result === 'warning')
  const isBroken = deviations.some(({ level }) => level === 'fail')
  const isUnanswered = coverage.some(
    (row) => /^(?:missing|no success)$/.test(row.result) || isUnsold(given.mode, row),
  )
  const conforms = succeeded && !isBroken && !isUnanswered
  const seen = results.flatMap(([, own]) => [...own.statuses.keys()])
  const isEmpty = missing.size > 0 && seen.every((status) => NOT_IMPLEMENTED.includes(status))
  const nothing = `${given.base}/api/v1: no call was found, so check the address`
  const steps = [...(isEmpty ? [nothing] : []), ...firstSteps(given, coverage, deviations)].slice(
    0,
    5,
  )
  return { ...given, conforms, coverage, rules: checked, deviations, firstSteps: steps }
}

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
const FIRST_OPERATIONS =
  'catalog.products catalog.product cart.update order.place payment.create payment.verify auth.signup auth.signin'.split(
    ' ',
  )

const UNTESTED = 'not tested yet: let the calls before succeed'

/** What fails only because of another failure is no step. */
const CONSEQUENCES: readonly (readonly [cause: RegExp, consequence: RegExp])[] = [
  [/^auth\.signin wrong password/, /^auth\.signin (?:unknown reset token|replaced password)/],
  [/^auth\.resetPassword unknown reset token/, /^auth\.signin valid requests/],
  [
    / (?:minimum|maximum) quantity | first \+1 /,
    /^cart\.update (?:cart (?:content|limits)|invalid requests 404 or)/,
  ],
]

const keyOf = ({ operation, rule, expected }: Deviation): string =>
  `${operation} ${rule} ${expected}`

/** The failures to repair first, in the order of `rules`, then in that of a purchase. */
function firstSteps(
  { mode, notes }: Given,
  coverage: readonly Coverage[],
  deviations: readonly Deviation[],
): string[] {
  const order = Object.keys(rules)
  const step = (operation: string, rule: Rule, text: string, cause = text) => {
    const place = FIRST_OPERATIONS.indexOf(operation)
    // What to build comes before what depends on it.
    const rank =
      order.indexOf(rule) * 1_000 + (text === UNTESTED ? 100 : 0) + (place === -1 ? 99 : place)
    const subject = rule === 'CORS' || rule === 'request limits' ? rule : operation
    return { subject, text, cause, rank }
  }
  const missing = new Set(
    coverage.flatMap(({ operation, result }) => (result === 'missing' ? [operation] : [])),
  )
  const isIncomplete = mode !== 'read-only' && missing.size > 0
  const unanswered = coverage.flatMap((row) => {
    const { operation, result, statuses } = row
    if (result === 'missing') return [step(operation, 'declared form', 'implement it', operation)]
    if (result === 'no success')
      return [step(operation, 'declared form', 'let a valid request succeed', operation)]
    // The note says why: without a payment or a mail the run cannot see a success.
    if (notes.some((note) => note.includes(`successful ${operation}`))) return []
    const neverSucceeded = !Object.entries(statuses).some(
      ([status, times]) => times > 0 && isSuccess(Number(status)),
    )
    return (isIncomplete && neverSucceeded) || isUnsold(mode, row)
      ? [step(operation, 'declared form', UNTESTED)]
      : []
  })
  const failed = deviations
    .filter(
      ({ level, rule, operation }) =>
        level === 'fail' && !(rule === 'valid requests' && missing.has(operation)),
    )
    .filter((found) => {
      const causes = CONSEQUENCES.filter(([, consequence]) => consequence.test(keyOf(found)))
      return !causes.some(([cause]) => deviations.some((other) => cause.test(keyOf(other))))
    })
    .map((deviation) => {
      const { operation, rule, message, path, received } = deviation
      // Of fields and refusals without a common remedy, each is a cause of its own.
      const own =
        rule === 'valid requests' ? received : (remedies[rule] ?? path.replace(/.*\./, ''))
      const text = [describeDeviation(deviation), remedies[rule] ?? []].flat().join('. ')
      return step(operation, rule, text, `${message} ${own}`)
    })
  const steps = [...unanswered, ...failed].toSorted((a, b) => a.rank - b.rank)
  return [...Map.groupBy(steps, ({ cause }) => cause).values()].map((group) => {
    const names = [...new Set(group.map(({ subject }) => subject))]
    const more = names.length > 3 ? [`${names.length - 3} more`] : []
    return `${[...names.slice(0, 3), ...more].join(', ')}: ${group[0]?.text}`
  })
}
