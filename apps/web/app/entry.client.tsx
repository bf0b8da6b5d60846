import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadForMissingScripts } from './components/missing-scripts'

reloadForMissingScripts()

// Offline, a form needs it to say that nothing was saved.
addEventListener(
  'focusin',
  () => void import('./components/toast/toaster').catch(() => undefined),
  { once: true },
)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
