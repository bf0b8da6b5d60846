import { createPath, useLocation } from 'react-router'
import { paths } from '../config/paths'
import { useQueryParams } from '../hooks/use-query-params'

const BASE = 'http://shop.invalid'

/**
 * The redirect target after signing in, from the query's `next`: path, query and fragment of this
 * site, or undefined for anything that could lead to another site (`//evil`, `/\evil`, `/.//evil`,
 * `https://evil`, control characters).
 */
export const safeRedirect = (next: string | null | undefined): string | undefined => {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined
  const url = URL.parse(next, BASE)
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/** No return paths themselves: their URL has one. */
const signInPages = /^\/(account\/(signin|signup|forgotpassword)|reset-password|password-link)\b/

/**
 * Where a sign-in link of this page returns to: the page itself, or on the sign-in pages the return
 * path of their URL, which is validated where it is followed. Undefined for the home page, which is
 * the default, and during hydration.
 */
export const useReturnPath = (): string | undefined => {
  const location = useLocation()
  const { query, ready } = useQueryParams()
  if (!ready || location.pathname === paths.home) return undefined
  return signInPages.test(location.pathname)
    ? (query.get('next') ?? undefined)
    : createPath(location)
}
