import * as z from 'zod/mini'
import { ShopError } from '../shared/errors.ts'

export const anyOperation = '*'

/**
 * What a rule has besides its input: `applied` is how often it was applied, `remaining` how often
 * it will still be. A rule without `times` has no `remaining`.
 */
export const ruleShape = { id: z.number(), applied: z.number(), remaining: z.optional(z.number()) }

export type Rule<T> = T & Readonly<z.infer<z.ZodMiniObject<typeof ruleShape>>>

export const maxRules = 1000

/**
 * Rules for the next calls of an operation: `times` of them, or all. A rule is applied
 * synchronously, so that parallel calls cannot apply it more often.
 */
export class CallRules<
  T extends { readonly operation: string; readonly times?: number | undefined },
> {
  readonly #kind: 'fault' | 'stub'
  readonly #onChange: () => void
  #rules: readonly Rule<T>[]
  #nextId: number

  /**
   * @param rules those that an earlier process has stored
   * @param onChange stores the rules
   */
  constructor(kind: 'fault' | 'stub', rules: readonly Rule<T>[], onChange: () => void) {
    this.#kind = kind
    this.#onChange = onChange
    this.#rules = rules
    this.#nextId = Math.max(0, ...rules.map(({ id }) => id)) + 1
  }

  get list(): readonly Rule<T>[] {
    return this.#rules
  }

  #change(rules: readonly Rule<T>[]): readonly Rule<T>[] {
    this.#rules = rules
    this.#onChange()
    return rules
  }

  add(input: T): Rule<T> {
    // `addAll` makes the same rule.
    const rule = this.#ruleOf(this.#nextId, input)
    this.addAll([input])
    return rule
  }

  addAll(inputs: readonly T[]): readonly Rule<T>[] {
    if (this.#rules.length + inputs.length > maxRules) {
      throw new ShopError('validation_failed', `A world has at most ${maxRules} ${this.#kind}s.`)
    }
    const added = inputs.map((input, index) => this.#ruleOf(this.#nextId + index, input))
    this.#nextId += added.length
    this.#change([...this.#rules, ...added])
    return added
  }

  #ruleOf(id: number, input: T): Rule<T> {
    return {
      ...input,
      id,
      applied: 0,
      ...(input.times !== undefined && { remaining: input.times }),
    }
  }

  of(operation: string): Rule<T>[] {
    return this.#rules.filter(
      (rule) =>
        (rule.operation === operation || rule.operation === anyOperation) && rule.remaining !== 0,
    )
  }

  /** Counts a call to which a rule applies. @returns the rule as it was before */
  protected apply(rule: Rule<T> | undefined): Rule<T> | undefined {
    if (!rule) return undefined
    const { remaining } = rule
    const counted = {
      ...rule,
      applied: rule.applied + 1,
      ...(remaining !== undefined && { remaining: remaining - 1 }),
    }
    this.#change(this.#rules.with(this.#indexOf(rule.id), counted))
    return rule
  }

  replace(id: number, input: T): Rule<T> {
    const changed = this.#ruleOf(id, input)
    this.#change(this.#rules.with(this.#indexOf(id), changed))
    return changed
  }

  /** @returns the rules that stay, as `clear` does */
  remove(id: number): readonly Rule<T>[] {
    return this.#change(this.#rules.toSpliced(this.#indexOf(id), 1))
  }

  /** @throws ShopError `not_found` */
  #indexOf(id: number): number {
    const index = this.#rules.findIndex((rule) => rule.id === id)
    if (index < 0) throw new ShopError('not_found', `There is no ${this.#kind} ${id}.`)
    return index
  }

  clear(): readonly Rule<T>[] {
    return this.#change([])
  }
}
