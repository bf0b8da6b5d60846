import { paths } from '../../config/paths'
import { absoluteUrl } from '../../config/seo'
import type { Frontmatter } from '../../content/frontmatter'
import { collectedCatalogue } from '../../features/catalogue/prerendered-catalogue.server'

/** The path of a file is the path of its page. A page with another canonical path is not listed. */
const informationPages = Object.entries(
  import.meta.glob<Frontmatter>('../../content/**/*.mdx', { import: 'handle', eager: true }),
)
  .filter(([, { canonical }]) => canonical === undefined)
  .map(([file]) => file.replace(/^\.\.\/\.\.\/content(.*)\.mdx$/, '$1'))

const publicPages: readonly string[] = [
  paths.home,
  paths.category(),
  paths.starZone,
  ...informationPages,
]

/** /sitemap.xml, generated at build time. */
export const loader = () => {
  const products = (collectedCatalogue()?.details ?? []).map(({ product_id }) =>
    paths.product(product_id),
  )
  const pages = [...publicPages, ...products]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`).join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}
