import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useRehydrated } from '../state/hooks'
import { loadChunk } from './load-chunk'
import { PageWaits } from './page-skeleton'

/**
 * A part of a page that may come after the first paint, such as a form with its rules. What was drawn of it at build time
 * stands until its script is there; where nothing was drawn, `waits` does.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waits: ReactNode = <PageWaits />,
) => {
  const Part = lazy(async () => ({ default: await loadChunk(load) }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, where a component is named; never while drawing
  return function Later(props: Props) {
    return (
      <Suspense fallback={waits}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/**
 * The same for what depends on who is here, such as the form to sign in. Nothing of it is drawn at build time: what is typed
 * into a form before its script is there would be lost with it, or be sent in the page's address.
 */
export const laterForVisitor = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waits: ReactNode = <PageWaits />,
) => {
  const Part = later(load, waits)
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, where a component is named; never while drawing
  return function LaterForVisitor(props: Props) {
    return useRehydrated() ? <Part {...props} /> : waits
  }
}
