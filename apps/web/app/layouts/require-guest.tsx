import { Navigate, Outlet, useSearchParams } from 'react-router'
import { paths } from '../config/paths'
import { safeRedirect } from '../routing/safe-redirect'
import { useRehydrated, useShopSelector } from '../state/hooks'
import { storageKeys } from '../state/storage'

export { privatePage as handle } from '../routing/private-page'

/** Runs as soon as the drawn page is read: whoever has a token is not shown what is for guests, not for a moment. */
const hideFromCustomers = `try {
if (localStorage.getItem(${JSON.stringify(storageKeys.token)})) document.currentScript.parentElement.style.visibility = 'hidden'
} catch {}`

/**
 * Guest-only pages: an already-authorised user goes to / (requirements §2). Someone who was sent here from a page goes back to
 * it, also right after signing in, so a sign-in form has nowhere to navigate to. The page is drawn at build time for guests, who
 * are most of those that come.
 */
export default function RequireGuest() {
  const ready = useRehydrated()
  const authorized = useShopSelector(({ auth }) => auth.isAuthorized)
  const [query] = useSearchParams()
  if (ready && authorized) return <Navigate to={safeRedirect(query.get('next')) ?? paths.home} replace />
  return (
    <div style={{ visibility: ready ? 'visible' : undefined }} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text above, which the page's policy names by its hash */}
      <script dangerouslySetInnerHTML={{ __html: hideFromCustomers }} />
      <Outlet />
    </div>
  )
}
