/**
 * In milliseconds: the frozen time since 1970, or null for a running clock; and the offset to real
 * time.
 */
export interface ClockSetting {
  readonly frozenAt: number | null
  readonly aheadBy: number
}

/**
 * Before the year 10000, since times are compared as text, with room for what expires some weeks
 * after the time of the clock.
 */
const lastTime = Date.UTC(9000, 0, 1)

const timeOf = ({ frozenAt, aheadBy }: ClockSetting): number => frozenAt ?? Date.now() + aheadBy

/** Whether the time is from 1970 to 8999. */
export const isClockSetting = (setting: ClockSetting): boolean => {
  const time = timeOf(setting)
  return time >= 0 && time < lastTime
}

/** The clock of a world, the only source of time in services. Tests freeze or advance it. */
export class WorldClock {
  setting: ClockSetting = { frozenAt: null, aheadBy: 0 }

  now(): Date {
    return new Date(timeOf(this.setting))
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

export const describeClock = (clock: WorldClock) => {
  const { frozenAt, aheadBy } = clock.setting
  return {
    now: clock.now().toISOString(),
    frozen: frozenAt !== null,
    ahead_seconds: aheadBy / 1000,
  }
}
