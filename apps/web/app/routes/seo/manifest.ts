import { colours } from '@shop/design'
import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'

/** /manifest.webmanifest, generated at build time. */
export const loader = () =>
  Response.json(
    {
      name: builtSite.brand.name,
      short_name: builtSite.brand.short,
      description: builtSite.brand.tagline,
      lang: 'en-MY',
      start_url: paths.home,
      display: 'minimal-ui',
      background_color: colours.light.paper,
      theme_color: colours.light.paper,
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
