/** What a fault does to a call (architecture §6). `delay` and `hold` let the call go on afterwards. */
export type Effect =
  | { readonly kind: 'status'; readonly status: number; readonly when: When }
  | { readonly kind: 'delay'; readonly ms: number; readonly when: When }
  | { readonly kind: 'drop'; readonly when: When }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'half' }
  | { readonly kind: 'hold'; readonly when: When }

/** Whether it strikes before the call has done its work, or after: the answer alone is lost then. */
export type When = 'before' | 'after'

/** Every operation. */
export const anyOperation = '*'

export interface Fault {
  readonly id: number
  /** The contract's name of an operation, such as `cart.update`, or `*`. */
  readonly operation: string
  readonly times: number
  readonly effect: Effect
  /** How often it has struck. */
  readonly struck: number
}

/**
 * The faults of one world. A fault is taken in the same turn in which it is found, so that one with `times: 1` strikes
 * once, however many calls are under way.
 */
export class Faults {
  #faults: Fault[] = []
  #nextId = 1
  readonly #held = new Set<() => void>()

  /** Oldest first; those that have struck as often as they should stay, to be looked at. */
  get list(): readonly Fault[] {
    return this.#faults
  }

  /** How many calls are held right now. */
  get heldCount(): number {
    return this.#held.size
  }

  add(fault: Pick<Fault, 'operation' | 'times' | 'effect'>): Fault {
    const added = { ...fault, id: this.#nextId, struck: 0 }
    this.#nextId += 1
    this.#faults.push(added)
    return added
  }

  /** The effect for this call, if one is due: the oldest fault that has strikes left. Counts as a strike. */
  strike(operation: string): Effect | undefined {
    const index = this.#faults.findIndex(
      (fault) => (fault.operation === operation || fault.operation === anyOperation) && fault.struck < fault.times,
    )
    const due = this.#faults[index]
    if (due === undefined) return undefined
    this.#faults[index] = { ...due, struck: due.struck + 1 }
    return due.effect
  }

  /** Waits until calls are released, or `signal` says that nobody waits any longer. */
  hold(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        this.#held.delete(goOn)
        signal.removeEventListener('abort', goOn)
        resolve()
      }
      this.#held.add(goOn)
      signal.addEventListener('abort', goOn)
      if (signal.aborted) goOn()
    })
  }

  /** Lets every held call go on. Answers how many. */
  release(): number {
    const held = [...this.#held]
    for (const goOn of held) goOn()
    return held.length
  }

  /** Forgets every fault and lets go whatever they hold. */
  clear(): void {
    this.#faults = []
    this.release()
  }
}
