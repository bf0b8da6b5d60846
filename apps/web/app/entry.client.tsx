import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadForMissingScripts } from './components/missing-scripts'

reloadForMissingScripts()

// The response to a form needs them. Offline they would come with a new page, without what was typed.
const loadForForms = () =>
  void Promise.all([import('./api/parse-response'), import('./components/toast/toaster')]).catch(() => undefined)
document.addEventListener('focusin', loadForForms, { once: true })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
