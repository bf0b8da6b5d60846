import { readFileSync } from 'node:fs'
import { formatOf, parseTolerant, prerenderedCatalogueSchema } from '@shop/contract'
import type { PrerenderedCatalogue, Product } from '@shop/contract/host'
import type { PrerenderedData } from '../../api/prerendered-data'
import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import {
  filterProducts,
  homeProducts,
  noFilters,
  pageOfProducts,
  starZoneProducts,
} from './product-filters'

/**
 * All products of a small shop; of a large one those that the page shows first. They keep their
 * order, by which the page sorts them.
 */
const listed = (
  all: readonly Product[],
  path: string,
  shown: readonly Product[],
): PrerenderedData =>
  shown.length === all.length
    ? { products: all }
    : {
        selection: {
          path,
          products: all.filter((product) => shown.includes(product)),
          total: all.length,
        },
      }

const uploadsIn = ({
  products = [],
  selection,
  sliders = [],
  product,
  related = [],
}: PrerenderedData) =>
  new Set([
    ...[...products, ...(selection?.products ?? []), ...related, ...(product ? [product] : [])].map(
      ({ product_thumbnail }) => product_thumbnail,
    ),
    ...(product?.product_images ?? []),
    ...sliders.map(({ image = '' }) => image),
  ])

/** The data with the smaller files of its pictures. */
const withPictures = (
  data: PrerenderedData,
  pictures: PrerenderedCatalogue['pictures'] = {},
): PrerenderedData => {
  const found = [...uploadsIn(data)].flatMap((upload) => {
    const srcset = pictures[upload]
    return srcset === undefined ? [] : [[upload, srcset]]
  })
  return { ...data, pictures: Object.fromEntries(found) }
}

/**
 * The part of the catalogue with which the page at a path is prerendered; undefined for pages
 * without products.
 *
 * @param tests the ids of the tests, which the finder and the page of a test compare
 */
export const pageDataOf = (
  { products, sliders, details }: PrerenderedCatalogue,
  path: string,
  tests: readonly number[],
): PrerenderedData | undefined => {
  const compared = products.filter(({ product_id }) => tests.includes(product_id))
  if (path === paths.home)
    return { ...listed(products, path, [...homeProducts(products), ...compared]), sliders }
  if (path === paths.starZone) return listed(products, path, starZoneProducts(products))
  if (path === paths.category())
    return listed(products, path, [
      ...pageOfProducts(filterProducts(products, noFilters, []), 1),
      ...compared,
    ])
  const product = details.find(({ product_id }) => paths.product(product_id) === path)
  if (!product) return undefined
  const ids = new Set([
    ...(product.related_product_ids ?? []),
    ...(formatOf(product) === 'online_test' ? tests : []),
  ])
  return { product, related: products.filter(({ product_id }) => ids.has(product_id)) }
}

const read = (file: string): PrerenderedCatalogue => {
  const catalogue = parseTolerant(
    prerenderedCatalogueSchema,
    JSON.parse(readFileSync(file, 'utf8')),
  )
  if (catalogue === undefined)
    throw new Error(`${file} is no catalogue: see scripts/collect-catalogue.ts`)
  return catalogue
}

let catalogue: PrerenderedCatalogue | undefined

/**
 * The catalogue that was collected for this build (scripts/collect-catalogue.ts); undefined in
 * development.
 */
export const collectedCatalogue = (): PrerenderedCatalogue | undefined => {
  const file = process.env['CATALOGUE_FILE']
  if (file && import.meta.env.PROD) catalogue ??= read(file)
  return catalogue
}

/** What the page at a path is prerendered with; empty for pages without products. */
export const prerenderedDataOf = (pathname: string): PrerenderedData => {
  const collected = collectedCatalogue()
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const tests = builtSite.tests.map(({ product_id }) => product_id)
  const data = collected && pageDataOf(collected, path, tests)
  return data ? withPictures(data, collected.pictures) : {}
}
