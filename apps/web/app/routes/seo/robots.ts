import { absoluteUrl } from '../../config/seo'

/** /robots.txt, written at build time. Personal pages say noindex themselves, which a crawler must be let in to read. */
export const loader = () =>
  new Response(`User-agent: *\nDisallow: /api/\nDisallow: /pay/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
