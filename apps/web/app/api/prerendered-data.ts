import type { Product, ProductDetail, Slider } from '@shop/contract/host'
import { createContext, use } from 'react'

/** What a page was prerendered with. It is in the page's HTML as JSON, since hydration has to render the same. */
export interface PrerenderedData {
  /** All products. */
  readonly products?: readonly Product[]
  /** The products that a page shows first, of a shop that has more. */
  readonly selection?: { readonly path: string; readonly products: readonly Product[]; readonly total: number }
  readonly sliders?: readonly Slider[]
  /** The product of a product page. */
  readonly product?: ProductDetail
  /** The other products on that page: those that go well with it and, for a test, the other tests. */
  readonly related?: readonly Product[]
  /** The `srcset` of pictures of which the build has smaller files, by upload name. */
  readonly pictures?: Readonly<Record<string, string>>
}

interface Prerendered {
  readonly data: PrerenderedData
  /** The data as the page has them; empty for a page without. */
  readonly json: string
}

const ELEMENT_ID = 'prerendered-data'
const none: Prerendered = { data: {}, json: '' }

export const PrerenderedContext = createContext(none)

/** The data with which the visit's first page was prerendered. */
export const usePrerenderedData = (): PrerenderedData => use(PrerenderedContext).data

/** The attributes of the element that holds the data; undefined for a page without. `<` is escaped: `</script>` would end it. */
export const usePrerenderedElement = () => {
  const { json } = use(PrerenderedContext)
  return json === ''
    ? undefined
    : { id: ELEMENT_ID, type: 'application/json', dangerouslySetInnerHTML: { __html: json } }
}

/** For the build. */
export const prerenderedWith = (data: PrerenderedData | undefined): Prerendered =>
  data === undefined ? none : { data, json: JSON.stringify(data).replaceAll('<', '\\u003c') }

/** For the browser: the data in this page's HTML, which the same build wrote. */
export const readPrerendered = (): Prerendered => {
  const json = document.getElementById(ELEMENT_ID)?.textContent ?? ''
  return json === '' ? none : { data: JSON.parse(json), json }
}
