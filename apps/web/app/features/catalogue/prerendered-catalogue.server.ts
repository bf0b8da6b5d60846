import { readFileSync } from 'node:fs'
import { parseTolerant, prerenderedCatalogueSchema } from '@shop/contract'
import type { PrerenderedCatalogue } from '@shop/contract/host'
import type { PrerenderedData } from '../../api/prerendered-data'
import { builtSite } from '../../config/site'
import { pageDataOf, withPictures } from './page-data'

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

const comparedTests = builtSite.tests.map(({ product_id }) => product_id)

/** What the page at a path is prerendered with; empty for pages without products. */
export const prerenderedDataOf = (pathname: string): PrerenderedData => {
  const collected = collectedCatalogue()
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const data = collected && pageDataOf(collected, path, comparedTests)
  return data ? withPictures(data, collected.pictures) : {}
}
