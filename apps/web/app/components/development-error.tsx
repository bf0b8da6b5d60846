import { useEffect } from 'react'
import { reloadPage } from './missing-scripts'

/** What failed, for developers. A hot update reloads the page, which shows the fix. */
export const DevelopmentError = ({ error }: { readonly error: unknown }) => {
  useEffect(() => {
    import.meta.hot?.on('vite:afterUpdate', reloadPage)
    return () => import.meta.hot?.off('vite:afterUpdate', reloadPage)
  }, [])
  return <pre style={{ overflowX: 'auto' }}>{error instanceof Error ? error.stack : JSON.stringify(error)}</pre>
}
