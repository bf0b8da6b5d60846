import { ShopError } from '../shared/errors.ts'

export const anyOperation = '*'

/** `times` is the number of calls that a rule applies to; without a limit if omitted. */
interface RuleInput {
  readonly operation: string
  readonly times?: number | undefined
}

/** A fault or a stub of a world. `applied` is how often it was applied, `remaining` how often it still will be. */
export type Rule<T> = T & { readonly id: number; readonly applied: number; readonly remaining: number | undefined }

export const maxRules = 1000

/** Rules for the next calls of an operation. Applying one is synchronous, so it applies exactly `times` times under any concurrency. */
export class CallRules<T extends RuleInput> {
  readonly #kind: 'fault' | 'stub'
  #rules: readonly Rule<T>[] = []
  #nextId = 1

  constructor(kind: 'fault' | 'stub') {
    this.#kind = kind
  }

  get list(): readonly Rule<T>[] {
    return this.#rules
  }

  add(...inputs: readonly T[]): Rule<T>[] {
    if (this.#rules.length + inputs.length > maxRules) {
      throw new ShopError('validation_failed', `A world has at most ${maxRules} ${this.#kind}s.`)
    }
    const added = inputs.map((input, index) => ({
      ...input,
      id: this.#nextId + index,
      applied: 0,
      remaining: input.times,
    }))
    this.#nextId += added.length
    this.#rules = [...this.#rules, ...added]
    return added
  }

  of(operation: string): Rule<T>[] {
    return this.#rules.filter(
      (rule) => (rule.operation === operation || rule.operation === anyOperation) && rule.remaining !== 0,
    )
  }

  protected apply(rule: Rule<T> | undefined): Rule<T> | undefined {
    this.#rules = this.#rules.map((each) =>
      each === rule ? { ...each, applied: each.applied + 1, remaining: each.remaining && each.remaining - 1 } : each,
    )
    return rule
  }

  replace(id: number, input: T): Rule<T> {
    const changed = { ...input, id, applied: 0, remaining: input.times }
    this.#rules = this.#rules.with(this.#indexOf(id), changed)
    return changed
  }

  remove(id: number): void {
    this.#rules = this.#rules.toSpliced(this.#indexOf(id), 1)
  }

  /** @throws ShopError `not_found` */
  #indexOf(id: number): number {
    const index = this.#rules.findIndex((rule) => rule.id === id)
    if (index < 0) throw new ShopError('not_found', `There is no ${this.#kind} ${id}.`)
    return index
  }

  clear(): void {
    this.#rules = []
  }
}
