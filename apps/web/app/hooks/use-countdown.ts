import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts whole seconds down to zero, by the time gone by rather than by ticks, so that a tab in the background is not late, and not
 * by the device's clock, which may be set meanwhile. `stop` ends it for good: people who read slowly are not carried off.
 * @param seconds where it starts
 * @param onZero called once, at zero, unless stopped
 */
export const useCountdown = (seconds: number, onZero: () => void) => {
  const [left, setLeft] = useState(seconds)
  const [stopped, setStopped] = useState(false)
  const atZero = useEffectEvent(onZero)

  useEffect(() => {
    if (stopped) return undefined
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(timer)
      atZero()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, stopped])

  return { left, stopped, stop: () => setStopped(true) }
}
