import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../config/paths'
import { useRehydrated, useShopSelector } from '../lib/hooks'
import { PageWaits } from '../ui/page-waits'

/** Authorised-only pages: an unauthorised user goes to /account/signin (spec §2), and back here afterwards. */
export default function RequireCustomer() {
  const ready = useRehydrated()
  const authorized = useShopSelector(({ auth }) => auth.isAuthorized)
  const { pathname, search } = useLocation()
  if (!ready) return <PageWaits />
  return authorized ? <Outlet /> : <Navigate to={paths.signIn(`${pathname}${search}`)} replace />
}
