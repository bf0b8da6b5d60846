const BASE = 'http://shop.invalid'

/**
 * The redirect target after signing in, from the query's `next`: path, query and fragment of this site, or undefined for
 * anything that could lead to another site (`//evil`, `/\evil`, `/.//evil`, `https://evil`, control characters).
 */
export const safeRedirect = (next: string | null | undefined): string | undefined => {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined
  const url = URL.parse(next, BASE)
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
