import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeRoutesFile } from './build-plugins/routes-file.ts'

/**
 * Every page without a parameter is drawn at build time, so that it is there before any script has run; the rest
 * (`/orderdetails/…`, unknown paths) starts from the fallback document.
 */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  buildEnd: async ({ buildManifest, reactRouterConfig }) => {
    if (buildManifest) await writeRoutesFile(join(reactRouterConfig.buildDirectory, 'client'), buildManifest.routes)
  },
} satisfies Config
