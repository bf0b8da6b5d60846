import { useEffect, useState } from 'react'
import { lazyView } from '../lazy-view'
import { onFirstToast } from './toasts'

const Toaster = lazyView(async () => (await import('./toaster')).Toaster)

/** Loads the toast library for the first toast. */
export const LazyToaster = () => {
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(() => onFirstToast(() => setHasToasts(true)), [])
  return hasToasts ? <Toaster /> : null
}
