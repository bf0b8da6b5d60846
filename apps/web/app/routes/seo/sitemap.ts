import { env } from '../../config/env'
import { paths } from '../../config/paths'
import { absoluteUrl } from '../../config/seo'
import { productAddresses } from './product-urls'

/** The pages that search engines should know, each under its one address. */
export const publicPages: readonly string[] = [
  paths.home,
  paths.category(),
  paths.starZone,
  paths.inventory,
  paths.dimensions,
  paths.temperaments,
  paths.applications,
  paths.emotionalIntelligence,
  paths.creativeThinking,
  paths.author,
  paths.about,
  paths.services,
  paths.publications,
  paths.trainers,
  paths.contact,
  paths.support,
  paths.shippingReturns,
  paths.privacy,
  paths.disclaimer,
]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }
const xml = (text: string) => text.replace(/[&<>'"]/g, (sign) => escapes[sign] ?? sign)

/** /sitemap.xml, written at build time: the pages, and the products that the admin host lists then. */
export const loader = async () => {
  const addresses = [...publicPages, ...(await productAddresses(env.apiOrigin))]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((path) => `  <url><loc>${xml(absoluteUrl(path))}</loc></url>`).join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}
