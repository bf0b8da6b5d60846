/**
 * Collects the products and slides with which the shop's pages are prerendered, and writes them to
 * a file: `node scripts/collect-catalogue.ts`, part of the web build. They come from the mock, or
 * from the host in CATALOGUE_URL or else VITE_API_URL: a shop of another host never shows the
 * mock's samples.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contract, parseBody, uploadUrlIn } from '@shop/contract'
import type { PrerenderedCatalogue } from '@shop/contract/host'
import { createMock } from '@shop/mock-api'
import { inRoot } from '@shop/tooling/in-root'
import pMap from 'p-map'
import type * as z from 'zod/mini'
import { stop } from './options.ts'
import { makeVariants } from './picture-variants.ts'

export interface CatalogueHost {
  /** The host's origin, or `mock`. */
  readonly source: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const originOf = (source: string) => (source === 'mock' ? 'http://localhost' : source)

/**
 * Requests a path of a host and reads the response, however it is wrapped.
 * @throws Error that names the path and what is wrong
 */
const request = async <S extends z.core.$ZodType>(
  { source, fetch }: CatalogueHost,
  path: string,
  schema: S,
) => {
  const from = source === 'mock' ? 'the mock' : source
  const response = await fetch(`${originOf(source)}${path}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  }).catch((cause: unknown) => {
    throw new Error(`${from} cannot be reached (${path}): ${messageOf(cause)}`, { cause })
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${from} responds to ${path} with status ${response.status}`)
  const json: unknown = await response.json().catch(() => undefined)
  const body = json === undefined ? undefined : parseBody(schema, json)
  if (body === undefined)
    throw new Error(`the response of ${from} to ${path} does not fit the contract`)
  return body
}

/**
 * The catalogue of a host.
 * @throws Error when the host cannot be reached or a response does not fit the contract
 */
export const collectCatalogue = async (host: CatalogueHost): Promise<PrerenderedCatalogue> => {
  const { catalog } = contract
  const products = (await request(host, catalog.products.path, catalog.products.responses[200]))
    ?.data
  if (!products) throw new Error(`${host.source} has no ${catalog.products.path}`)
  const sliders =
    (await request(host, catalog.sliders.path, catalog.sliders.responses[200]))?.data ?? []
  const detailSchema = catalog.product.responses[200]
  const details = await pMap(
    products,
    ({ product_id }) =>
      request(host, catalog.product.path.replace(':id', String(product_id)), detailSchema),
    { concurrency: 8 },
  )
  return {
    source: host.source,
    products,
    sliders,
    details: details.flatMap((detail) => (detail ? [detail.data] : [])),
  }
}

const setting = (name: string) => (process.env[name] ?? '').replace(/\/+$/, '')

/** The pictures that the pages show, by upload name, where the host has them. */
const pictureUrls = ({
  source,
  products,
  details,
  sliders,
}: PrerenderedCatalogue): ReadonlyMap<string, string> => {
  // As the pages find them (apps/web/app/config/env.ts).
  const uploadsUrl = setting('VITE_UPLOADS_URL') || `${setting('VITE_API_URL')}/uploads`
  const uploads = [
    ...products.map(({ product_thumbnail }) => product_thumbnail),
    ...details.flatMap(({ product_images = [] }) => product_images),
    ...sliders.map(({ image = '' }) => image),
  ]
  return new Map(
    uploads.flatMap((upload) => {
      const url = uploadUrlIn(uploadsUrl, upload)
      return url === undefined ? [] : [[upload, new URL(url, originOf(source)).href] as const]
    }),
  )
}

/**
 * Collects the catalogue of the configured host with smaller files of its pictures.
 * @throws Error when it has none
 */
const collect = async (file: string): Promise<PrerenderedCatalogue> => {
  const url = setting('CATALOGUE_URL') || setting('VITE_API_URL')
  const mock = url === '' ? await createMock() : undefined
  const host: CatalogueHost = mock ? { source: 'mock', fetch: mock.fetch } : { source: url, fetch }
  try {
    const catalogue = await collectCatalogue(host)
    const folder = join(dirname(file), 'pictures')
    return {
      ...catalogue,
      pictures: await makeVariants(pictureUrls(catalogue), host.fetch, folder),
    }
  } finally {
    await mock?.close()
  }
}

if (import.meta.main) {
  const file = inRoot('apps/web/.catalogue/catalogue.json')
  const catalogue = await collect(file).catch((error: unknown) =>
    stop(
      `The catalogue for the prerendered pages could not be collected: ${messageOf(error)}.\n` +
        'Start the host or correct CATALOGUE_URL. Without CATALOGUE_URL and VITE_API_URL the ' +
        'pages show the samples of the mock.',
    ),
  )
  const { source, products, pictures = {} } = catalogue
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(catalogue)}\n`)
  const from = source === 'mock' ? 'the mock (samples; CATALOGUE_URL names another host)' : source
  console.log(
    `Catalogue: ${products.length} products from ${from}; ` +
      `${Object.keys(pictures).length} pictures with smaller files.`,
  )
}
