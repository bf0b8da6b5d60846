import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@react-router/dev/config'
import type { ServerBuild } from 'react-router'
import { parseSite } from './app/config/parse-site.ts'
import { paths } from './app/config/paths.ts'
import { runPostBuild } from './build/post-build.ts'
import { catalogueFile, PRODUCT_PATH, readProductIds } from './build/product-pages.ts'
import { dynamicPaths, privatePaths } from './build/route-table.ts'

// For app/features/catalogue/prerendered-catalogue.server.ts, which renders the pages in this
// process.
process.env['CATALOGUE_FILE'] = catalogueFile

/**
 * The static host serves prerendered pages; `/orderdetails/…` and unknown paths start from the
 * fallback page.
 */
export default {
  ssr: false,
  buildDirectory: 'dist',
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    PRODUCT_PATH,
    ...readProductIds().map((id) => `${PRODUCT_PATH}/${id}`),
  ],
  buildEnd: async ({
    reactRouterConfig: { buildDirectory, serverBuildFile },
    viteConfig: { env },
  }) => {
    const text = (name: string) => String(env[name] ?? '')
    const serverBuild = pathToFileURL(join(buildDirectory, 'server', serverBuildFile)).href
    const { routes }: ServerBuild = await import(/* @vite-ignore */ serverBuild)
    const client = join(buildDirectory, 'client')
    const site = parseSite(JSON.parse(await readFile(join(client, 'data.json'), 'utf8')))
    await runPostBuild(client, {
      dynamicPaths: dynamicPaths(routes),
      privatePaths: [...privatePaths(routes)],
      handOffPath: paths.handOff(''),
      apiOrigin: text('VITE_API_URL'),
      siteUrl: text('VITE_SITE_URL') || site.url,
      uploadsUrl: text('VITE_UPLOADS_URL') || text('VITE_API_URL'),
    })
  },
} satisfies Config
