import { absoluteUrl } from '../../config/seo'

/**
 * /robots.txt, generated at build time. Personal pages are not disallowed: a crawler has to read
 * their `noindex`.
 */
export const loader = () =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /pay/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  )
