import { useState } from 'react'
import { useShopSelector } from './hooks'

/** Whether the session expired while this component was mounted, with no sign-in since. */
export const useSessionExpired = (): boolean => {
  const isAuthorized = useShopSelector(({ auth }) => auth.isAuthorized)
  const isExpired = useShopSelector(({ signOutReason }) => signOutReason === 'expired')
  const [wasAuthorized, setWasAuthorized] = useState(isAuthorized)
  if (isAuthorized && !wasAuthorized) setWasAuthorized(true)
  return wasAuthorized && !isAuthorized && isExpired
}
