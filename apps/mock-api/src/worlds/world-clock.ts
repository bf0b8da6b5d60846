/**
 * In milliseconds: the frozen time since 1970, or null for a running clock; and the offset to real
 * time.
 */
export interface ClockSetting {
  readonly frozenAt: number | null
  readonly aheadBy: number
}

/** The clock of a world, the only source of time in services. Tests freeze or advance it. */
export class WorldClock {
  setting: ClockSetting = { frozenAt: null, aheadBy: 0 }

  now(): Date {
    return new Date(this.setting.frozenAt ?? Date.now() + this.setting.aheadBy)
  }

  freeze(at: Date): void {
    this.setting = { ...this.setting, frozenAt: at.getTime() }
  }

  advance(seconds: number): void {
    const { frozenAt, aheadBy } = this.setting
    const ms = seconds * 1000
    this.setting =
      frozenAt === null ? { frozenAt, aheadBy: aheadBy + ms } : { frozenAt: frozenAt + ms, aheadBy }
  }

  resume(): void {
    this.setting = { frozenAt: null, aheadBy: 0 }
  }
}
