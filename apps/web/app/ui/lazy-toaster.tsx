import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from '../lib/toasts'

const Toaster = lazy(() => import('./toaster'))

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
