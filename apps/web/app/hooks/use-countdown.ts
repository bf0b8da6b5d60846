import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts whole seconds down to zero; `stop` ends it. It measures elapsed monotonic time, since
 * timers are throttled in background tabs and the device's clock may change.
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
