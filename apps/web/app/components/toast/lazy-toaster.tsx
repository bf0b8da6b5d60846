import { useEffect, useState } from 'react'
import { lazyComponent } from '../lazy-component'
import { onFirstToast } from './toasts'

const Toaster = lazyComponent(async () => (await import('./toaster')).Toaster, null, { optional: true })

/** Loads the toast library for the first toast. */
export const LazyToaster = () => {
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(() => onFirstToast(() => setHasToasts(true)), [])
  return hasToasts ? <Toaster /> : null
}
