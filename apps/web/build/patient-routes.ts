import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const chunks = fileURLToPath(new URL('../app/components/load-chunk.ts', import.meta.url))

/**
 * Lets React Router load its pages as the shop loads all its parts (app/components/load-chunk.ts). By itself it loads the whole page afresh
 * whenever a part is missing, again and again for as long as it is. Development servers keep its own way.
 */
export const patientRoutes = (): Plugin => ({
  name: 'patient-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.(?:m?js)/ },
    handler(code) {
      if (!code.includes('async function loadRouteModule(route, routeModulesCache)')) {
        this.error('react-router has changed: see build-plugins/patient-routes.ts')
      }
      return {
        code: `import { loadChunk } from ${JSON.stringify(chunks)}
export const loadRouteModule = async (route, cache) =>
  (cache[route.id] ??= await loadChunk(() => import(/* @vite-ignore */ route.module)))`,
        map: null,
      }
    },
  },
})
