import { useEffect } from 'react'
import { Navigate, Outlet, useSearchParams } from 'react-router'
import { paths } from '../config/paths'
import { useHydrated } from '../hooks/use-hydrated'
import { safeRedirect } from '../routing/return-path'
import { useRehydrated, useShopSelector } from '../state/hooks'
import { writeOwned } from '../state/owned-storage'
import { storageKeys } from '../state/storage'

export { privatePage as handle } from '../routing/private-page'

/**
 * Runs while the prerendered page is parsed, so that a signed-in customer does not see the guest
 * page flash.
 */
const hideFromCustomers = `try {
if (localStorage.getItem(${JSON.stringify(storageKeys.token)})) document.currentScript.parentElement.style.visibility = 'hidden'
} catch {}`

/**
 * Guest-only pages: an already-authorised user goes to / (requirements §2), or to the return path
 * in `next`. This also happens after signing in, so the sign-in form does not navigate. The page is
 * prerendered for guests.
 */
export default function RequireGuest() {
  const ready = useRehydrated()
  const authorized = useShopSelector(({ auth }) => auth.isAuthorized)
  const hydrated = useHydrated()
  const [query] = useSearchParams()
  const returnPath = safeRedirect(query.get('next'))
  useEffect(() => {
    // A mailed link, which the visitor may open from here, has no return path.
    if (ready && returnPath) writeOwned(storageKeys.returnPath, returnPath)
  }, [ready, returnPath])
  if (ready && authorized) return <Navigate to={returnPath ?? paths.home} replace />
  return (
    <div style={{ visibility: ready ? 'visible' : undefined }} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script */}
      {hydrated ? null : <script dangerouslySetInnerHTML={{ __html: hideFromCustomers }} />}
      <Outlet />
    </div>
  )
}
