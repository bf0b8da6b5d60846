import { useState } from 'react'
import { toast } from '../components/toast/toasts'
import { useShopSelector } from './hooks'
import type { ShopStore } from './store'

/**
 * Tells the shopper that their session ran out, wherever they are: the header, the cart and the page change under their hands.
 * Who signed out by choice knows. Answers how to stop.
 */
export const tellSessionEnd = (store: ShopStore): (() => void) => {
  let authorized = store.getState().auth.isAuthorized
  return store.subscribe(() => {
    const before = authorized
    const { auth, sessionEnd } = store.getState()
    authorized = auth.isAuthorized
    if (!before || authorized || sessionEnd !== 'expiry') return
    toast.error('Your session has ended. Sign in again to go on; your cart waits on your account.', {
      id: 'session-end',
    })
  })
}

/** Whether the session ran out while this part of the page was there, and nobody has signed in since. */
export const useSessionRanOut = (): boolean => {
  const authorized = useShopSelector(({ auth }) => auth.isAuthorized)
  const byExpiry = useShopSelector(({ sessionEnd }) => sessionEnd === 'expiry')
  const [wasIn, setWasIn] = useState(authorized)
  if (authorized && !wasIn) setWasIn(true)
  return wasIn && !authorized && byExpiry
}
