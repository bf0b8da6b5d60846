import type { MetaDescriptor } from 'react-router'
import { env } from './env'
import { builtSite } from './site'

/** The shop's public URL without a trailing slash: VITE_SITE_URL, or the one in data.json. */
const siteUrl = env.siteUrl || builtSite.url

export const absoluteUrl = (path: string): string => `${siteUrl}${path}`

export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

const shareImage = { path: '/share.png', width: 1200, height: 630 } as const

/** The text of a JSON-LD block. `<` is escaped: `</script>` would end the block. */
export const jsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')

interface ShareFacts {
  readonly title: string
  readonly description: string
  /**
   * The canonical path of the page, from config/paths; none for pages that differ for each visitor.
   */
  readonly path?: string
}

export const shareTags = ({ title, description, path }: ShareFacts): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: builtSite.brand.name },
  { property: 'og:locale', content: 'en_MY' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(path === undefined ? [] : [{ property: 'og:url', content: absoluteUrl(path) }]),
  { property: 'og:image', content: absoluteUrl(shareImage.path) },
  { property: 'og:image:width', content: String(shareImage.width) },
  { property: 'og:image:height', content: String(shareImage.height) },
  { property: 'og:image:alt', content: `${builtSite.brand.name}: ${builtSite.brand.tagline}` },
  { name: 'twitter:card', content: 'summary_large_image' },
]

interface PageFacts extends ShareFacts {
  readonly things?: readonly Thing[]
  /** The title is used without the shop's name after it. */
  readonly titleAlone?: boolean
  /**
   * For pages that are neither content nor private, such as the cart; private pages have it from
   * their guard.
   */
  readonly noindex?: boolean
}

const titleOf = (title: string): string => `${title} · ${builtSite.brand.name}`

/** The meta data of a private page, which no search engine and no link preview shows. */
export const pageTitle = (title: string): MetaDescriptor[] => [{ title: titleOf(title) }]

/** The meta data of a page for search engines and link previews; a route's `meta` returns it. */
export const seo = ({
  things = [],
  titleAlone = false,
  noindex = false,
  ...shared
}: PageFacts): MetaDescriptor[] => {
  const { title, description, path } = shared
  return [
    { title: titleAlone ? title : titleOf(title) },
    { name: 'description', content: description },
    ...(path === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: absoluteUrl(path) }]),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...shareTags(shared),
    ...things.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ]
}

export const organization = (): Thing => {
  const { brand, contact } = builtSite
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: brand.name,
    description: brand.tagline,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address.length > 0 && { address: contact.address.join(', ') }),
  }
}

export const breadcrumbs = (
  crumbs: readonly { readonly title: string; readonly path: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(path),
  })),
})
