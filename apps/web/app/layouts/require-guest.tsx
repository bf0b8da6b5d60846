import { Navigate, Outlet, useSearchParams } from 'react-router'
import { paths } from '../config/paths'
import { useRehydrated, useShopSelector } from '../lib/hooks'
import { safeWayBack } from '../lib/way-back'

/**
 * Guest-only pages: an already-authorised user goes to / (spec §2). Someone who was sent here from a page goes back to
 * it, also right after signing in, so a sign-in form has nowhere to navigate to.
 */
export default function RequireGuest() {
  const ready = useRehydrated()
  const authorized = useShopSelector(({ auth }) => auth.isAuthorized)
  const [query] = useSearchParams()
  // Whoever is not known yet is most likely a guest: their page is drawn at build time, and stays.
  return ready && authorized ? <Navigate to={safeWayBack(query.get('next')) ?? paths.home} replace /> : <Outlet />
}
