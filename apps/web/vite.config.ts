import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { POLICY } from '@shop/contract'
import { defineConfig, type Rolldown } from 'vite'
import { parseSite } from './app/config/parse-site.ts'
import { apiProxy } from './build/api-proxy.ts'
import { contractOutlines, liveContract } from './build/contract-outline.ts'
import { informationPages, parseFrontmatter } from './build/information-pages.ts'
import { liveFolders } from './build/live-folders.ts'
import siteData from './public/data.json' with { type: 'json' }

/**
 * Keeps the host name, which selects the mock's world (`alice.localhost`). On a network, forwarding
 * headers keep its other machines from the mock's controls.
 */
const toApi = apiProxy(process.env['API_URL'] ?? 'http://localhost:4010', {
  changeOrigin: false,
  xfwd: process.env['WEB_HOST'] !== undefined,
})

// The owner's settings at build time, for prerendered pages.
const site = parseSite(siteData)
const { name } = site.author

const frontmatterValues = {
  ebookWorkingDays: POLICY.ebookWorkingDays,
  author: name || 'The author',
  authorTitle: name ? `${name}, author of the LPI` : 'The author of the LPI',
}

// What the search of the header finds besides products.
const contentFolder = new URL('./app/content/', import.meta.url)
const pages = globSync('**/*.mdx', { cwd: contentFolder }).flatMap((file) => {
  const source = readFileSync(new URL(file, contentFolder), 'utf8')
  const [, yaml = ''] = /^---\n(.*?)\n---/s.exec(source) ?? []
  try {
    const { title, description, canonical } = parseFrontmatter(yaml, frontmatterValues)
    const titles = source.matchAll(
      /^##+ (.+?)(?: \[#.*)?$|<(?:Question|DocumentItem) .*?\btitle="(.+?)"/gm,
    )
    const words = [...titles].map(([, heading, other]) => heading ?? other).join(' ')
    return canonical
      ? []
      : [{ path: `/${file.replace(/\.mdx$/, '')}`, name: title, summary: description, words }]
  } catch {
    // The compiler of the page names the error with its file and line.
    return []
  }
})

const zod = /[\\/]zod[\\/]/

/** zod, or a module that uses it: each is loaded with the calls or the forms that import it. */
const needsZod = (id: string, context: Rolldown.ChunkingContext): boolean =>
  zod.test(id) || !!context.getModuleInfo(id)?.importedIds.some((imported) => zod.test(imported))

const content = /app[\\/]content[\\/]|illustrations|radar/
const mui =
  /node_modules[\\/](?:@mui|@emotion|@babel|stylis|clsx|hoist-non-react-statics|react-is|react-transition-group)[\\/]/
const muiKit = /components[\\/]mui[\\/]/

/**
 * What many pages need is in few files, since many small ones compress less. zod, the schemas and
 * MUI are not part of the first load.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|@reduxjs|redux-persist|@ts-rest)[\\/]/,
  },
  {
    name: (id: string, context: Rolldown.ChunkingContext) =>
      needsZod(id, context) ? null : 'shared',
    debugName: 'shared',
    test: (id: string) => ![content, mui, muiKit].some((group) => group.test(id)),
    minShareCount: 12,
  },
  {
    name: 'products',
    // Lists of products have no quantity field.
    test: /features[\\/](?:cart|catalogue|wishlist)[\\/](?!.*quantity-field)|product-actions|thumbnail/,
    minShareCount: 3,
  },
  { name: 'layouts', test: /app[\\/](?:layouts|routing|state|api[\\/]retry)/, minShareCount: 2 },
  { name: 'mui', test: mui, minShareCount: 4 },
]

const sharedSources = ['contract', 'design'].map((name) =>
  fileURLToPath(new URL(`../../packages/${name}/src`, import.meta.url)),
)

export default defineConfig({
  plugins: [
    liveFolders(sharedSources),
    liveContract,
    informationPages(frontmatterValues),
    reactRouter(),
  ],
  define: {
    __SITE_DATA__: JSON.stringify(site),
    ...contractOutlines,
    __BUILD_YEAR__: new Date().getFullYear(),
    __INFORMATION_PAGES__: JSON.stringify(pages),
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    // *.localhost names must reach the server on whichever loopback address the browser uses.
    host: process.env['WEB_HOST'] ?? 'localhost',
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(
      ['/api', '/uploads', '/pay', '/test/start', '/__mock', '/docs', '/healthz', '/readyz'].map(
        (path) => [path, toApi],
      ),
    ),
  },
  // Finds all libraries before the first request: one found during a page load makes the server
  // bundle all of them again, and the page's earlier requests fail.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  build: { target: 'es2022', reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})
