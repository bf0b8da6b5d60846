import { lazy, Suspense, useEffect, useState } from 'react'
import { logFailure } from '../../config/log'
import { onFirstToast } from './toasts'

/** A toast that cannot be shown takes nothing else down. */
const Toaster = lazy(() =>
  import('./toaster').catch((error: unknown) => {
    logFailure('Loading the toasts', error)
    return { default: () => <></> }
  }),
)

/** Keeps the toast library off the first load. */
export const LazyToaster = () => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
