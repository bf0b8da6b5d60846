import { type ComponentType, useEffect, useState } from 'react'
import { logFailure } from '../../config/log'
import { onQueuedToast } from './toasts'

/** Loads the toast library for the first toast. Without it the page works as before. */
export const LazyToaster = () => {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./toaster')
      setToaster(() => loaded.Toaster)
    }
    return onQueuedToast(() => {
      load().catch((error: unknown) => logFailure('Loading the toasts', error))
    })
  }, [])
  return Toaster ? <Toaster /> : null
}
