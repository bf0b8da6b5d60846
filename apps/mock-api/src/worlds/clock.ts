/** In milliseconds: the frozen time since 1970, or null for a running clock; and the offset to real time. */
export interface ClockSetting {
  readonly frozenAt: number | null
  readonly aheadBy: number
}

/** The clock of a world, the only source of time in services. Tests freeze or advance it. */
export class WorldClock {
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

  get setting(): ClockSetting {
    return { frozenAt: this.#frozenAt, aheadBy: this.#aheadBy }
  }

  set(setting: ClockSetting): void {
    this.#frozenAt = setting.frozenAt
    this.#aheadBy = setting.aheadBy
  }
}
