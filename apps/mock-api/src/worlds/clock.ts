/** The time as a world sees it. Services read the time here and nowhere else, so that a test may move it. */
export interface Clock {
  now(): Date
}

/** A clock that runs with the machine's, may be set ahead or stopped, and taken back to the machine's. */
export class WorldClock implements Clock {
  #frozenAt: number | null = null
  #aheadBy = 0

  now(): Date {
    return new Date(this.#frozenAt ?? Date.now() + this.#aheadBy)
  }

  freeze(at: Date): void {
    this.#frozenAt = at.getTime()
  }

  advance(seconds: number): void {
    if (this.#frozenAt === null) this.#aheadBy += seconds * 1000
    else this.#frozenAt += seconds * 1000
  }

  resume(): void {
    this.#frozenAt = null
    this.#aheadBy = 0
  }
}
