import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { PageSkeleton } from '../components/skeleton'
import { paths } from '../config/paths'
import { useCustomerId, useRehydrated, useShopSelector } from '../state/hooks'

export { privatePage as handle } from '../routing/private-page'

/**
 * Authorised-only pages: an unauthorised user goes to /account/signin (requirements §2), and back here afterwards. Who signed out by
 * choice leaves no way back: the next to sign in here may be somebody else.
 */
export default function RequireCustomer() {
  const ready = useRehydrated()
  const customerId = useCustomerId()
  const authorized = customerId !== undefined
  const leftByChoice = useShopSelector(({ signOutReason }) => signOutReason === 'user')
  const wasInside = useRef(false)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (authorized) wasInside.current = true
  }, [authorized])
  if (!ready) return <PageSkeleton />
  // Another customer, as another tab may tell of, starts with pages of their own.
  if (authorized) return <Outlet key={customerId} />
  const wayBack = leftByChoice && wasInside.current ? undefined : `${pathname}${search}`
  return <Navigate to={paths.signIn(wayBack)} replace />
}
