import { type Operation, operations } from '../src/index.ts'
import type { CheckedRule, Coverage, Deviation, Finding, HostResponse, Level, Report } from './model.ts'
import { type Rule, ruleLevels } from './rules.ts'

/** Collects the results of a run, of the selected operations alone. */
export class ReportBuilder {
  readonly #seen = new Map<string, number>()
  /** The operations that got a request which should succeed. */
  readonly #shouldSucceed = new Set<string>()
  readonly #deviations = new Map<string, Deviation>()
  readonly #checked = new Map<string, { operation: string; rule: Rule }>()
  readonly #notes = new Set<string>()
  readonly #only: ReadonlySet<string> | undefined

  constructor(only: ReadonlySet<string> | undefined) {
    this.#only = only
  }

  expectSuccess(operation: string): void {
    this.#shouldSucceed.add(operation)
  }

  countResponse(operation: string, status: number): void {
    const key = `${operation} ${status}`
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1)
  }

  /** Records that a rule was checked; deviations are added separately. */
  passed(operation: string, rule: Rule): void {
    this.#checked.set(`${operation} ${rule}`, { operation, rule })
  }

  add({ operation, status, request }: HostResponse, finding: Finding): void {
    const { rule, path = '', message, level = ruleLevels[rule] } = finding
    this.passed(operation.name, rule)
    // Rows of a list share their deviations, so that each is reported once.
    const key = [operation.name, status, path.replace(/\b\d+\b/g, '*'), rule, message].join(' ')
    const known = this.#deviations.get(key)
    this.#deviations.set(
      key,
      known
        ? { ...known, times: known.times + 1 }
        : { ...finding, operation: operation.name, level, status, path, request, times: 1 },
    )
  }

  addNote(text: string): void {
    this.#notes.add(text)
  }

  build(base: string, mode: Report['mode'], strict: boolean): Report {
    const selected = (name: string) => this.#only === undefined || this.#only.has(name)
    const deviations = [...this.#deviations.values()]
      .filter(({ operation }) => selected(operation))
      .map((deviation): Deviation => (strict ? { ...deviation, level: 'fail' } : deviation))
    const coverage = operations
      .filter(({ name }) => selected(name))
      .map((operation) => this.#coverageOf(operation, deviations))
    const rules = [...this.#checked.values()]
      .filter(({ operation }) => selected(operation))
      .map((checked): CheckedRule => ({ ...checked, result: resultOf(deviations, checked) }))
    const succeeded = coverage.some(({ result }) => result === 'pass' || result === 'warning')
    const conforms = succeeded && coverage.every(({ result }) => result !== 'fail' && result !== 'no success')
    return { base, mode, strict, conforms, coverage, rules, deviations, notes: [...this.#notes] }
  }

  #coverageOf({ name, route }: Operation, deviations: readonly Deviation[]): Coverage {
    const statuses = Object.fromEntries(
      Object.keys(route.responses).map((status) => [status, this.#seen.get(`${name} ${status}`) ?? 0]),
    )
    const own = deviations.filter(({ operation }) => operation === name)
    return { operation: name, statuses, result: this.#resultOf(name, statuses, own) }
  }

  #resultOf(name: string, statuses: Coverage['statuses'], own: readonly Deviation[]): Coverage['result'] {
    if (own.some(({ level }) => level === 'fail')) return 'fail'
    const seen = Object.entries(statuses).flatMap(([status, times]) => (times > 0 ? [status] : []))
    if (seen.some((status) => status.startsWith('2'))) return own.length > 0 ? 'warning' : 'pass'
    if (this.#shouldSucceed.has(name)) return 'no success'
    return seen.length > 0 ? 'errors only' : 'not tested'
  }
}

function resultOf(deviations: readonly Deviation[], checked: { operation: string; rule: Rule }): 'pass' | Level {
  const own = deviations.filter(({ operation, rule }) => operation === checked.operation && rule === checked.rule)
  if (own.some(({ level }) => level === 'fail')) return 'fail'
  return own.length > 0 ? 'warning' : 'pass'
}
