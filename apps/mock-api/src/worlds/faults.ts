import { anyOperation, type FaultEffect, type FaultInput } from './fault-schema.ts'

export interface Fault extends FaultInput {
  readonly id: number
  /** How often it was applied. */
  readonly applied: number
}

/** The faults of one world. Taking a fault is synchronous, so it applies to exactly `times` calls under any concurrency. */
export class Faults {
  #faults: Fault[] = []
  #nextId = 1
  readonly #held = new Set<() => void>()

  /** Oldest first, with the used-up ones. */
  get list(): readonly Fault[] {
    return this.#faults
  }

  /** The number of calls that are held now. */
  get heldCount(): number {
    return this.#held.size
  }

  add(input: FaultInput): Fault {
    const fault = { ...input, id: this.#nextId, applied: 0 }
    this.#nextId += 1
    this.#faults.push(fault)
    return fault
  }

  /** The effect of the oldest remaining fault of an operation, counted as applied. */
  take(operation: string): FaultEffect | undefined {
    const isNext = (fault: Fault) =>
      (fault.operation === operation || fault.operation === anyOperation) && fault.applied < fault.times
    const found = this.#faults.find(isNext)
    if (found === undefined) return undefined
    this.#faults = this.#faults.map((fault) => (fault === found ? { ...fault, applied: fault.applied + 1 } : fault))
    return found.effect
  }

  /** Returns whether there was such a fault. */
  remove(id: number): boolean {
    const count = this.#faults.length
    this.#faults = this.#faults.filter((fault) => fault.id !== id)
    return this.#faults.length < count
  }

  /** Resolves when held calls are released, or when `signal` aborts. */
  hold(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const proceed = () => {
        this.#held.delete(proceed)
        signal.removeEventListener('abort', proceed)
        resolve()
      }
      this.#held.add(proceed)
      signal.addEventListener('abort', proceed)
      if (signal.aborted) proceed()
    })
  }

  /** Releases all held calls. Returns their number. */
  release(): number {
    const held = [...this.#held]
    for (const proceed of held) proceed()
    return held.length
  }

  /** Removes all faults and releases held calls. */
  clear(): void {
    this.#faults = []
    this.release()
  }
}
