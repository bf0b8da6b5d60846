import { useEffect, useRef } from 'react'
import { createPath, Navigate, Outlet, useLocation } from 'react-router'
import { PageSkeleton } from '../components/skeleton'
import { paths } from '../config/paths'
import { useCustomerKey, useRehydrated, useShopSelector } from '../state/hooks'

export { privatePage as handle } from '../routing/private-page'

/**
 * Authorised-only pages: an unauthorised user goes to /account/signin (requirements §2), and back
 * to the page after signing in. After an explicit sign-out there is no return path, since another
 * customer may sign in next.
 */
export default function RequireCustomer() {
  const ready = useRehydrated()
  const customerKey = useCustomerKey()
  const authorized = customerKey !== undefined
  const signedOutByUser = useShopSelector(({ signOutReason }) => signOutReason === 'user')
  const wasAuthorized = useRef(false)
  const location = useLocation()
  useEffect(() => {
    if (authorized) wasAuthorized.current = true
  }, [authorized])
  if (!ready) return <PageSkeleton />
  // Remounts the page when another customer signs in, for example in another tab.
  if (authorized) return <Outlet key={customerKey} />
  const returnPath = signedOutByUser && wasAuthorized.current ? undefined : createPath(location)
  return <Navigate to={paths.signIn(returnPath)} replace />
}
