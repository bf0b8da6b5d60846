import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'

const headers = z.record(z.string(), z.string())
const manifest = z.object({
  routes: z.array(z.string()),
  headers: z.optional(headers),
  /** Headers by page file. */
  pages: z.optional(z.record(z.string(), headers)),
  /** The product pages: `<path>/<id>`, and `<path>?id=<id>` with the same file. */
  products: z.optional(z.object({ path: z.string(), removed: z.array(z.number()) })),
})
type Manifest = z.infer<typeof manifest>

/** The `speculation-rules` header of the pages names it; browsers require its content type. */
const speculationRulesPath = '/speculation-rules.json'
const siteRoute = '/*'
const fallbackPage = '__spa-fallback.html'

/**
 * Serves a built shop as production does: prerendered pages at their paths, the fallback page for client-side routes
 * (`routes.json`: patterns such as `/orderdetails/:id`) and for products that are newer than the build, and the fallback page with
 * 404 for all other paths.
 */
export const sitePlugin = fp<{ folder: string }>(async (app, options) => {
  const folder = resolve(options.folder)
  const site = readManifest(join(folder, 'routes.json'))
  const isRoute = matcher(site.routes)
  const isProduct = productMatcher(site)
  const pathOf = (url: string) => productPath(site, url) ?? decodedPath(url)

  app.addHook('onSend', async (request, reply, payload) => {
    // The card page, the console and the explorer set their own policies.
    if (request.routeOptions.url !== siteRoute) return payload
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    // A 304 has no content type, but the browser replaces the stored headers by its headers: never the API's policy.
    if (isPage || reply.statusCode === 304) {
      reply.removeHeader('content-security-policy')
      const path = pathOf(request.url)
      const page = (path === null ? null : fileOf(folder, path)) ?? fallbackPage
      const own = site.pages?.[page] ?? site.pages?.[page.replace(/\d+(?=\/index\.html$)/, ':id')]
      reply.headers({ ...site.headers, ...own })
    }
    if (request.url === speculationRulesPath) reply.header('content-type', 'application/speculationrules+json')
    return payload
  })

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })

  app.get(siteRoute, async (request, reply) => {
    const path = pathOf(request.url)
    if (path === null || isBackEnd(path)) return reply.callNotFound()
    if (path.startsWith('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
    else reply.header('cache-control', 'no-cache')

    const file = fileOf(folder, path)
    if (file !== null) return reply.sendFile(file)
    if (isFile(path)) return reply.header('cache-control', 'no-store').callNotFound()
    return reply.status(isRoute(path) || isProduct(path) ? 200 : 404).sendFile(fallbackPage)
  })
})

const readManifest = (path: string): Manifest =>
  existsSync(path) ? z.parse(manifest, JSON.parse(readFileSync(path, 'utf8'))) : { routes: [] }

const decodedPath = (url: string): string | null => {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/')
    return path.includes('\0') || path.split('/').includes('..') ? null : path
  } catch {
    return null
  }
}

/** The canonical path of `<path>?id=<id>`: an internal rewrite, since a redirect would delay the page. */
const productPath = ({ products }: Manifest, url: string): string | null => {
  const [path = '', query] = url.split('?', 2)
  const id = new URLSearchParams(query).get('id') ?? ''
  return products && path.replace(/\/$/, '') === products.path && productId.test(id) ? `${products.path}/${id}` : null
}

const productId = /^[1-9]\d{0,14}$/

/** Whether a path may be that of a product, of which the build need not know. */
const productMatcher = ({ products }: Manifest) => {
  const removed = new Set(products?.removed.map(String))
  return (path: string): boolean => {
    if (!products || !path.startsWith(`${products.path}/`)) return false
    const id = path.slice(products.path.length + 1).replace(/\/$/, '')
    return productId.test(id) && !removed.has(id)
  }
}

const isBackEnd = (path: string) => /^\/(?:api|uploads|pay|docs|__mock)(?:\/|$)/.test(path)
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

/** The file of a path: the file itself or its prerendered page. */
const fileOf = (folder: string, path: string): string | null => {
  const name = path.replace(/^\/+|\/+$/g, '')
  if (name === fallbackPage || name === 'routes.json') return null
  const candidates = isFile(name) ? [name] : [join(name, 'index.html'), ...(name === '' ? [] : [`${name}.html`])]
  return candidates.find((candidate) => existsSync(join(folder, candidate))) ?? null
}

const matcher = (routes: readonly string[]) => {
  const patterns = routes.map((route) => {
    const source = route
      .replace(/\/+$/, '')
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')
      // `/st/return/*` matches `/st/return` too.
      .replace(/\/\\\*$/, '(?:/.*)?')
    return new RegExp(`^${source}/?$`)
  })
  return (path: string) => patterns.some((pattern) => pattern.test(path))
}
