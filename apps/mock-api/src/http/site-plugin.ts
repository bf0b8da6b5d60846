import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { sendWithStandIn, usesStandIn } from './stand-in.ts'

const headersSchema = z.record(z.string(), z.string())
const manifestSchema = z.object({
  /** Client-side routes: patterns such as `/orderdetails/:id`. */
  routes: z.array(z.string()),
  headers: z.optional(headersSchema),
  /** Headers by page file. */
  pages: z.optional(z.record(z.string(), headersSchema)),
  /** The product pages: `<path>/<id>`, and `<path>?id=<id>` with the same file. */
  productPath: z._default(z.string(), '/product/detail'),
})

/** A built shop, with the manifest of its build. */
type Site = z.output<typeof manifestSchema> & { readonly folder: string }

const fallbackPage = '__spa-fallback.html'

/**
 * Serves a built shop as production does: prerendered pages at their paths, the fallback page for
 * client-side routes and for products that are newer than the build, and the fallback page with 404
 * for all other paths.
 */
export const sitePlugin = fp<{ folder: string }>(
  async (app, options) => {
    const folder = resolve(options.folder)
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'))
    const site = { ...z.parse(manifestSchema, manifest), folder }

    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    })
    // `/st/return/*` matches `/st/return` too.
    const patterns = site.routes.flatMap((pattern) => [pattern, pattern.replace(/\/\*$/, '')])
    for (const pattern of new Set(patterns)) {
      app.get(pattern, (request, reply) => sendFile(site, request, reply, true))
    }
    app.get('/*', (request, reply) => sendFile(site, request, reply, false))
  },
  { name: 'site', dependencies: ['worlds'] },
)

const sendFile = (
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  isClientRoute: boolean,
) => {
  const found = findFile(site, request.url, isClientRoute)
  if (found === null) return reply.callNotFound()
  const { file, status } = found
  reply.status(status).header('cache-control', cachingOf(file))
  if (file.endsWith('.html')) setPageHeaders(site, reply, file)
  const hasStandIn = usesStandIn(file) && request.existingWorld?.cardProvider === 'embedded'
  return hasStandIn ? sendWithStandIn(reply, join(site.folder, file)) : reply.sendFile(file)
}

const cachingOf = (file: string): string =>
  file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The headers of pages instead of those of the API, and those of the product page for products. */
const setPageHeaders = (site: Site, reply: FastifyReply, file: string): void => {
  const fileOfAnyId = file.replace(/(?<=\/)\d+(?=\/index\.html$)/, ':id')
  const ownHeaders = site.pages?.[file] ?? site.pages?.[fileOfAnyId]
  reply.removeHeader('content-security-policy').headers({ ...site.headers, ...ownHeaders })
}

interface FoundFile {
  /** Below the folder of the site. */
  readonly file: string
  readonly status: 200 | 404
}

/**
 * The file for an address; null for a missing file with an extension, and for paths of the API.
 * @param isClientRoute whether the address matches a client-side route
 */
const findFile = (site: Site, url: string, isClientRoute: boolean): FoundFile | null => {
  const [address = '/', query] = url.split('?', 2)
  const path = productRewrite(site, address, query) ?? decode(address)
  if (path === null || isServerPath(path)) return null
  const file = existingFile(site.folder, path)
  if (file !== null) return { file, status: 200 }
  if (hasExtension(path)) return null
  // The shop asks the API about a product that has no page yet.
  const isKnown = isClientRoute || isProductPath(site, path)
  return { file: fallbackPage, status: isKnown ? 200 : 404 }
}

const productId = /^[1-9]\d{0,14}$/

/** The path of a product whose id is in the query. A redirect to it would delay the page. */
const productRewrite = (site: Site, address: string, query?: string): string | undefined => {
  const id = new URLSearchParams(query).get('id') ?? ''
  const isProduct = address.replace(/\/$/, '') === site.productPath && productId.test(id)
  return isProduct ? `${site.productPath}/${id}` : undefined
}

const isProductPath = ({ productPath }: Site, path: string): boolean =>
  path.startsWith(`${productPath}/`) &&
  productId.test(path.slice(productPath.length + 1).replace(/\/$/, ''))

const decode = (address: string): string | null => {
  try {
    const path = decodeURIComponent(address)
    return path.includes('\0') || path.split('/').includes('..') ? null : path
  } catch {
    return null
  }
}

const isServerPath = (path: string): boolean =>
  /^\/(?:api|uploads|pay|docs|__mock)(?:\/|$)/.test(path)

const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

const existingFile = (folder: string, path: string): string | null => {
  const name = path.split('/').filter(Boolean).join('/')
  // Pages have one address, without their file.
  if (name.endsWith('.html') || name === 'routes.json') return null
  const candidates = hasExtension(name)
    ? [name]
    : [join(name, 'index.html'), ...(name === '' ? [] : [`${name}.html`])]
  return candidates.find((candidate) => existsSync(join(folder, candidate))) ?? null
}
