import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { HYDRATED } from '../config/hydrated-event'

/** The parts of the page that are not hydrated yet. When there is none left, the page is hydrated. */
const pending = new Set<object>()
let isHydrated = false

const endPart = (part: object) => {
  if (!pending.delete(part) || pending.size > 0 || isHydrated) return
  isHydrated = true
  // Shown by browsers' tools and measured by scripts/lighthouse.ts.
  performance.mark('hydrated')
  window.dispatchEvent(new Event(HYDRATED))
}

const EndOfContent = ({ part }: { readonly part: object }) => {
  useEffect(() => endPart(part), [part])
  return null
}

interface HydrationBoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * A Suspense boundary. The page's HYDRATED event is dispatched when the content of every boundary is hydrated: input before is
 * replayed (build/replay-early-input.ts).
 */
export const HydrationBoundary = ({ fallback, children }: HydrationBoundaryProps) => {
  const [part] = useState({})
  // Layout effects run before the effects of the content.
  useLayoutEffect(() => {
    pending.add(part)
    return () => endPart(part)
  }, [part])
  return (
    <Suspense fallback={fallback}>
      {children}
      <EndOfContent part={part} />
    </Suspense>
  )
}
