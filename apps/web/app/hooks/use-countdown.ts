import { useEffect, useEffectEvent, useState } from 'react'

/** What a visitor does who reads or uses the page. Not `scroll`, which the page also does by itself. */
const usageEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** The countdown pauses for this long after the visitor used the page. */
const PAUSE_MS = 10_000

/**
 * Counts whole seconds down to zero. It measures elapsed monotonic time, since timers are throttled in background tabs and the
 * device's clock may change. It pauses while the visitor uses the page; `stop` ends it.
 */
export const useCountdown = (seconds: number, onZero: () => void) => {
  const [left, setLeft] = useState(seconds)
  const [stopped, setStopped] = useState(false)
  const atZero = useEffectEvent(onZero)

  useEffect(() => {
    if (stopped) return undefined
    let remainingMs = seconds * 1000
    let last = performance.now()
    let pausedUntil = 0
    const onUse = () => {
      pausedUntil = performance.now() + PAUSE_MS
    }
    const timer = setInterval(() => {
      const now = performance.now()
      // Without the pause, also if it began or ended between two ticks of a throttled timer.
      if (now > pausedUntil) remainingMs -= now - Math.max(last, pausedUntil)
      last = now
      const remaining = Math.max(0, Math.ceil(remainingMs / 1000))
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(timer)
      atZero()
    }, 250)
    for (const event of usageEvents) window.addEventListener(event, onUse, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of usageEvents) window.removeEventListener(event, onUse)
    }
  }, [seconds, stopped])

  return { left, stopped, stop: () => setStopped(true) }
}
