import type { Product, ProductDetail, Slider } from '@shop/contract/host'
import { createContext, use } from 'react'

/**
 * What a page was prerendered with. It is in the page's HTML as JSON, since hydration has to render
 * the same.
 */
export interface PrerenderedData {
  /** All products. */
  readonly products?: readonly Product[]
  /** The products that a page shows first, of a shop that has more. */
  readonly selection?: {
    readonly path: string
    readonly products: readonly Product[]
    readonly total: number
  }
  readonly sliders?: readonly Slider[]
  /** The product of a product page. */
  readonly product?: ProductDetail
  /**
   * The other products on that page: those that go well with it and, for a test, the other tests.
   */
  readonly related?: readonly Product[]
  /** The `srcset` of pictures of which the build has smaller files, by upload name. */
  readonly pictures?: Readonly<Record<string, string>>
}

const ELEMENT_ID = 'prerendered-data'

/** The data in this page's HTML, which the same build wrote. */
export const readPrerendered = (): PrerenderedData =>
  JSON.parse(document.getElementById(ELEMENT_ID)?.textContent || '{}')

/**
 * The data with which the visit's first page was prerendered. The build provides them; a browser
 * reads them once.
 */
export const PrerenderedContext = createContext<PrerenderedData>(
  import.meta.env.SSR ? {} : readPrerendered(),
)

export const usePrerenderedData = (): PrerenderedData => use(PrerenderedContext)

/**
 * The attributes of the element that holds the data. The build writes it, and hydration leaves it
 * as it is. `<` is escaped: `</script>` would end the element.
 */
export const prerenderedElement = (data: PrerenderedData) => ({
  id: ELEMENT_ID,
  type: 'application/json',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {
    __html: import.meta.env.SSR ? JSON.stringify(data).replaceAll('<', '\\u003c') : '',
  },
})
