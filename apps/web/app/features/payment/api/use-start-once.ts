import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Starts a mutation when the page opens, once an id: React's strict mode runs effects twice, but
 * the server must get one request. A changed id starts again.
 * @param id undefined until it is known
 */
export const useStartOnce = (id: string | undefined, start: (id: string) => void): void => {
  const startedId = useRef<string>(undefined)
  const onStart = useEffectEvent(start)
  useEffect(() => {
    if (id === undefined || startedId.current === id) return
    startedId.current = id
    onStart(id)
  }, [id])
}
