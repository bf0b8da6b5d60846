import { useLocation } from 'react-router'
import { paths } from '../config/paths'
import { useQueryParams } from '../hooks/use-query-params'

/** No return paths themselves: their URL has one. */
const signInPages = /^\/(account\/(signin|signup|forgotpassword)|reset-password|password-link)\b/

/**
 * Where a sign-in link of this page returns to: the page itself, or on the sign-in pages the return path of their URL, which is
 * validated where it is followed. Undefined for the home page, which is the default, and during hydration.
 */
export const useReturnPath = (): string | undefined => {
  const { pathname, search } = useLocation()
  const { query, ready } = useQueryParams()
  if (!ready || pathname === paths.home) return undefined
  return signInPages.test(pathname) ? (query.get('next') ?? undefined) : `${pathname}${search}`
}
