import { isRecord, type Operation, operations } from '@shop/contract'
import { describeValue, valueAt } from '@shop/contract/host/describe-value'
import type { HostOptions, HostResponse } from './http.ts'
import { brokenRule, buildReport, type Finding, type Report, Results } from './report.ts'
import type { Rule } from './rules.ts'

export interface RunOptions extends HostOptions {
  readonly origin?: string | undefined
  readonly only?: ReadonlySet<string> | undefined
  readonly strict?: boolean | undefined
  readonly mailDomain?: string | undefined
}

/**
 * An id that differs in fewer bits from each of two others, or in very few from one, is counted,
 * made of the time, or one of few that can be tried. Random ones do so once in 10^8.
 */
const MIN_RANDOM_BITS = { ofTwo: 30, ofOne: 24 }

/** What breaks these is the cause of what follows, so that `--only` does not hide it. */
const CAUSES: readonly Rule[] = ['host gone', 'finished checks', 'given options']

/** What a run finds, by operation. */
export class Findings {
  protected readonly options: RunOptions
  readonly #results = new Map<Operation, Results>()
  readonly #notes = new Set<string>()
  /** The last two ids of each place. */
  readonly #ids = new Map<string, readonly string[]>()

  constructor(options: RunOptions) {
    this.options = options
  }

  report(mode: Report['mode']): Report {
    const { base, only, strict = false } = this.options
    const results = operations
      .map((operation) => [operation, this.resultsOf({ operation })] as const)
      .filter(
        ([{ name }, { rules: checked }]) =>
          !only || only.has(name) || CAUSES.some((rule) => checked.has(rule)),
      )
    return buildReport(results, { base, mode, strict, notes: [...this.#notes] })
  }

  /** @returns undefined, which ends a check that cannot go on */
  addNote(text: string): undefined {
    this.#notes.add(text)
  }

  /**
   * Records that a rule was checked with a response, and the deviation if it is broken.
   * @returns `isKept`
   */
  check(
    response: HostResponse,
    rule: Rule,
    isKept: boolean,
    path: string,
    expected: string,
    received: string,
  ): boolean {
    this.resultsOf(response).rules.add(rule)
    if (!isKept) this.add(response, brokenRule(rule, path, expected, received))
    return isKept
  }

  /**
   * Compares the parts of an expected value with those of a response. What the host did not send is
   * not compared: `checkResponse` reports it. Returns whether all are equal.
   * @param received where it is not what the body has at the path
   */
  compare(
    response: HostResponse & { readonly body?: unknown },
    rule: Rule,
    path: string,
    expected: unknown,
    received = valueAt(response.body, path.split('.')),
  ): boolean {
    if (expected === undefined || received === undefined) return true
    if (isRecord(expected) && isRecord(received)) {
      const results = Object.entries(expected).map(([key, part]) => {
        const place = path === '' ? key : `${path}.${key}`
        return this.compare(response, rule, place, part, valueAt(received, [key]))
      })
      return results.every(Boolean)
    }
    // A host may store a phone number without its blanks.
    const plain = (value: unknown) =>
      path.endsWith('phone') ? String(value).replace(/\D/g, '') : value
    const isEqual = Object.is(plain(expected), plain(received))
    const [wanted, found] = [describeValue(expected), describeValue(received)]
    return this.check(response, rule, isEqual, path, wanted, found)
  }

  /** @param path such as `data.*.product_id` */
  unique(response: HostResponse, path: string, ids: readonly unknown[] = []): void {
    const repeated = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index)
    const received = `${describeValue(repeated, path)} twice`
    this.check(response, 'unique ids', repeated === undefined, path, 'different ids', received)
  }

  /** Compares an id that must not be guessed with those before. */
  checkId(response: HostResponse, path: string, value: unknown): void {
    const id = String(value ?? '')
    const before = this.#ids.get(path) ?? []
    if (id === '' || before.includes(id)) return
    this.#ids.set(path, [...before, id].slice(-2))
    if (before.length === 0) return
    const min = before.length > 1 ? MIN_RANDOM_BITS.ofTwo : MIN_RANDOM_BITS.ofOne
    const isRandom = before.some((each) => differingBits(id, each) >= min)
    const received = `${describeValue(id, path)} after ${describeValue(before.at(-1), path)}`
    this.check(response, 'guessable ids', isRandom, path, 'a random id', received)
  }

  protected resultsOf({ operation }: Pick<HostResponse, 'operation'>): Results {
    const results = this.#results.get(operation) ?? new Results()
    this.#results.set(operation, results)
    return results
  }

  protected add(response: HostResponse, { level, ...finding }: Finding): void {
    const { status, request, operation } = response
    const { deviations, rules: checked } = this.resultsOf(response)
    checked.add(finding.rule)
    // Rows of a list share their deviations, so that each is reported once.
    const place = finding.path.replace(/\b\d+\b/g, '*')
    const key = [status, place, finding.rule, finding.message].join(' ')
    const first = { ...finding, operation: operation.name, status, request, times: 0 }
    const known = deviations.get(key) ?? first
    const times = known.times + 1
    deviations.set(key, { ...known, level: this.options.strict ? 'fail' : level, times })
  }
}

/**
 * What is between the beginning and the end that two ids share, in bits: two digits for
 * LPI-1099-MY and LPI-1101-MY.
 */
function differingBits(id: string, other: string): number {
  const shift = other.length - id.length
  const characters = [...id]
  const start = characters.findIndex((character, index) => character !== other[index])
  const end = characters.findLastIndex((character, index) => character !== other[index + shift])
  const differing = id.slice(start, end + 1).replaceAll(/\W/g, '')
  const digits = /[g-z]/i.test(differing) ? 62 : 16
  return differing.length * Math.log2(/\D/.test(differing) ? digits : 10)
}
