import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { parseSite } from './app/config/site-schema.ts'
import { finishBuild } from './build/post-build.ts'
import { undrawnRoutes } from './build/routes-file.ts'

const site = () => parseSite(JSON.parse(readFileSync(new URL('./public/data.json', import.meta.url), 'utf8')))

/**
 * Every page without a parameter is drawn at build time, so that it is there before any script has run; the rest
 * (`/orderdetails/…`, unknown paths) starts from the fallback document.
 */
export default {
  ssr: false,
  buildDirectory: 'dist',
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  buildEnd: async ({ buildManifest, reactRouterConfig, viteConfig: { env } }) => {
    if (!buildManifest) return
    const text = (name: string) => String(env[name] ?? '')
    await finishBuild(join(reactRouterConfig.buildDirectory, 'client'), undrawnRoutes(buildManifest.routes), {
      apiOrigin: text('VITE_API_URL'),
      uploadsUrl: text('VITE_UPLOADS_URL') || text('VITE_API_URL'),
      stripe: text('VITE_STRIPE_PUBLISHABLE_KEY') !== '' || site().stripe_publishable_key !== '',
    })
  },
} satisfies Config
