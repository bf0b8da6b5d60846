import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '../hooks/use-hydrated'
import { failedScript, ScriptTimeout } from './missing-scripts'

/**
 * A component whose script is loaded when it is first rendered: for what opens on demand, and for
 * forms, which a prerendered page must not have: text typed before hydration would be lost, or be
 * sent in the page's URL.
 * @param fallback rendered at build time, during hydration and until the script has loaded
 */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): FunctionComponent<Props> => {
  const View = lazy(async () => {
    return { default: await load().catch(failedScript) }
  })
  const loading = (
    <>
      {fallback}
      <ScriptTimeout />
    </>
  )
  // biome-ignore lint/correctness/noComponentHookFactories: called once, by a module
  return function LazyView(props: Props) {
    if (!useHydrated()) return fallback
    return (
      <Suspense fallback={loading}>
        <View {...props} />
      </Suspense>
    )
  }
}

/** A lazy view of the working pages, whose MUI components have the theme of the shop. */
export const lazyMuiView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): FunctionComponent<Props> =>
  lazyView(async () => {
    const [{ MuiTheme }, View] = await Promise.all([import('./mui/mui-theme'), load()])
    return (props: Props) => (
      <MuiTheme>
        <View {...props} />
      </MuiTheme>
    )
  }, fallback)
