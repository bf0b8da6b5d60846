import { type ComponentType, useEffect, useState } from 'react'
import { logFailure } from '../../config/log'
import { loadToasterWith } from './toasts'

/** Loads the toast library for the first toast. */
export const LazyToaster = () => {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./toaster')
      setToaster(() => loaded.Toaster)
    }
    loadToasterWith(
      () => void load().catch((error: unknown) => logFailure('Loading the toasts', error)),
    )
  }, [])
  return Toaster ? <Toaster /> : null
}
