import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export const useOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/**
 * For a request that waits for the network (`networkMode: 'online'`): says so until the network is
 * back.
 */
export const OfflineNote = () => {
  const isOffline = useOffline()
  return <p role="status">{isOffline ? 'You seem to be offline. We’ll try again.' : null}</p>
}
