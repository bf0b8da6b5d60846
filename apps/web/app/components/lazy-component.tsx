import { type ComponentType, type FunctionComponent, lazy, memo, type ReactNode, Suspense } from 'react'
import { logFailure } from '../config/log'
import { useHydratedDeferred } from '../hooks/use-hydrated'
import { HydrationBoundary } from './hydration-boundary'
import { loadChunk } from './load-chunk'

export interface LazyOptions {
  /** Renders nothing if the component cannot be loaded, instead of the error page. */
  readonly optional?: boolean
  /**
   * Renders the fallback at build time and until hydration, for forms: text typed into a prerendered form would be lost, or be
   * sent in the page's URL.
   */
  readonly clientOnly?: boolean
  /**
   * Requests the script as soon as the module that defines the component runs, before the page hydrates: for what every visit of a page
   * shows.
   */
  readonly early?: boolean
}

/**
 * Moves a component and its imports out of the first load. If the component is prerendered, its HTML stays in place until the
 * script has loaded; otherwise the fallback is shown.
 *
 * @param fallback null where nothing has to be shown until then. Without one, as for a page, the layout's boundary keeps the
 *   prerendered HTML, or the page before, until the script has loaded.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
  { optional = false, clientOnly = false, early = false }: LazyOptions = {},
): FunctionComponent<Props> => {
  // An error is handled where the component is rendered.
  if (early && !import.meta.env.SSR) load().catch(() => undefined)
  const loadOptional = () =>
    load().catch((error: unknown) => {
      logFailure('Loading an optional component', error)
      return () => null
    })
  const Loaded = lazy(async () => ({ default: await (optional ? loadOptional() : loadChunk(load)) }))
  // The page is hydrated without what its HTML does not have.
  const Boundary = clientOnly ? Suspense : HydrationBoundary
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a component
  const LazyComponent = (props: Props) =>
    fallback === undefined ? (
      <Loaded {...props} />
    ) : (
      <Boundary fallback={fallback}>
        <Loaded {...props} />
      </Boundary>
    )
  // A new render before hydration would replace the prerendered HTML with the fallback. For the same reason without useHydratedDeferred.
  if (!clientOnly) return memo(LazyComponent)
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a component
  return function ClientOnlyComponent(props: Props) {
    return useHydratedDeferred() ? <LazyComponent {...props} /> : fallback
  }
}
