import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type ProxyOptions } from 'vite'
import { parseSite } from './app/config/site-schema.ts'
import { chunkGroups } from './build/chunks.ts'
import { contractOutline } from './build/contract-outline.ts'
import { patientRoutes } from './build/patient-routes.ts'
import { withoutInlinedZod } from './build/without-inlined-zod.ts'

const api = process.env['API_URL'] ?? 'http://localhost:4010'

/** The host name goes through unchanged: it names the mock's world (`alice.localhost`). */
const toApi: ProxyOptions = { target: api, changeOrigin: false, xfwd: true }

export default defineConfig({
  plugins: [contractOutline(), withoutInlinedZod(), patientRoutes(), reactRouter()],
  define: {
    // The owner's settings as they stand at build time, so that prerendered pages show them before data.json is read.
    __SITE_DATA__: JSON.stringify(
      parseSite(JSON.parse(readFileSync(new URL('./public/data.json', import.meta.url), 'utf8'))),
    ),
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    // Every *.localhost name must reach the server, whichever loopback address the browser picks for it.
    host: process.env['WEB_HOST'] ?? 'localhost',
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(['/api', '/uploads', '/pay', '/__mock', '/docs'].map((path) => [path, toApi])),
  },
  // Every library of every page is found before the first page is asked for: one found later has the server bundle all of them
  // anew while the page loads, and what it had loaded by then is refused.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  ssr: { noExternal: [/^@mui\//] },
  build: { target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups() } },
        },
      },
    },
  },
})
