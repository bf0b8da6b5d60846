import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { type LazyOptions, lazyComponent } from '../components/lazy-component'

/**
 * A lazy component that uses the store, the query cache or the API client, as do the components inside it: they are loaded with it.
 * Layouts and routes use these hooks nowhere else, so that the page hydrates without them.
 *
 * @param fallback and options as for `lazyComponent`
 */
export const dataComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
  options?: LazyOptions,
): FunctionComponent<Props> =>
  lazyComponent(
    async () => {
      const [{ withDataLayer }, Component] = await Promise.all([import('./data-layer'), load()])
      return withDataLayer(Component)
    },
    fallback,
    options,
  )
