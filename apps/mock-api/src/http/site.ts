import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { sendWithStandIn, usesStandIn } from './stand-in.ts'
import { existingWorld } from './worlds.ts'

const headers = z.record(z.string(), z.string())
const manifestSchema = z.object({
  /** Client-side routes: patterns such as `/orderdetails/:id`. */
  routes: z.array(z.string()),
  headers: z.optional(headers),
  /** Headers by page file. */
  pages: z.optional(z.record(z.string(), headers)),
  /** The product pages: `<path>/<id>`, and `<path>?id=<id>` with the same file. */
  productPath: z._default(z.string(), '/product/detail'),
})

const fallbackPage = '__spa-fallback.html'
const productId = /^[1-9]\d{0,14}$/

/**
 * Serves a built shop as production does: prerendered pages at their paths, the fallback page for client-side routes and for products that
 * are newer than the build, and the fallback page with 404 for all other paths.
 */
export const sitePlugin = fp<{ folder: string }>(async (app, options) => {
  const folder = resolve(options.folder)
  const site = z.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')),
  )
  const isProduct = (path: string): boolean => {
    const id = path.startsWith(`${site.productPath}/`)
      ? path.slice(site.productPath.length + 1).replace(/\/$/, '')
      : ''
    return productId.test(id)
  }

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })

  const serve = (isRoute: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const [address = '/', query] = request.url.split('?', 2)
    const id = new URLSearchParams(query).get('id') ?? ''
    // An internal rewrite: a redirect would delay the page.
    const isRewritten = address.replace(/\/$/, '') === site.productPath && productId.test(id)
    const path = isRewritten ? `${site.productPath}/${id}` : decode(address)
    if (path === null || /^\/(?:api|uploads|pay|docs|__mock)(?:\/|$)/.test(path))
      return reply.callNotFound()
    const file = fileOf(folder, path)
    if (file === null && isFile(path)) return reply.callNotFound()
    reply.header(
      'cache-control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    const page = file ?? fallbackPage
    if (page.endsWith('.html')) {
      const own = site.pages?.[page] ?? site.pages?.[page.replace(/\d+(?=\/index\.html$)/, ':id')]
      // Not the API's policy.
      reply.removeHeader('content-security-policy').headers({ ...site.headers, ...own })
    }
    const isKnown = file !== null || isProduct(path) || (isRoute && !isRewritten)
    reply.status(isKnown ? 200 : 404)
    const hasStandIn = usesStandIn(page) && existingWorld(request)?.cardProvider === 'embedded'
    return hasStandIn ? sendWithStandIn(reply, join(folder, page)) : reply.sendFile(page)
  }
  // `/st/return/*` matches `/st/return` too.
  for (const route of new Set(
    site.routes.flatMap((pattern) => [pattern, pattern.replace(/\/\*$/, '')]),
  )) {
    app.get(route, serve(true))
  }
  app.get('/*', serve(false))
})

const decode = (address: string): string | null => {
  try {
    const path = decodeURIComponent(address)
    return path.includes('\0') || path.split('/').includes('..') ? null : path
  } catch {
    return null
  }
}

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

const fileOf = (folder: string, path: string): string | null => {
  const name = path.replace(/^\/+|\/+$/g, '')
  if (name === fallbackPage || name === 'routes.json') return null
  const candidates = isFile(name)
    ? [name]
    : [join(name, 'index.html'), ...(name === '' ? [] : [`${name}.html`])]
  return candidates.find((candidate) => existsSync(join(folder, candidate))) ?? null
}
