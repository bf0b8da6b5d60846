/** The time as a world sees it. Services read the time here and nowhere else, so that a test may move it. */
interface Clock {
  now(): Date
}

/** Both in milliseconds: a moment since 1970, or null for a clock that runs, and how far it is ahead of the machine's. */
export interface ClockSetting {
  readonly frozenAt: number | null
  readonly aheadBy: number
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

  /** How the clock is set, to be shown and to be set again. */
  get setting(): ClockSetting {
    return { frozenAt: this.#frozenAt, aheadBy: this.#aheadBy }
  }

  set(setting: ClockSetting): void {
    this.#frozenAt = setting.frozenAt
    this.#aheadBy = setting.aheadBy
  }
}
