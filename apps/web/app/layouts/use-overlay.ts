import { useCallback, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * An overlay that a navigation closes, unless it was opened while that navigation was already
 * loading.
 */
export const useOverlay = () => {
  const { key } = useLocation()
  const next = useNavigation().location?.key
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt !== undefined && [key, next].includes(openedAt)
  // Otherwise Back would open it again.
  if (openedAt !== undefined && !isOpen) setOpenedAt(undefined)
  return {
    isOpen,
    open: () => setOpenedAt(next ?? key),
    close: useCallback(() => setOpenedAt(undefined), []),
  }
}
