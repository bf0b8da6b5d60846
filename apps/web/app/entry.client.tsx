import { StrictMode, startTransition } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { PrerenderedContext, readPrerendered } from './api/prerendered-data'
import { loadChunk } from './components/load-chunk'
import { hydrateRoot } from './hydrate-root'

declare global {
  interface Window {
    /** Read by patches/react-router: loads the route modules of client-side navigations. */
    __loadRouteModule?: typeof loadChunk
  }
}

// The development server keeps React Router's own loading, which hot updates rely on.
if (import.meta.env.PROD) window.__loadRouteModule = loadChunk

/** Of patches/react-router: creates the router in a task of its own. The development server creates it in the first render. */
const prepareRouter: unknown = Reflect.get(HydratedRouter, 'prepare')
if (typeof prepareRouter === 'function') await prepareRouter()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PrerenderedContext value={readPrerendered()}>
        <HydratedRouter />
      </PrerenderedContext>
    </StrictMode>,
  )
})
