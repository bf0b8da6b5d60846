import { readFileSync } from 'node:fs'
import { formatOf, parseTolerant, prerenderedCatalogueSchema } from '@shop/contract'
import type { PrerenderedCatalogue, Product } from '@shop/contract/host'
import { paths } from '../config/paths'
import type { PrerenderedData } from './prerendered-data'

const read = (file: string): PrerenderedCatalogue => {
  const catalogue = parseTolerant(prerenderedCatalogueSchema, JSON.parse(readFileSync(file, 'utf8')))
  if (catalogue === undefined) throw new Error(`${file} is no catalogue: see scripts/collect-catalogue.ts`)
  return catalogue
}

let catalogue: PrerenderedCatalogue | undefined

/** The catalogue that was collected for this build (scripts/collect-catalogue.ts); undefined in development. */
export const collectedCatalogue = (): PrerenderedCatalogue | undefined => {
  const file = process.env['CATALOGUE_FILE']
  if (file && import.meta.env.PROD) catalogue ??= read(file)
  return catalogue
}

const isTest = (product: Product) => formatOf(product) === 'online_test'

/** The home page shows no summaries, and has no room for them. */
const withoutSummary = ({ product_summary, ...product }: Product): Product => product

const dataOf = ({ products, sliders, details }: PrerenderedCatalogue, path: string): PrerenderedData | undefined => {
  if (path === paths.home) return { products: products.map(withoutSummary), sliders }
  if (path === paths.category() || path === paths.starZone) return { products }
  const product = details.find(({ product_id }) => paths.product(product_id) === path)
  if (!product) return undefined
  const ids = product.related_product_ids ?? []
  // A test is compared with the others.
  const isOther = (other: Product) => ids.includes(other.product_id) || (isTest(product) && isTest(other))
  return { product, related: products.filter(isOther) }
}

const uploadsIn = ({ products = [], sliders = [], product, related = [] }: PrerenderedData): ReadonlySet<string> =>
  new Set([
    ...[...products, ...related, ...(product ? [product] : [])].map(({ product_thumbnail }) => product_thumbnail),
    ...(product?.product_images ?? []),
    ...sliders.map(({ image = '' }) => image),
  ])

const withPictures = (data: PrerenderedData, pictures: PrerenderedCatalogue['pictures'] = {}): PrerenderedData => {
  const uploads = uploadsIn(data)
  return { ...data, pictures: Object.fromEntries(Object.entries(pictures).filter(([upload]) => uploads.has(upload))) }
}

/** What the page at a path is prerendered with; undefined for pages without products. */
export const prerenderedDataOf = (pathname: string): PrerenderedData | undefined => {
  const collected = collectedCatalogue()
  const data = collected && dataOf(collected, pathname === '/' ? pathname : pathname.replace(/\/$/, ''))
  return data && withPictures(data, collected.pictures)
}
