import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { logFailure } from '../config/log'
import { useHydrated } from '../hooks/use-hydrated'
import { loadChunk } from './load-chunk'
import { PageSkeleton } from './skeleton'

interface LazyOptions {
  /** Renders nothing if the component cannot be loaded, instead of the error page. */
  readonly optional?: boolean
  /**
   * Renders the fallback at build time and until hydration, for forms: text typed into a prerendered form would be lost, or be
   * sent in the page's URL.
   */
  readonly clientOnly?: boolean
}

/**
 * Moves a component and its imports out of the first load. If the component is prerendered, its HTML stays in place until the
 * script has loaded; otherwise the fallback is shown.
 *
 * @param fallback null where nothing has to be shown until then
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <PageSkeleton />,
  { optional = false, clientOnly = false }: LazyOptions = {},
): ((props: Props) => ReactNode) => {
  const loadOptional = () =>
    load().catch((error: unknown) => {
      logFailure('Loading an optional component', error)
      return () => null
    })
  const Loaded = lazy(async () => ({ default: await (optional ? loadOptional() : loadChunk(load)) }))
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a component
  const LazyComponent = (props: Props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  )
  // Without useHydrated: its update would replace the prerendered HTML with the fallback.
  if (!clientOnly) return LazyComponent
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a component
  return function ClientOnlyComponent(props: Props) {
    return useHydrated() ? <LazyComponent {...props} /> : fallback
  }
}
