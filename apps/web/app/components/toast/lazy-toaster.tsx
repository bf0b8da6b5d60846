import { type ComponentType, useEffect, useState } from 'react'
import { logFailure } from '../../config/log'
import { loadToasterWith } from './toasts'

/** Loads the toast library at the first use of the page: without a network, a toast says so. */
export const LazyToaster = () => {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./toaster')
      setToaster(() => loaded.Toaster)
    }
    loadToasterWith(() => void load().catch((error: unknown) => logFailure('Loading the toasts', error)))
    document.addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
  }, [])
  return Toaster ? <Toaster /> : null
}
