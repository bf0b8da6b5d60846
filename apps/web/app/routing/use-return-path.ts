import { useLocation } from 'react-router'
import { paths } from '../config/paths'
import { useQueryParams } from '../hooks/use-query-params'
import { safeRedirect } from './safe-redirect'

const pagesWithForms: readonly string[] = [
  paths.signIn(),
  paths.signUp(),
  paths.forgotPassword(),
  paths.resetPassword('', ''),
  paths.passwordLink(),
].map((path) => path.replace(/\?.*/, ''))

/**
 * Where a sign-in link of this page returns to: the page itself, or on the sign-in pages the return path of their URL.
 * Undefined for the home page, which is the default, and during hydration.
 */
export const useReturnPath = (): string | undefined => {
  const { pathname, search } = useLocation()
  const { query, ready } = useQueryParams()
  if (!ready || pathname === paths.home) return undefined
  return pagesWithForms.includes(pathname.replace(/\/$/, '')) ? safeRedirect(query.get('next')) : `${pathname}${search}`
}
